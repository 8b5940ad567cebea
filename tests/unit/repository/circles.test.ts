import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');
const files = globSync('{src,scripts,tests}/**/*.{ts,tsx,mjs,astro}', { cwd: root }).map((path) =>
  path.replaceAll('\\', '/'),
);

/** What a file names with `from '…'` or `import('…')`, types and Astro's parts included, which dependency-cruiser leaves out. */
const importsOf = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/\b(?:from|import)\s?\(?'(\.[^'?]+)/g)].map(([, path = '']) =>
    posix.join(posix.dirname(file), path),
  );

/** The files on a circle from one of them back to it; empty where there is none. */
function circleIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const way: string[] = [];
  const visit = (file: string): string[] => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return [];
    way.push(file);
    for (const next of graph.get(file) ?? []) {
      const found = visit(next);
      if (found.length > 0) return found;
    }
    way.pop();
    done.add(file);
    return [];
  };
  return [...graph.keys()].map(visit).find((found) => found.length > 0) ?? [];
}

test('R12.1 nothing imports in a circle, not even types', () => {
  const graph = new Map(files.map((file) => [file, importsOf(file)]));
  expect(graph.get('src/catalogue/changes.ts')).toContain('src/catalogue/snapshot.ts');
  expect(circleIn(graph)).toEqual([]);
});

test('R12.1 a circle is found', () => {
  const graph = new Map([
    ['a', ['b', 'c']],
    ['b', ['c']],
    ['c', ['b']],
  ]);
  expect(circleIn(graph)).toEqual(['b', 'c', 'b']);
});
