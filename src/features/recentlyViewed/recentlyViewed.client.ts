import { mainBranch } from '../../shop.ts';
import { lazy } from '../../runtime/lazy.ts';
import { readViewed, saveViewed, type ViewedProduct } from './viewedProducts.ts';

/** The product of a page, as RecentlyViewed.astro writes it into the HTML: with the snapshot's price and stock. */
export type PageProduct = Omit<ViewedProduct, 'priceAndStock'> & { price: number; stock: number };

const loadView = lazy(() => import('./viewedList.client.tsx'));

let started = false;

/** Shows the recently viewed products, and stores the page's own product as viewed. Later calls do nothing. */
export function startRecentlyViewed(): void {
  if (started) return;
  started = true;
  const section = document.querySelector<HTMLElement>('[data-viewed]');
  if (!section) return;
  const others = readViewed().filter(({ id }) => location.pathname !== `/producto/${id}`);
  const product = JSON.parse(section.dataset['viewed'] || 'null') as PageProduct | null;
  if (product) {
    const { price, stock, ...viewed } = product;
    saveViewed({ ...viewed, priceAndStock: { price, stock, branch: mainBranch, at: Date.now() } });
  }
  if (others.length > 0)
    loadView().then(
      ({ showRecentlyViewed }) => showRecentlyViewed(section, others),
      () => undefined, // The section stays hidden.
    );
}
