import './site.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { renderInto } from '../runtime/morph.tsx';
import type { Live } from '../lib/live.ts';
import { showToSearchEngines } from '../lib/robots.ts';
import { lazy } from '../runtime/lazy.ts';
import { endWaiting } from '../lib/waiting.ts';
import { shop } from '../shop.ts';
import { startHeaderOpening } from '../features/branches/headerOpening.client.ts';
import { readChosenBranch } from '../features/branches/chosenBranch.ts';
import { startFits } from '../features/phone/fits.client.ts';
import { saveViewed, readViewed } from '../features/recent/recent.ts';
import { showRecent } from '../features/recent/recent.client.ts';
import { startBehaviour } from '../features/product/product.client.ts';
import { startLiveFigures } from '../features/product/live/liveFigures.client.ts';
import { startGalleries } from '../features/product/gallery/gallery.client.ts';
import {
  $product,
  openProduct,
  productIdOf,
  reopenProduct,
  type LiveProduct,
} from '../features/product/live/liveProduct.store.ts';
import { ProductPage } from './ProductPage.tsx';
import type * as LiveBundle from '../features/product/bundle/liveBundle.client.tsx';
import liveBundleScript from '../features/product/bundle/liveBundle.client.tsx?lazy';
import { startBundle } from '../features/product/bundle/bundleLoader.client.ts';
import { unavailableHeading } from '../features/product/purchase/sellerChat.ts';
import { startRelated } from '../features/product/related/related.client.tsx';

const loadLiveBundle = lazy<typeof LiveBundle>(liveBundleScript);

// Renders the page of a product that the live API has and the snapshot lacks (R1.10), without React. The page of a discontinued
// product keeps its own words until the API has the product again.
const place = document.querySelector('[data-live-product]');
const left = place?.hasChildNodes() === true;
startBehaviour();
startGalleries();
showRecent();
startHeaderOpening();
$product.listen((live) => {
  if (left && live.state !== 'here') return;
  renderInto(place, viewOf(live));
  if (live.state === 'waiting') return;
  endWaiting();
  if (live.state === 'here') begin(live.value);
});
document.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('[data-retry]')) void openProduct();
});
addEventListener('online', reopenProduct);
void openProduct();

/** What a built page does from its start. */
function begin({ product: { id, name, pictures }, bundleProduct, phones, told }: LiveProduct): void {
  document.title = `${name} - ${shop.name}`;
  showToSearchEngines();
  saveViewed({ id, name, picture: pictures[0] ?? null });
  startFits();
  startLiveFigures(told);
  if (phones.length > 0) findPair(bundleProduct, phones);
  startRelated();
}

/** Without an answer the page has no pair. */
function findPair(product: LiveProduct['bundleProduct'], phones: LiveProduct['phones']): void {
  loadLiveBundle()
    .then(({ showLiveBundle }) => showLiveBundle(product, phones))
    .then(
      (stands) => stands && startBundle(),
      () => undefined,
    );
}

function viewOf(live: Live<LiveProduct>) {
  switch (live.state) {
    case 'waiting':
      return null;
    case 'here':
      return <ProductPage {...live.value} chosen={readChosenBranch()} alternatives={[]} related={[]} />;
    case 'gone':
      return (
        <EmptyState
          title={unavailableHeading}
          help="Puede que se haya agotado o que el enlace sea antiguo."
          {...lastKnown()}
        />
      );
    case 'failed':
      return (
        <EmptyState
          title="No pudimos consultar este producto."
          help="Revisa tu conexión e intenta de nuevo."
          {...lastKnown()}
          retry
        />
      );
  }
}

/** What this device still knows of the product: its name helps to search, and the seller to answer. */
function lastKnown(): { question: string; search?: string } {
  const id = productIdOf(location.pathname);
  const name = readViewed().find((viewed) => viewed.id === id)?.name;
  const what = [name ?? 'un producto que no encontré en la tienda en línea', id && `(ID ${id})`]
    .filter(Boolean)
    .join(' ');
  return { question: `Hola, busco ${what}.`, ...(name && { search: name }) };
}
