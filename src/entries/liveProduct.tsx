import { retryHelp } from '../components/texts.ts';
import './product.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { renderInto } from '../runtime/morph.tsx';
import { type RemoteData, allowIndexing } from '../lib/remoteData.ts';
import { lazy } from '../runtime/lazy.ts';
import { shop } from '../shop.ts';
import { chosenBranchId } from '../features/branches/branches.store.ts';
import { readChosenBranch } from '../features/branches/chosenBranch.ts';
import { startPhoneFit } from '../features/phone/phoneFit.client.ts';
import { toObserved } from '../features/recent/viewedChanges.ts';
import { saveViewed, readViewed } from '../features/recent/recent.ts';
import { startBundle, startRelated } from '../features/product/product.client.ts';
import { startLiveFigures } from '../features/product/live/liveFigures.client.ts';
import {
  $liveProduct,
  loadProduct,
  parseProductId,
  retryFailed,
  type LiveProduct,
} from '../features/product/live/liveProduct.store.ts';
import { ProductPage } from './ProductPage.tsx';
import type * as LiveBundle from '../features/product/bundle/liveBundle.client.tsx';
import liveBundleScript from '../features/product/bundle/liveBundle.client.tsx?lazy';
import { unavailableHeading } from '../features/product/purchase/sellerChat.ts';

const loadLiveBundle = lazy<typeof LiveBundle>(liveBundleScript);

// Renders the page of a product that the live API has and the snapshot lacks (R1.10), without React. The page of a
// discontinued product keeps its content unless the API has the product again.
const place = document.querySelector('[data-live-product]');
const discontinued = place?.hasChildNodes() === true;
$liveProduct.listen((live) => {
  if (discontinued && live.state !== 'success') return;
  renderInto(place, toView(live));
  if (live.state === 'loading') return;
  document.querySelector('[data-skeleton]')?.remove();
  if (live.state === 'success') startPage(live.value);
});
document.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('[data-retry]')) void loadProduct();
});
addEventListener('online', retryFailed);
void loadProduct();

/** Starts what product.ts starts at once, on a page that has the product already. */
function startPage({ product: { id, name, pictures, figures }, bundleProduct, phones, fetchedAt }: LiveProduct): void {
  document.title = `${name} - ${shop.name}`;
  allowIndexing();
  // Of a discontinued product, which it was.
  document.querySelector('script[type="application/ld+json"]')?.remove();
  const seen = toObserved(figures, chosenBranchId(), fetchedAt.getTime());
  saveViewed({ id, name, picture: pictures[0] ?? null, seen });
  startPhoneFit();
  startLiveFigures(fetchedAt);
  if (phones.length > 0) addBundle(bundleProduct, phones);
  startRelated();
}

function addBundle(product: LiveProduct['bundleProduct'], phones: LiveProduct['phones']): void {
  loadLiveBundle()
    .then(({ showLiveBundle }) => showLiveBundle(product, phones))
    .then(
      (added) => added && startBundle(),
      () => undefined, // The page has no bundle then.
    );
}

function toView(live: RemoteData<LiveProduct>) {
  switch (live.state) {
    case 'loading':
      return null;
    case 'success':
      return <ProductPage {...live.value} chosen={readChosenBranch()} alternatives={[]} related={[]} />;
    case 'notFound':
      return (
        <EmptyState
          title={unavailableHeading}
          help="Puede que se haya agotado o que el enlace sea antiguo."
          {...lastKnown()}
        />
      );
    case 'error':
      return <EmptyState title="No pudimos consultar este producto." help={retryHelp} {...lastKnown()} retry />;
  }
}

/** A question and a search by the product's name, if this device has viewed it before. */
function lastKnown(): { question: string; search?: string } {
  const id = parseProductId(location.pathname);
  const name = readViewed().find((viewed) => viewed.id === id)?.name;
  const product = name ?? 'un producto que no encontré en la tienda en línea';
  return { question: `Hola, busco ${product}${id ? ` (ID ${id})` : ''}.`, ...(name && { search: name }) };
}
