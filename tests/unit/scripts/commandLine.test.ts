import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startScript } from '../../support/script.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

const images = 'scripts/openGraphImages/openGraphImages.ts';
/** Commands, and the file that parses their options. */
const commands: [name: string, file: string][] = [
  ...Object.entries(scripts).flatMap(([name, command]): [string, string][] => {
    const [file] = /(?<= )scripts\/(?!test\/)\S+\.ts$/.exec(command) ?? [];
    return file ? [[name, file]] : [];
  }),
  [images, images],
];
const documents = ['README.md', '.github/CONTRIBUTING.md', ...globSync('{scripts,tests,src}/**/*.md', { cwd: root })];

/** The options of a command that documents name. */
const namedOptions = (command: string): string[] =>
  documents.flatMap((document) =>
    [...read(document).matchAll(/(?:npm run (?:--silent )?|node )([\w:/.]+)([^`|\n#]*)/g)]
      .filter(([, name]) => name === command)
      .flatMap(([, , rest = '']) => [...rest.matchAll(/ --([a-z][\w-]*)/g)].map(([, option = '']) => option)),
  );

describe('R12.1 --help lists every option that a command takes, and those that documents name', () => {
  test.concurrent.each(commands)('%s', async (name, file) => {
    const { code, stdout, stderr } = await startScript(file, { args: ['--help'] }).ended;
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(name === images ? `node ${name}` : `npm run ${name}`);
    const source = read(file.replace('sandbox/sandbox.ts', 'sandbox/arguments.ts'));
    const taken = [...source.matchAll(/\b'?([\w-]+)'?: \{\s*type: '(?:string|boolean)'/g)].map(([, option]) => option);
    const listed = [...stdout.matchAll(/^ {2}--([\w-]+)(?: \S+)? +\S/gm)].map(([, option]) => option);
    expect(listed).toEqual(taken);
    expect([...listed, 'help']).toEqual(expect.arrayContaining(namedOptions(name)));
  });
});

test('an unknown option is refused', async () => {
  const { code, stderr } = await startScript('scripts/icons.ts', { args: ['--colour'] }).ended;
  expect(code).toBe(1);
  expect(stderr).toContain("Unknown option '--colour'");
});
