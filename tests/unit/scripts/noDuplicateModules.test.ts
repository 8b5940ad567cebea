import { describe, expect, test } from 'vitest';
import { findDuplicates } from '../../../scripts/build/noDuplicateModules.ts';

const createChunk = (fileName: string, ...ids: string[]) => ({
  fileName,
  modules: Object.fromEntries(ids.map((id) => [id, {}])),
});

describe('Budget: no module is downloaded twice', () => {
  test('accepts each module once', () => {
    const chunks = [
      createChunk('a.js', '/x/node_modules/react/index.js', '/x/src/a.ts'),
      createChunk('b.js', '/x/node_modules/zod/a.js'),
    ];
    expect(findDuplicates(chunks)).toEqual([]);
  });

  test('finds a package in two versions', () => {
    const chunks = [
      createChunk('a.js', '/x/node_modules/@nanostores/react/index.js'),
      createChunk('b.js', '/x/node_modules/astro/node_modules/@nanostores/react/index.js'),
    ];
    expect(findDuplicates(chunks)).toHaveLength(1);
  });

  test('finds a module in two chunks', () => {
    expect(findDuplicates([createChunk('a.js', '/x/src/a.ts'), createChunk('b.js', '/x/src/a.ts')])).toEqual([
      '/x/src/a.ts, in a.js and b.js',
    ]);
  });
});
