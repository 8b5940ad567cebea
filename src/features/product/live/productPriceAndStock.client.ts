import { callApi } from '../../../api/callApi.ts';
import { fetchPublishedManifest } from '../../../api/published.ts';
import { staleTime, revalidate } from '../../../api/revalidate.ts';
import {
  postObtenervwProducto,
  toLivePriceAndStockRecord,
  type LivePriceAndStock,
} from '../../../contract/catalogue.ts';
import { priceAndStockKey } from '../../../contract/rules.ts';
import { lazy } from '../../../runtime/lazy.ts';
import { whenIdle } from '../../../lib/idle.ts';
import { shop } from '../../../shop.ts';
import { $selectedBranch, selectedBranchId } from '../../branches/branches.store.ts';
import { storePriceAndStock, addDiscontinued } from '../../listing/priceAndStock.store.ts';
import { saveViewedPriceAndStock, toViewedPriceAndStock } from '../../recentlyViewed/viewedProducts.ts';
import { $productPriceAndStock, findBuyBox, formatVerified } from './productPriceAndStock.store.ts';

const loadUpdateBuyBox = lazy(() => import('./updateBuyBox.client.tsx'));
const loadCatalogueDate = lazy(() => import('../../catalogueState/catalogueDate.ts'));

/**
 * Fetches the live price and stock of the page's product, and updates the page if they differ from its own, if the shopper's
 * branch is not the main one, or if the shop no longer has the product (R5.11, R5.12). A failure changes only the order of the
 * branches and the line that says when the price and stock were verified.
 */
export function startProductPriceAndStock(): void {
  const buyBox = findBuyBox();
  if (!buyBox) return;
  const { id } = buyBox.data.product;
  const pagePriceAndStockKey = priceAndStockKey(buyBox.data.priceAndStock);
  const pageFetchedAt = document.querySelector<HTMLElement>('[data-fetched-at]')?.dataset['fetchedAt'];
  const fetchedAt = pageFetchedAt ? new Date(pageFetchedAt) : undefined;
  let verifiedAt = fetchedAt;
  let isUpdated = false;

  const update = async (isCurrent: () => boolean): Promise<boolean> => {
    const branch = selectedBranchId();
    const live = await requestPriceAndStock(id, branch).catch(() => null);
    if (!isCurrent()) return true;
    if (live) $productPriceAndStock.set(live);
    const shown = live !== null && (await show(live, branch));
    // Prerendered HTML lists the main branch first.
    if (!live && !isUpdated && branch !== shop.mainBranch) await showSelectedBranchFirst();
    if (live === 'discontinued') addDiscontinued(id);
    else if (live) {
      storePriceAndStock([live], branch);
      saveViewedPriceAndStock(id, toViewedPriceAndStock(live, branch, Date.now()));
    }
    if (shown) setVerifiedAt(new Date());
    else await updateVerifiedText(verifiedAt);
    return shown;
  };

  const show = async (live: LivePriceAndStock | 'discontinued', branch: string): Promise<boolean> => {
    const differs = live === 'discontinued' || priceAndStockKey(live) !== pagePriceAndStockKey || isUpdated;
    if (!differs && branch === shop.mainBranch) return true;
    try {
      (await loadUpdateBuyBox()).updateBuyBox(live);
      isUpdated = true;
      return true;
    } catch {
      return !differs;
    }
  };

  const showSelectedBranchFirst = (): Promise<void> =>
    loadUpdateBuyBox().then(
      ({ updateBuyBox }) => updateBuyBox(buyBox.data.priceAndStock),
      () => undefined,
    );

  /** Shows that the price and stock were just verified; once they are stale, shows the time. */
  const setVerifiedAt = (time: Date): void => {
    verifiedAt = time;
    setTimeout(() => void updateVerifiedText(verifiedAt), staleTime);
    void updateVerifiedText(verifiedAt);
  };

  if (fetchedAt) setVerifiedAt(fetchedAt);
  whenIdle(() => {
    const refetch = revalidate(update, fetchedAt !== undefined);
    $selectedBranch.listen(refetch);
  });
}

/** A null response means that the shop no longer has the product. */
const requestPriceAndStock = async (id: string, branch: string): Promise<LivePriceAndStock | 'discontinued'> =>
  (await callApi(toLivePriceAndStockRecord(postObtenervwProducto), { id, branch })) ?? 'discontinued';

/**
 * Updates the line that says when the page's price and stock were verified.
 * @param verifiedAt undefined: they are those of the snapshot
 */
async function updateVerifiedText(verifiedAt: Date | undefined): Promise<void> {
  const line = document.querySelector('[data-fetched-at]');
  if (!line) return;
  try {
    line.textContent = verifiedAt ? formatVerified(verifiedAt, new Date()) : await snapshotDateText();
  } catch {
    // Without the manifest the date of the snapshot is unknown.
  }
}

async function snapshotDateText(): Promise<string> {
  const [{ formatPriceAndStockDate }, { time }] = await Promise.all([loadCatalogueDate(), fetchPublishedManifest()]);
  return formatPriceAndStockDate(new Date(time), new Date());
}
