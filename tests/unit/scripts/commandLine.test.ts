import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseCommandLine } from '../../../scripts/commandLine.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const documents = ['README.md', '.github/CONTRIBUTING.md', ...globSync('{scripts,tests,src}/**/*.md', { cwd: root })];

/** The npm commands that take options, and the file that lists them. */
const commands = Object.entries(scripts).flatMap(([name, command]): [string, string][] => {
  const [file] = /(?<= )scripts\/(?!test\/)\S+\.ts$/.exec(command) ?? [];
  return file ? [[name, file.replace('sandbox/sandbox.ts', 'sandbox/arguments.ts')]] : [];
});

test.each(commands)('R12.1 documents name only options that npm run %s takes', (name, file) => {
  const taken = [...read(file).matchAll(/\b'?([\w-]+)'?: \{\s*type: '(?:string|boolean)'/g)].map(
    ([, option]) => option,
  );
  const named = documents.flatMap((document) =>
    [...read(document).matchAll(/npm run (?:--silent )?([\w:]+)([^`|\n#]*)/g)]
      .filter(([, command]) => command === name)
      .flatMap(([, , rest = '']) => [...rest.matchAll(/ --([a-z][\w-]*)/g)].map(([, option]) => option)),
  );
  expect([...taken, 'help']).toEqual(expect.arrayContaining(named));
});

test('R12.1 an unknown option is refused by its name', () => {
  expect(() => parseCommandLine({ name: 'icons', help: '' }, ['--colour'])).toThrow("Unknown option '--colour'");
});
