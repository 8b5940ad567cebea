import { globSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';
import { nodeOnlyModules } from '../layers.mjs';
import type { UnsupportedUseInFile } from './reportViolations.ts';
import { findUnsupportedInScript } from './scriptFeatures.ts';
import { findUnsupportedInStyles } from './styleFeatures.ts';

const root = join(import.meta.dirname, '../..');
const toRelativePath = (file: string): string => relative(root, file).split(sep).join('/');

/**
 * Matches modules that never reach browsers, including src/pages: their templates run at build time.
 * tests/browser/browsers.test.ts checks the built pages.
 */
const nodeOnlyFile = new RegExp(`${nodeOnlyModules}|^src/pages/`);

/** Creates a TypeScript program of src/ with the library of the oldest browsers. @throws Error if the configuration can't be read */
export function createBrowserProgram(): ts.Program {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, 'src/tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
      },
    },
  );
  return ts.createProgram(config?.fileNames ?? [], config?.options ?? {});
}

/** Finds unsupported features of the scripts in src/ that browsers run. */
export const findUnsupportedInSourceScripts = (program: ts.Program): UnsupportedUseInFile[] =>
  program
    .getSourceFiles()
    .map((source) => ({ source, file: toRelativePath(source.fileName) }))
    .filter(({ file }) => file.startsWith('src/') && !nodeOnlyFile.test(file))
    .flatMap(({ source, file }) => findUnsupportedInScript(source, program).map((use) => ({ ...use, file })));

/** Finds unsupported features of the styles in src/. @throws Error with the file's name if it can't be parsed */
export const findUnsupportedInSourceStyles = (): UnsupportedUseInFile[] =>
  globSync('src/**/*.css', { cwd: root }).flatMap((path) => {
    const file = path.split(sep).join('/');
    try {
      return findUnsupportedInStyles(readFileSync(join(root, path), 'utf8')).map((use) => ({ ...use, file }));
    } catch (error) {
      throw new Error(`css-tree can't parse ${file}, so the oldest browsers may not either: ${String(error)}`);
    }
  });
