import { describe, expect, test } from 'vitest';
import { findWarnings } from '../../scripts/snapshot/validateCatalogue.ts';
import { fetchDeployedCatalogue } from '../../scripts/snapshot/deployed.ts';
import { updateDiscontinued } from '../../scripts/snapshot/productHistory.ts';
import type { DiscontinuedProduct } from '../../src/catalogue/snapshot.ts';
import { createCatalogue } from '../support/catalogue.ts';

const [before, after] = [createCatalogue(5), createCatalogue(3)];
const old: DiscontinuedProduct = { id: '77', name: 'Funda', category: 'Fundas', since: '2026-01-02' };

describe('R5.12 products that left the catalogue', () => {
  test('are known by what they were, with those that left before', () => {
    expect(updateDiscontinued({ ...before, discontinued: [old] }, after, '2026-11-20')).toEqual([
      { id: '4', name: 'Funda 4', category: before.products[3]?.category, since: '2026-11-20' },
      { id: '5', name: 'Funda 5', category: before.products[4]?.category, since: '2026-11-20' },
      old,
    ]);
  });

  test('are forgotten when they are back, and the oldest when they are too many', () => {
    expect(updateDiscontinued({ products: [], discontinued: [{ ...old, id: '2' }] }, after, '2026-11-20')).toEqual([]);
    const many = Array.from({ length: 2001 }, (_, index) => ({ ...old, id: String(100 + index), since: '2026-02-02' }));
    const kept = updateDiscontinued({ products: [], discontinued: [old, ...many.slice(1)] }, after, '2026-11-20');
    expect(kept).toHaveLength(2000);
    expect(updateDiscontinued({ products: [], discontinued: [old, ...many] }, after, '2026-11-20')).not.toContainEqual(
      old,
    );
  });

  const site = (responses: Record<string, unknown>) =>
    ((url: string) =>
      Promise.resolve(
        Object.hasOwn(responses, new URL(url).pathname)
          ? Response.json(responses[new URL(url).pathname])
          : new Response('', { status: 404 }),
      )) as typeof globalThis.fetch;
  const deployed = (siteUrl: string | undefined, fetch: typeof globalThis.fetch) =>
    fetchDeployedCatalogue(siteUrl, fetch, { sleep: () => Promise.resolve() });
  const file = '/catalogo/bajas/bajas.0123456789ab.json';

  test('a machine without a snapshot has them from the deployed site, as far as they are what they should be', async () => {
    const responses = {
      '/catalogo/manifest.json': { discontinued: file },
      [file]: [old, { ...old, id: '../x' }, null, 'x'],
    };
    expect((await deployed('https://shop.example', site(responses))).discontinued).toEqual([old]);
  });

  test.each([
    ['no site', {}],
    ['a site without', { '/catalogo/manifest.json': {} }],
    ['a URL of another', { '/catalogo/manifest.json': { discontinued: 'https://evil.example/x' } }],
    ['no list', { '/catalogo/manifest.json': { discontinued: file }, [file]: { a: 1 } }],
  ])('%s: none', async (_, responses) =>
    expect((await deployed('https://shop.example', site(responses))).discontinued).toEqual([]),
  );

  test('this machine is not asked', async () => {
    const rejected = () => Promise.reject(new Error('asked'));
    expect(await deployed('http://localhost:4321', rejected)).toEqual({ counts: {}, discontinued: [] });
    expect(await deployed(undefined, rejected)).toEqual({ counts: {}, discontinued: [] });
  });
});

test('Found: the report names what is too long for Google, and photos that are smaller than it wants', () => {
  const { products } = createCatalogue(3, {}, (index) => ({
    model: index === 0 ? 'M'.repeat(83) : 'M',
    pictures: ['1.jpg'],
  }));
  expect(findWarnings(products, { '2/1.jpg': [640, 480], '3/1.jpg': [500, 500] })).toEqual([
    { id: '1', field: 'Modelo', reason: expect.stringContaining('83 caracteres') as string },
    { id: '2', field: '1.jpg', reason: expect.stringContaining('640×480') as string },
  ]);
});
