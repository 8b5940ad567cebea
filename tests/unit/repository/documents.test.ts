import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const files = globSync(['*', '{.github,.vscode,public,scripts,src,tests}/**/*'], { cwd: root });
const names = new Set(files.map((file) => basename(file)));

const documents = [
  'README.md',
  'scripts/README.md',
  'scripts/MANUAL.md',
  'tests/README.md',
  'tests/requirements.md',
  'tests/promises.md',
  'tests/dependencies.md',
  '.github/CONTRIBUTING.md',
  ...globSync('{src,scripts}/*/**/README.md', { cwd: root }),
];
const inBackticks = (text: string): string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word);
const ending = /^[\w.-]+\.(?:tsx?|mjs|astro|css|md|svg|yml|toml)$/;

/** What is named but not there: a path from the root, or the name of a file alone. */
function missing(words: readonly string[]): string[] {
  return words.filter((word) =>
    /^(?:src|scripts|tests|public|\.github|\.vscode)\/[\w./[\]-]+$/.test(word)
      ? !existsSync(join(root, word)) && globSync(`${word}.*`, { cwd: root }).length === 0
      : ending.test(word) && !/^(?:\.|x\.)/.test(word) && !names.has(word),
  );
}

test.each(documents)('R12.1 %s names no file that is not there', (document) => {
  expect(missing(inBackticks(read(document)))).toEqual([]);
});

/**
 * What the index of README.md leads to in a cell and is not there. A path is from the root, in src/features, or in the
 * folder of the path before it.
 */
function missingInIndex(cell: string): string[] {
  let folder = '';
  return inBackticks(cell)
    .filter((word) => /^[\w.*[\]-]+[/.][\w./*[\]-]+$/.test(word) && word !== 'package.json')
    .filter((word) => {
      const found = [join(folder, word), word, join('src', 'features', word)].find(
        // The brackets of a page's name would be a pattern.
        (path) => existsSync(join(root, path)) || globSync(path, { cwd: root }).length > 0,
      );
      if (found !== undefined && /\.\w+$/.test(found) && !found.includes('*')) folder = dirname(found);
      return found === undefined;
    });
}

test('R12.1 the index of README.md leads to files that exist', () => {
  const [, index = ''] = read('README.md').split('## Where things are');
  const cells = index.split('\n').flatMap((line) => (line.startsWith('|') ? [line.split('|')[2] ?? ''] : []));
  expect(cells.length).toBeGreaterThan(60);
  expect(cells.flatMap(missingInIndex)).toEqual([]);
});

test('R12.1 what the manual quotes of the commands, they still say', () => {
  const manual = read('scripts/MANUAL.md').replace(/```[^]*?```/g, '');
  const [alerts = ''] = manual.split('el aviso dice')[1]?.split('\n\n') ?? [];
  const quoted = [
    // In backticks: what is neither a command, a setting nor a path.
    ...inBackticks(manual).filter((words) => /[ …:]/.test(words) && !/[=/$({]|^(?:npm|git)\b|--/.test(words)),
    ...alerts
      .split('\n')
      .slice(1)
      .flatMap((row) => row.split('|')[1]?.trim() || []),
  ].flatMap((words) => words.split(/[…✔✘⚠\d]|'[^']*'?/).map((part) => part.trim()));
  const messages = quoted.filter((words) => /\w{2}/.test(words));
  expect(messages.length).toBeGreaterThan(20);
  const code = globSync('{src,scripts}/**/*.{ts,mjs}', { cwd: root }).map(read).join('\n');
  // Of a choice of words in a template, the last one.
  const codeText = code.replace(/\$\{[^{}]*'([a-z]+)'\}/g, '$1');
  expect(messages.filter((words) => !codeText.includes(words))).toEqual([]);
});

test('R12.1 documents name commands that exist', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = documents.flatMap((document) =>
    [...read(document).matchAll(/npm run (?:--silent )?([a-z][\w:]*)/g)].map(([, name = '']) => name),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('R12.1 comments name no file that is not there', () => {
  const code = files.filter((file) => /^(?:src|scripts)[\\/].*\.(?:tsx?|mjs|astro|css)$/.test(file));
  const missingNames = code.flatMap((file) =>
    (read(file).match(/\/\*[^]*?\*\/|(?<=^|\s)\/\/ .*/g) ?? [])
      .flatMap((comment) => comment.match(/[\w./[\]-]+\.(?:tsx?|mjs|astro|css|md)\b/g) ?? [])
      .filter((path) => !path.startsWith('/'))
      .map((path) => basename(path))
      .filter((name) => missing([name]).length > 0)
      .map((name) => `${file}: ${name}`),
  );
  expect(missingNames).toEqual([]);
});
