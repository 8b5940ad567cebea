import { beforeEach, expect, test, vi } from 'vitest';

const callApi = vi.hoisted(() => vi.fn<(endpoint: { name: string }, request: object) => Promise<unknown>>());
vi.mock('../../../../src/api/callApi.ts', () => ({ callApi }));
vi.mock('../../../../src/api/published.ts', () => ({ fetchPublishedManifest: () => Promise.resolve({}) }));
vi.mock('../../../../src/features/branches/branches.store.ts', () => ({ selectedBranchId: () => '2' }));

const recordedCalls = (): unknown[] => callApi.mock.calls.map(([{ name }, request]) => ({ name, ...request }));
const productCall = (id: string) => ({ name: 'postObtenervwProducto', id, branch: '2' });

async function importPrefetchAt(path: string) {
  const { pathname, search } = new URL(path, 'https://clavija.example');
  vi.stubGlobal('location', { pathname, search });
  vi.resetModules();
  return import('../../../../src/features/product/live/prefetchProduct.ts');
}

beforeEach(() => void callApi.mockReset().mockResolvedValue(null));

test('R1.10 the live page of a product fetches it and its pictures early; only a second fetch calls the API again', async () => {
  const { fetchProduct, fetchPictures } = await importPrefetchAt('/producto/7');
  const picturesCall = { name: 'postObtenerImagenesProducto', id: '7' };
  expect(recordedCalls()).toEqual([productCall('7'), picturesCall]);
  await Promise.all([fetchProduct('7'), fetchPictures('7')]);
  expect(recordedCalls()).toHaveLength(2);
  await fetchProduct('7');
  expect(recordedCalls()).toEqual([productCall('7'), picturesCall, productCall('7')]);
});

test('R1.4 R1.10 the live page of a product fetches it for a path with a trailing slash, too', async () => {
  const { productId } = await importPrefetchAt('/producto/7/');
  expect(productId).toBe('7');
  expect(recordedCalls()).toContainEqual(productCall('7'));
});

test('R1.13 a comparison fetches its products early, and ignores invalid ids', async () => {
  await importPrefetchAt('/comparar?id=1,x,2');
  expect(recordedCalls()).toEqual([productCall('1'), productCall('2')]);
});

test('a page without a product id in its URL fetches nothing early', async () => {
  await importPrefetchAt('/vivo/producto');
  expect(recordedCalls()).toEqual([]);
});

test('the first caller gets the error of an early call that failed, and the next one calls the API again', async () => {
  callApi.mockRejectedValueOnce(new Error('down'));
  const { fetchProduct } = await importPrefetchAt('/comparar?id=1');
  await expect(fetchProduct('1')).rejects.toThrow('down');
  await expect(fetchProduct('1')).resolves.toBeNull();
});
