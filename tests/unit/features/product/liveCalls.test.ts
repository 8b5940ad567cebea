import { beforeEach, expect, test, vi } from 'vitest';

const callApi = vi.hoisted(() => vi.fn<(call: { name: string }, request: object) => Promise<unknown>>());
vi.mock('../../../../src/api/callApi.ts', () => ({ callApi }));
vi.mock('../../../../src/api/published.ts', () => ({ publishedManifest: () => Promise.resolve({}) }));
vi.mock('../../../../src/features/branches/branches.store.ts', () => ({ chosenBranchId: () => '2' }));

const calls = (): unknown[] => callApi.mock.calls.map(([{ name }, request]) => ({ name, ...request }));
const product = (id: string) => ({ name: 'postObtenervwProducto', id, branch: '2' });

async function open(path: string) {
  const { pathname, search } = new URL(path, 'https://clavija.example');
  vi.stubGlobal('location', { pathname, search });
  vi.resetModules();
  return import('../../../../src/features/product/live/liveCalls.ts');
}

beforeEach(() => void callApi.mockReset().mockResolvedValue(null));

test('R1.10 a live product and its pictures are asked for at once, and again only when they are asked for again', async () => {
  const { fetchProduct, fetchPictures } = await open('/producto/7');
  const pictures = { name: 'postObtenerImagenesProducto', id: '7' };
  expect(calls()).toEqual([product('7'), pictures]);
  await Promise.all([fetchProduct('7'), fetchPictures('7')]);
  expect(calls()).toHaveLength(2);
  await fetchProduct('7');
  expect(calls()).toEqual([product('7'), pictures, product('7')]);
});

test('R1.13 so are the products of a comparison, but for what is no id', async () => {
  await open('/comparar?id=1,x,2');
  expect(calls()).toEqual([product('1'), product('2')]);
});

test('another page asks for nothing', async () => {
  await open('/vivo/producto');
  expect(calls()).toEqual([]);
});

test('who takes a call that fails learns of it, and the next one tries again', async () => {
  callApi.mockRejectedValueOnce(new Error('down'));
  const { fetchProduct } = await open('/comparar?id=1');
  await expect(fetchProduct('1')).rejects.toThrow('down');
  await expect(fetchProduct('1')).resolves.toBeNull();
});
