import './site.ts';
import { Missing } from '../components/Missing.tsx';
import { renderInto } from '../runtime/morph.tsx';
import type { Live } from '../lib/live.ts';
import { showToSearchEngines } from '../lib/robots.ts';
import { lazy } from '../runtime/lazy.ts';
import { endWaiting } from '../lib/waiting.ts';
import { shop } from '../shop.ts';
import { startHeaderOpening } from '../features/branches/headerOpening.client.ts';
import { readRemembered } from '../features/branches/kept.ts';
import { startFits } from '../features/phone/fits.client.ts';
import { keepViewed, readViewed } from '../features/recent/kept.ts';
import { showRecent } from '../features/recent/recent.client.ts';
import { startBehaviour } from '../features/product/behaviour.ts';
import { startCheck } from '../features/product/checkFigures.client.ts';
import { startGalleries } from '../features/product/gallery/galleryIntent.client.ts';
import {
  $product,
  openProduct,
  productIdOf,
  reopenProduct,
  type LiveProduct,
} from '../features/product/liveProduct.store.ts';
import { ProductPage } from './ProductPage.tsx';
import type * as LivePair from '../features/product/livePair.client.tsx';
import livePairScript from '../features/product/livePair.client.tsx?lazy';
import { startPair } from '../features/product/pairReach.client.ts';
import { startRelated } from '../features/product/related.client.tsx';

const loadLivePair = lazy<typeof LivePair>(livePairScript);

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

/** Starts what a built page starts on load. */
function begin({ product: { id, name, pictures }, paired, phones, told }: LiveProduct): void {
  document.title = `${name} - ${shop.name}`;
  showToSearchEngines();
  keepViewed({ id, name, picture: pictures[0] ?? null });
  startFits();
  startCheck(told);
  if (phones.length > 0) findPair(paired, phones);
  startRelated();
}

/** Without an answer the page has no pair. */
function findPair(product: LiveProduct['paired'], phones: LiveProduct['phones']): void {
  loadLivePair()
    .then(({ showLivePair }) => showLivePair(product, phones))
    .then(
      (stands) => stands && startPair(),
      () => undefined,
    );
}

function viewOf(live: Live<LiveProduct>) {
  switch (live.state) {
    case 'waiting':
      return null;
    case 'here':
      return <ProductPage {...live.value} chosen={readRemembered()} alternatives={[]} related={[]} />;
    case 'gone':
      return (
        <Missing
          title="Este producto ya no está en la tienda."
          help="Puede que se haya agotado o que el enlace sea antiguo."
          {...lastKnown()}
        />
      );
    case 'failed':
      return (
        <Missing
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
