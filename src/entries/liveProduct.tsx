import { retryHelp } from '../components/texts.ts';
import './site.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { renderInto } from '../runtime/morph.tsx';
import { delayIdleUntil } from '../lib/idle.ts';
import { type RemoteData, allowIndexing, whenFirstPicturePainted, whenContentPainted } from '../lib/remoteData.ts';
import { lazy } from '../runtime/lazy.ts';
import { shop } from '../shop.ts';
import { selectedBranchId } from '../features/branches/branches.store.ts';
import { readSelectedBranch } from '../features/branches/selectedBranch.ts';
import { startRecentlyViewed } from '../features/recentlyViewed/recentlyViewed.client.ts';
import { saveViewed, readViewed, toViewedPriceAndStock } from '../features/recentlyViewed/viewedProducts.ts';
import { isImage } from '../features/product/gallery/items.ts';
import { productId } from '../features/product/live/prefetchProduct.ts';
import { $liveProduct, loadProduct, type LiveProduct } from '../features/product/live/liveProduct.store.ts';
import { ProductPage } from './ProductPage.tsx';
import { discontinuedHeading } from '../features/product/purchase/whatsappMessages.ts';
import { RelatedPlaceholder } from '../features/product/related/RelatedPlaceholder.tsx';

const loadProductScript = lazy(() => import('./product.ts'));
const loadLiveBundle = lazy(() => import('../features/product/bundle/liveBundle.client.tsx'));

// Renders the page of a product that is in the live API but not in the snapshot (R1.10), without React. The page of a
// discontinued product keeps its content unless the API has the product again.
const container = document.querySelector('[data-live-product]');
const isDiscontinued = container?.hasChildNodes() === true;
$liveProduct.listen((live) => {
  if (isDiscontinued && live.state !== 'success') return;
  renderInto(container, toView(live));
  if (live.state === 'loading') return;
  document.querySelector('[data-skeleton]')?.remove();
  if (live.state === 'success') startPage(live.value);
});
delayIdleUntil(whenContentPainted($liveProduct));
document.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('[data-retry]')) void loadProduct();
});
addEventListener('online', () => {
  if ($liveProduct.get().state === 'error') void loadProduct();
});
void loadProduct();
startRecentlyViewed();

/** Completes the page once it shows the product, and loads the scripts of a product page. */
function startPage({
  product: { id, name, pictures, priceAndStock },
  bundleProduct,
  phones,
  fetchedAt,
}: LiveProduct): void {
  document.title = `${name} - ${shop.name}`;
  allowIndexing(`/producto/${id}`);
  // The page's structured data says that the product is discontinued.
  document.querySelector('script[type="application/ld+json"]')?.remove();
  const viewedPriceAndStock = toViewedPriceAndStock(priceAndStock, selectedBranchId(), fetchedAt.getTime());
  saveViewed({ id, name, picture: pictures.find(isImage) ?? null, priceAndStock: viewedPriceAndStock });
  whenFirstPicturePainted()
    .then(loadProductScript)
    .then(() => (phones.length > 0 ? loadLiveBundle() : null))
    .then((script) => script?.showLiveBundle(bundleProduct, phones))
    .catch(() => undefined); // On failure the bundle is missing, or stays plain links.
}

function toView(live: RemoteData<LiveProduct>) {
  switch (live.state) {
    case 'loading':
      return null;
    case 'success': {
      const { product, phones } = live.value;
      const related = <RelatedPlaceholder productName={product.name} phones={phones} />;
      return <ProductPage {...live.value} selectedBranch={readSelectedBranch()} related={related} />;
    }
    case 'notFound':
      return (
        <EmptyState
          title={discontinuedHeading}
          help="Puede que se haya agotado o que el enlace sea antiguo."
          {...nextSteps()}
        />
      );
    case 'error':
      return <EmptyState title="No pudimos consultar este producto." help={retryHelp} {...nextSteps()} retry />;
  }
}

/** A message to the seller; with a search for the product's name, if this device has viewed it before. */
function nextSteps(): { message: string; search: string | undefined } {
  const search = readViewed().find((viewed) => viewed.id === productId)?.name;
  const product = search ?? 'un producto que no encontré en la tienda en línea';
  return { message: `Hola, busco ${product}${productId ? ` (ID ${productId})` : ''}.`, search };
}
