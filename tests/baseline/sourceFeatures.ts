import { globSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';
import { nodeOnly } from '../layers.mjs';
import type { Found } from './judge.ts';
import { usedByScript } from './scripts.ts';
import { usedByStyles } from './styles.ts';

const root = join(import.meta.dirname, '../..');
const named = (file: string): string => relative(root, file).split(sep).join('/');

/** Pages are made by Node; what is in them is looked at as it is built (tests/browser/browsers.test.ts). */
const runsInNode = new RegExp(`${nodeOnly}|^src/pages/`);

/** src/ as TypeScript sees it with the library that the oldest browsers have. @throws where its settings can't be read */
export function browserProgram(): ts.Program {
  const settings = ts.getParsedCommandLineOfConfigFile(
    join(root, 'src/tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
      },
    },
  );
  return ts.createProgram(settings?.fileNames ?? [], settings?.options ?? {});
}

/** What the scripts of src/ that reach browsers use and the oldest of them lack. */
export const usedInScripts = (program: ts.Program): Found[] =>
  program
    .getSourceFiles()
    .filter(({ fileName }) => named(fileName).startsWith('src/') && !runsInNode.test(named(fileName)))
    .flatMap((file) => usedByScript(file, program).map((use) => ({ ...use, file: named(file.fileName) })));

/** The same of the styles of src/. @throws where one can't be read */
export const usedInStyles = (): Found[] =>
  globSync('src/**/*.css', { cwd: root }).flatMap((file) => {
    try {
      return usedByStyles(readFileSync(join(root, file), 'utf8')).map((use) => ({
        ...use,
        file: named(join(root, file)),
      }));
    } catch (error) {
      throw new Error(
        `${file} holds what the reader of styles does not know, nor do the oldest browsers: ${String(error)}`,
      );
    }
  });
