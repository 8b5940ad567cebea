import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const findFeature = (path: string): string | undefined => /^src\/features\/([^/]+)\//.exec(path)?.[1];

/** Lists the features that each feature imports, including types and lazy imports. */
function readImports(): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const path of globSync('src/features/**/*.{ts,tsx,astro}', { cwd: root })) {
    const file = path.replaceAll('\\', '/');
    const feature = findFeature(file) ?? '';
    const importedFeatures = imports.get(feature) ?? new Set();
    imports.set(feature, importedFeatures);
    for (const [, specifier = ''] of readFileSync(join(root, file), 'utf8').matchAll(
      /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g,
    )) {
      const imported = findFeature(posix.join(dirname(file), specifier));
      if (imported !== undefined && imported !== feature) importedFeatures.add(imported);
    }
  }
  return imports;
}

/** Finds an import cycle, such as "search → listing → search"; undefined if there is none. */
function findCycle(imports: ReadonlyMap<string, ReadonlySet<string>>): string | undefined {
  const visited = new Set<string>();
  const visit = (feature: string, path: readonly string[]): string | undefined => {
    if (path.includes(feature)) return [...path.slice(path.indexOf(feature)), feature].join(' → ');
    if (visited.has(feature)) return undefined;
    for (const imported of imports.get(feature) ?? []) {
      const cycle = visit(imported, [...path, feature]);
      if (cycle) return cycle;
    }
    visited.add(feature);
    return undefined;
  };
  for (const feature of imports.keys()) {
    const cycle = visit(feature, []);
    if (cycle) return cycle;
  }
  return undefined;
}

test('features have no import cycles: shared code is in the lower one, or in src/components', () => {
  const imports = readImports();
  expect([...(imports.get('search') ?? [])]).toContain('listing');
  expect(findCycle(imports)).toBeUndefined();
});

test('findCycle finds an import cycle', () => {
  const imports = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['b'])],
  ]);
  expect(findCycle(imports)).toBe('b → c → b');
});
