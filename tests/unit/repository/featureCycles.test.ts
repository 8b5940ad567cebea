import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const featureOf = (path: string): string | undefined => /^src\/features\/([^/]+)\//.exec(path)?.[1];

/** The features that each feature imports, types and lazy imports included. */
function readImports(): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const found of globSync('src/features/**/*.{ts,tsx,astro}', { cwd: root })) {
    const file = found.replaceAll('\\', '/');
    const own = featureOf(file) ?? '';
    const used = imports.get(own) ?? new Set();
    imports.set(own, used);
    for (const [, path = ''] of readFileSync(join(root, file), 'utf8').matchAll(
      /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g,
    )) {
      const other = featureOf(posix.join(dirname(file), path));
      if (other !== undefined && other !== own) used.add(other);
    }
  }
  return imports;
}

/** A circle of imports, such as "search → listing → search"; undefined if there is none. */
function findCircle(imports: ReadonlyMap<string, ReadonlySet<string>>): string | undefined {
  const done = new Set<string>();
  const visit = (feature: string, path: readonly string[]): string | undefined => {
    if (path.includes(feature)) return [...path.slice(path.indexOf(feature)), feature].join(' → ');
    if (done.has(feature)) return undefined;
    for (const other of imports.get(feature) ?? []) {
      const circle = visit(other, [...path, feature]);
      if (circle) return circle;
    }
    done.add(feature);
    return undefined;
  };
  for (const feature of imports.keys()) {
    const circle = visit(feature, []);
    if (circle) return circle;
  }
  return undefined;
}

test('features import each other without circles: what two need is in the lower one, or in src/components', () => {
  const imports = readImports();
  expect([...(imports.get('search') ?? [])]).toContain('listing');
  expect(findCircle(imports)).toBeUndefined();
});

test('a circle is found', () => {
  const imports = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['b'])],
  ]);
  expect(findCircle(imports)).toBe('b → c → b');
});
