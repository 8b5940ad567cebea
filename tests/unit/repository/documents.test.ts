import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const files = globSync(['*', '{.github,.vscode,public,scripts,src,tests}/**/*'], { cwd: root });
const fileNames = new Set(files.map((file) => basename(file)));

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
const findCodeSpans = (text: string): string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word);
const fileNamePattern = /^[\w.-]+\.(?:tsx?|mjs|astro|css|md|svg|yml|toml)$/;

/** Finds words that look like a path from the root, or like a file name, but do not exist. */
function findMissingFiles(words: readonly string[]): string[] {
  return words.filter((word) =>
    /^(?:src|scripts|tests|public|\.github|\.vscode)\/[\w./[\]-]+$/.test(word)
      ? !existsSync(join(root, word)) && globSync(`${word}.*`, { cwd: root }).length === 0
      : fileNamePattern.test(word) && !/^(?:\.|x\.)/.test(word) && !fileNames.has(word),
  );
}

test.each(documents)('R12.1 %s names only files that exist', (document) => {
  expect(findMissingFiles(findCodeSpans(read(document)))).toEqual([]);
});

/**
 * Finds missing files in a cell of the README.md index. A path is relative to the root, src/features or the folder of the
 * previous path.
 */
function findMissingInCell(cell: string): string[] {
  let folder = '';
  return findCodeSpans(cell)
    .filter((word) => /^[\w.*[\]-]+[/.][\w./*[\]-]+$/.test(word) && word !== 'package.json')
    .filter((word) => {
      const existingPath = [join(folder, word), word, join('src', 'features', word)].find(
        // As a glob pattern, the brackets of a page name would be a character class.
        (path) => existsSync(join(root, path)) || globSync(path, { cwd: root }).length > 0,
      );
      const isFile = existingPath !== undefined && /\.\w+$/.test(existingPath) && !existingPath.includes('*');
      if (isFile) folder = dirname(existingPath);
      return existingPath === undefined;
    });
}

test('R12.1 the index of README.md names only files that exist', () => {
  const [, index = ''] = read('README.md').split('## Where things are');
  const cells = index.split('\n').flatMap((line) => (line.startsWith('|') ? [line.split('|')[2] ?? ''] : []));
  expect(cells.length).toBeGreaterThan(60);
  expect(cells.flatMap(findMissingInCell)).toEqual([]);
});

test('R12.1 the manual quotes only messages that the commands contain', () => {
  const manual = read('scripts/MANUAL.md').replace(/```[^]*?```/g, '');
  const [alerts = ''] = manual.split('el aviso dice')[1]?.split('\n\n') ?? [];
  const quotes = [
    // Code spans that are not commands, settings or paths.
    ...findCodeSpans(manual).filter((words) => /[ …:]/.test(words) && !/[=/$({]|^(?:npm|git)\b|--/.test(words)),
    ...alerts
      .split('\n')
      .slice(1)
      .flatMap((row) => row.split('|')[1]?.trim() || []),
  ].flatMap((words) => words.split(/[…✔✘⚠\d]|'[^']*'?/).map((part) => part.trim()));
  const messages = quotes.filter((words) => /\w{2}/.test(words));
  expect(messages.length).toBeGreaterThan(20);
  const code = globSync('{src,scripts}/**/*.{ts,mjs}', { cwd: root }).map(read).join('\n');
  // Replaces a conditional in a template literal by its last string.
  const codeText = code.replace(/\$\{[^{}]*'([a-z]+)'\}/g, '$1');
  expect(messages.filter((words) => !codeText.includes(words))).toEqual([]);
});

test('R12.1 documents name only npm scripts that exist', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const scriptNames = documents.flatMap((document) =>
    [...read(document).matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g)].map(([, name = '']) => name),
  );
  expect(scriptNames.length).toBeGreaterThan(20);
  expect(scriptNames.filter((name) => !(name in scripts))).toEqual([]);
});

test('R12.1 comments name only files that exist', () => {
  const code = files.filter((file) => /^(?:src|scripts)[\\/].*\.(?:tsx?|mjs|astro|css)$/.test(file));
  const missingNames = code.flatMap((file) =>
    (read(file).match(/\/\*[^]*?\*\/|(?<=^|\s)\/\/ .*/g) ?? [])
      .flatMap((comment) => comment.match(/[\w./[\]-]+\.(?:tsx?|mjs|astro|css|md)\b/g) ?? [])
      .filter((path) => !path.startsWith('/'))
      .map((path) => basename(path))
      .filter((name) => findMissingFiles([name]).length > 0)
      .map((name) => `${file}: ${name}`),
  );
  expect(missingNames).toEqual([]);
});
