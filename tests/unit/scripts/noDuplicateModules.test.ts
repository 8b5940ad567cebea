import { describe, expect, test } from 'vitest';
import { findDuplicates } from '../../../scripts/build/noDuplicateModules.ts';

const chunk = (fileName: string, ...ids: string[]) => ({
  fileName,
  modules: Object.fromEntries(ids.map((id) => [id, {}])),
});

describe('Budget: no library comes twice', () => {
  test('each once is well', () => {
    const chunks = [
      chunk('a.js', '/x/node_modules/react/index.js', '/x/src/a.ts'),
      chunk('b.js', '/x/node_modules/zod/a.js'),
    ];
    expect(findDuplicates(chunks)).toEqual([]);
  });

  test('two versions of one are found', () => {
    const chunks = [
      chunk('a.js', '/x/node_modules/@nanostores/react/index.js'),
      chunk('b.js', '/x/node_modules/astro/node_modules/@nanostores/react/index.js'),
    ];
    expect(findDuplicates(chunks)).toHaveLength(1);
  });

  test('a module in two files is found', () => {
    expect(findDuplicates([chunk('a.js', '/x/src/a.ts'), chunk('b.js', '/x/src/a.ts')])).toEqual([
      '/x/src/a.ts, in a.js and b.js',
    ]);
  });
});
