import { beforeEach, expect, test, vi } from 'vitest';
import { toListEntry } from '../../../../src/components/card.ts';
import { createProduct } from '../../../support/productFactory.ts';

const fetchProduct = vi.hoisted(() => vi.fn<(id: string) => Promise<unknown>>());
vi.mock('../../../../src/features/product/live/prefetchProduct.ts', () => ({ fetchProduct }));
vi.mock('../../../../src/features/branches/headerBranches.ts', () => ({ readHeaderBranches: () => [] }));
vi.mock('../../../../src/api/publishedLists.ts', () => ({
  fetchPublishedList: () => Promise.reject(new Error('offline')),
}));

beforeEach(() => void vi.resetModules());

test('R1.13 products that are shown stay if they cannot be loaded again, until the network is back', async () => {
  vi.stubGlobal('location', { pathname: '/comparar', search: '?id=1' });
  const { $comparison, loadComparison, retryComparison } =
    await import('../../../../src/features/compare/compare.store.ts');
  fetchProduct.mockRejectedValueOnce(new Error('offline'));
  await loadComparison();
  expect($comparison.get()).toEqual({ state: 'error' });
  fetchProduct.mockResolvedValueOnce(createProduct({ id: '1', price: 500 }));
  await loadComparison();
  const shown = $comparison.get();
  expect(shown).toMatchObject({ value: { products: [{ card: { id: '1', price: 500 } }] } });
  fetchProduct.mockRejectedValueOnce(new Error('offline'));
  // Their texts name the selected branch, which may have changed.
  const render = vi.fn();
  $comparison.listen(render);
  await loadComparison();
  expect($comparison.get()).toEqual(shown);
  expect(render).toHaveBeenCalledTimes(1);
  fetchProduct.mockResolvedValueOnce(createProduct({ id: '1', price: 400 }));
  retryComparison();
  await vi.waitFor(() => expect($comparison.get()).toMatchObject({ value: { products: [{ card: { price: 400 } }] } }));
  retryComparison();
  expect(fetchProduct).toHaveBeenCalledTimes(4);
});

test('R4.23 removing the only product shows the excluded ones of the first other kind, and updates the URL', async () => {
  const replaceState = vi.fn();
  vi.stubGlobal('location', { pathname: '/comparar', search: '' });
  vi.stubGlobal('history', { state: null, replaceState });
  const { $comparison, removeProduct } = await import('../../../../src/features/compare/compare.store.ts');
  const toEntry = (id: string, name: string) => toListEntry(createProduct({ id, name }));
  const otherKinds = [toEntry('2', 'Cable HDMI 2 m'), toEntry('3', 'Funda roja'), toEntry('4', 'Cable HDMI 1 m')];
  const products = [toEntry('1', 'Cargador 20 W')];
  $comparison.set({ state: 'success', value: { products, missing: 0, otherKinds, branches: [] } });
  removeProduct('1');
  expect($comparison.get()).toMatchObject({ value: { products: [otherKinds[0], otherKinds[2]], otherKinds: [] } });
  expect(replaceState).toHaveBeenLastCalledWith(null, '', '?id=2,4');
});
