import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseMinutes } from '../../../scripts/commandLine.ts';
import { startScript } from '../../support/startScript.ts';
import { isDeepRun } from '../../support/isDeepRun.ts';
import { pickEvenly } from '../../support/sampling.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

const imagesScript = 'scripts/openGraphImages/openGraphImages.ts';
/** Commands with the file that parses their options. */
const commands: [name: string, file: string][] = [
  ...Object.entries(scripts).flatMap(([name, command]): [string, string][] => {
    const [file] = /(?<= )scripts\/(?!test\/)\S+\.ts$/.exec(command) ?? [];
    return file ? [[name, file]] : [];
  }),
  [imagesScript, imagesScript],
];
const scriptDocuments = ['README.md', ...globSync('scripts/**/*.md', { cwd: root })];
const documents = [...scriptDocuments, '.github/CONTRIBUTING.md', ...globSync('{tests,src}/**/*.md', { cwd: root })];

/** The options of a command that documents mention. */
const findDocumentedOptions = (command: string, inDocuments = documents): string[] =>
  inDocuments.flatMap((document) =>
    [...read(document).matchAll(/(?:npm run (?:--silent )?|node )([\w:/.]+)([^`|\n#]*)/g)]
      .filter(([, name]) => name === command)
      .flatMap(([, , rest = '']) => [...rest.matchAll(/ --([a-z][\w-]*)/g)].map(([, option = '']) => option)),
  );

describe('R12.1 --help lists every option of a command, including those in documents', () => {
  // Only a sample, since each case starts a process; all in the deep tests.
  test.concurrent.each(isDeepRun ? commands : pickEvenly(commands, 4))('%s', async (name, file) => {
    const { code, stdout, stderr } = await startScript(file, { args: ['--help'] }).exited;
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(name === imagesScript ? `node ${name}` : `npm run ${name}`);
    const source = read(file.replace('sandbox/sandbox.ts', 'sandbox/arguments.ts'));
    const parsedOptions = [...source.matchAll(/\b'?([\w-]+)'?: \{\s*type: '(?:string|boolean)'/g)].map(
      ([, option]) => option,
    );
    const listedOptions = [...stdout.matchAll(/^ {2}--([\w-]+)(?: \S+)? +\S/gm)].map(([, option]) => option);
    expect(listedOptions).toEqual(parsedOptions);
    expect([...listedOptions, 'help']).toEqual(expect.arrayContaining(findDocumentedOptions(name)));
  });
});

describe('R12.1 a command rejects unknown options and invalid values', () => {
  test.concurrent.each([
    ['scripts/icons.ts', '--colour', [], "Unknown option '--colour'\nThe options: npm run icons -- --help"],
    ['scripts/sandbox/sandbox.ts', '--quirks', ['some'], '--quirks takes none or php or all, not "some"'],
    ['scripts/sandbox/sandbox.ts', '--import', ['missing.json'], "no such file or directory, open 'missing.json'"],
    ['scripts/audit/audit.ts', '--only', ['pictures'], '--only takes bytes, lighthouse, inp, slow, not "pictures"'],
    ['scripts/audit/audit.ts', '--runs', ['0'], '--runs takes a positive integer, not "0"'],
    [imagesScript, '--max', ['all'], '--max takes a number of images, not "all"'],
  ])('%s %s', async (file, option, values, message) => {
    const { code, stderr } = await startScript(file, { args: [option, ...values] }).exited;
    expect(code).toBe(1);
    expect(stderr).toContain(message);
    expect(stderr, 'a message, no stack trace').not.toMatch(/^ +at /m);
  });
});

test('R12.1 a test passes each option that a document of scripts mentions', () => {
  const tests = globSync('tests/**/*.ts', { cwd: root }).map(read);
  const untested = commands.flatMap(([name, file]) =>
    findDocumentedOptions(name, scriptDocuments)
      .filter((option) => option !== 'help')
      .filter((option) => !tests.some((text) => text.includes(file) && text.includes(`'--${option}'`)))
      .map((option) => `${name} --${option}`),
  );
  expect(untested).toEqual([]);
});

test('R11.3 R11.5 minutes are parsed, and the error for invalid ones names the option and its range', () => {
  expect(parseMinutes('debounce', '1.5', 0, 100)).toBe(90_000);
  expect(parseMinutes('debounce', '0', 0, 100)).toBe(0);
  for (const text of ['', ' ', 'x', '-1', '0', '1441', 'Infinity'])
    expect(() => parseMinutes('timeout', text, 0.1, 1440)).toThrow(
      `--timeout takes minutes, from 0.1 to 1440, not "${text}".`,
    );
});
