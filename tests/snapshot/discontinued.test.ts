import { describe, expect, test } from 'vitest';
import { fetchDeployedCatalogue } from '../../scripts/snapshot/deployedCatalogue.ts';
import { updateDiscontinued } from '../../scripts/snapshot/productHistory.ts';
import type { DiscontinuedProduct } from '../../src/catalogue/snapshot.ts';
import { createCatalogue } from '../support/createCatalogue.ts';

const before = createCatalogue(5);
const after = createCatalogue(3);
const discontinuedBefore: DiscontinuedProduct = { id: '77', name: 'Funda', category: 'Fundas', since: '2026-01-02' };

describe('R5.12 discontinued products', () => {
  test('keep their name and category, together with those of earlier snapshots', () => {
    expect(updateDiscontinued({ ...before, discontinued: [discontinuedBefore] }, after, '2026-11-20')).toEqual([
      { id: '4', name: 'Funda 4', category: before.products[3]?.category, since: '2026-11-20' },
      { id: '5', name: 'Funda 5', category: before.products[4]?.category, since: '2026-11-20' },
      discontinuedBefore,
    ]);
  });

  test('are removed when they are back, and the oldest are removed if there are more than 2000', () => {
    expect(
      updateDiscontinued({ products: [], discontinued: [{ ...discontinuedBefore, id: '2' }] }, after, '2026-11-20'),
    ).toEqual([]);
    const newer = Array.from({ length: 2001 }, (_, index) => ({
      ...discontinuedBefore,
      id: String(100 + index),
      since: '2026-02-02',
    }));
    const update = (discontinued: DiscontinuedProduct[]) =>
      updateDiscontinued({ products: [], discontinued }, after, '2026-11-20');
    expect(update([discontinuedBefore, ...newer.slice(1)])).toHaveLength(2000);
    expect(update([discontinuedBefore, ...newer])).not.toContainEqual(discontinuedBefore);
  });

  const createFetch = (responses: Record<string, unknown>) =>
    ((url: string) =>
      Promise.resolve(
        Object.hasOwn(responses, new URL(url).pathname)
          ? Response.json(responses[new URL(url).pathname])
          : new Response('', { status: 404 }),
      )) as typeof globalThis.fetch;
  const fetchDeployed = (siteUrl: string | undefined, fetch: typeof globalThis.fetch) =>
    fetchDeployedCatalogue(siteUrl, fetch, { sleep: () => Promise.resolve() });
  const file = '/catalogo/bajas/bajas.0123456789ab.json';
  const counts = { products: 5 };

  test('are fetched from the deployed site if there is no snapshot, except invalid ones', async () => {
    const responses = {
      '/catalogo/manifest.json': { counts, discontinued: file },
      [file]: [discontinuedBefore, { ...discontinuedBefore, id: '../x' }, null, 'x'],
    };
    expect((await fetchDeployed('https://shop.example', createFetch(responses))).discontinued).toEqual([
      discontinuedBefore,
    ]);
  });

  test.each([
    ['a missing manifest', {}],
    ['a manifest without a file', { '/catalogo/manifest.json': { counts } }],
    ['a URL of another site', { '/catalogo/manifest.json': { counts, discontinued: 'https://evil.example/x' } }],
    ['a file that is not a list', { '/catalogo/manifest.json': { counts, discontinued: file }, [file]: { a: 1 } }],
  ])('are empty with %s', async (_, responses) =>
    expect((await fetchDeployed('https://shop.example', createFetch(responses))).discontinued).toEqual([]),
  );

  test('are not fetched from localhost', async () => {
    const rejectCall = () => Promise.reject(new Error('The site was called.'));
    expect(await fetchDeployed('http://localhost:4321', rejectCall)).toEqual({ counts: {}, discontinued: [] });
    expect(await fetchDeployed(undefined, rejectCall)).toEqual({ counts: {}, discontinued: [] });
  });
});
