import { callApi } from '../../../api/callApi.ts';
import { revalidate } from '../../../api/revalidate.ts';
import { morph } from '../../../runtime/morph.tsx';
import { postObtenervwProducto, toLivePriceAndStockRecord, type PriceAndStock } from '../../../contract/catalogue.ts';
import { whenOutOfView } from '../../../lib/whenOutOfView.ts';
import { renderElement } from '../../../runtime/renderToDom.ts';
import { $selectedBranch, selectedBranchId } from '../../branches/branches.store.ts';
import { Bundle } from './Bundle.tsx';
import { withLivePriceAndStock, type BundleData } from './bundle.ts';
import { $productPriceAndStock, findBuyBox } from '../live/productPriceAndStock.store.ts';

/**
 * Keeps a bundle up to date with the live price and stock of both products, for the shopper's branch (R5.11). If no branch has
 * both any more, a message replaces it until it is out of view. If a request fails, the other product keeps its price and
 * stock.
 */
export function updateBundle(section: HTMLElement): void {
  const bundle = JSON.parse(section.dataset['bundle'] ?? '') as BundleData;
  const buyBox = findBuyBox();
  if (!buyBox) return;
  const { product, priceAndStock, branches } = buyBox.data;
  let other: PriceAndStock | 'discontinued' | null = null;
  let hasEnded = false;

  const show = (): void => {
    const current = $productPriceAndStock.get() ?? priceAndStock;
    const currentBundle = withLivePriceAndStock(bundle, current, other);
    const view =
      current === 'discontinued'
        ? null
        : Bundle({ product, priceAndStock: current, bundle: currentBundle, branches, selectedId: selectedBranchId() });
    hasEnded = view === null;
    if (view) morph(section, renderElement(view));
    else end();
  };

  const end = (): void => {
    section.style.minHeight = `${section.offsetHeight}px`;
    section.replaceChildren(renderElement(<p role="status">Por ahora ninguna sucursal tiene los dos.</p>));
    whenOutOfView(section, () => hasEnded && section.remove());
  };

  $productPriceAndStock.listen(show);
  const refetch = revalidate(async (isCurrent) => {
    const branch = selectedBranchId();
    try {
      const response = await callApi(toLivePriceAndStockRecord(postObtenervwProducto), { id: bundle.other.id, branch });
      if (isCurrent()) other = response ?? 'discontinued';
      return true;
    } catch {
      return false;
    } finally {
      if (isCurrent()) show();
    }
  });
  $selectedBranch.listen(refetch);
}
