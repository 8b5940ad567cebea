import { callApi } from '../../../api/callApi.ts';
import { findPhones } from '../../../catalogue/phones/phones.ts';
import { postBuscarProducto } from '../../../contract/catalogue.ts';
import { whenOutOfView } from '../../../lib/whenOutOfView.ts';
import { renderElement } from '../../../runtime/renderToDom.ts';
import { chosenBranchId } from '../../branches/branches.store.ts';
import type { Phone } from '../../phone/phone.ts';
import { findBuyBox } from '../live/liveFigures.store.ts';
import { startBundle } from '../product.client.ts';
import { Bundle } from './Bundle.tsx';
import { findBundleSide, findBundle, toBundleView, type BundleProduct } from './bundle.ts';

/**
 * Looks for the bundle of a live page's product among what the live API finds for its phone, and adds it in its usual place
 * once that is out of sight.
 * Rejects if the API does not respond.
 */
export async function showLiveBundle(product: BundleProduct, phones: readonly Phone[]): Promise<void> {
  const buyBox = findBuyBox();
  const fits = document.querySelector('[data-fits]');
  const [phone] = phones;
  if (!buyBox || !fits || !phone || !findBundleSide(product)) return;
  const chosen = chosenBranchId();
  const { items } = await callApi(postBuscarProducto, { term: phone.name, branch: chosen });
  const found = items.filter(({ id }) => id !== product.id).sort((a, b) => b.sold - a.sold);
  const known = findPhones([product, ...found]);
  const bundle = findBundle(product, [phone], (slug) =>
    found.filter(({ id }) => known.of(id).some((own) => own.slug === slug)),
  );
  const { product: chatProduct, figures, branches } = buyBox.data;
  const view =
    bundle && Bundle({ product: chatProduct, figures, bundle: toBundleView(product, bundle), branches, chosen });
  if (!view) return;
  const place = renderElement(<div />);
  fits.after(place);
  await new Promise<void>((resolve) => whenOutOfView(place, resolve));
  place.replaceWith(renderElement(view));
  startBundle();
}
