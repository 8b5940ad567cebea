import { expect, test, vi } from 'vitest';
import { toListEntry } from '../../../../src/components/card.ts';
import { createProduct } from '../../../support/productFactory.ts';

test('R4.23 those of another kind replace the last product that is removed, also in the URL', async () => {
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
