import { describe, expect, test } from 'vitest';
import { importViolation } from '../../layers.mjs';

describe('R12.1 the layers of src', () => {
  test.each([
    ['src/pages/inicio.astro', 'src/catalogue/load.ts'],
    ['src/pages/inicio.astro', 'src/settings.ts'],
    ['src/pages/inicio.astro', 'node:path'],
    ['src/features/home/Home.astro', 'src/catalogue/select.ts'],
    ['src/features/home/Home.astro', 'src/components/Card.tsx'],
    ['src/features/home/Home.tsx', 'src/features/product/offer.ts'],
    ['src/features/home/Home.tsx', 'src/features/branches/branch.store.ts'],
    ['src/features/home/Home.tsx', 'src/features/home/Strip.tsx'],
    ['src/entries/home.ts', 'src/features/product/Product.tsx'],
    ['src/layouts/Page.astro', 'src/entries/site.ts'],
    ['src/components/Card.tsx', 'src/runtime/morph.tsx'],
    ['src/contract/shop.ts', 'src/shop.ts'],
    ['src/layouts/Page.astro', 'src/styles/tokens.css'],
    ['scripts/snapshot/snapshot.ts', 'src/settings.ts'],
    ['tests/unit/a.test.ts', 'scripts/build.ts'],
    ['astro.config.mjs', 'src/settings.ts'],
  ])('%s may use %s', (from, to) => {
    expect(importViolation(from, to)).toBe('');
  });

  test.each([
    ['src/lib/money.ts', 'src/contract/shop.ts'],
    ['src/lib/money.ts', 'src/shop.ts'],
    ['src/components/Card.tsx', 'src/features/home/home.ts'],
    ['src/features/home/Home.astro', 'src/layouts/Page.astro'],
    ['src/features/home/Home.astro', 'src/settings.ts'],
    ['src/features/home/Home.astro', 'src/features/product/Gallery.tsx'],
    ['src/features/home/Home.astro', 'src/features/product/Gallery.astro'],
    ['src/features/home/Home.tsx', 'src/catalogue/load.ts'],
    ['src/features/home/home.store.ts', 'src/catalogue/load.ts'],
    ['src/features/search/search.worker.ts', 'src/catalogue/load.ts'],
    ['src/features/home/Home.tsx', 'node:fs'],
    ['src/runtime/live.ts', 'src/features/product/product.store.ts'],
    ['src/runtime/live.ts', 'src/features/product/offer.ts'],
    ['src/runtime/live.ts', 'src/components/Card.tsx'],
    ['src/runtime/live.ts', 'node:fs'],
    ['src/entries/home.ts', 'src/catalogue/load.ts'],
    ['src/entries/home.ts', 'src/layouts/Page.astro'],
    ['src/features/home/home.ts', 'src/entries/home.ts'],
    ['src/api/client.ts', 'scripts/build.ts'],
    ['src/pages/inicio.astro', 'tests/support/fixtures.ts'],
  ])('%s may not use %s', (from, to) => {
    expect(importViolation(from, to)).not.toBe('');
  });
});
