import { callApi } from '../../../api/callApi.ts';
import { phonesIn } from '../../../catalogue/phones/phones.ts';
import { postBuscarProducto } from '../../../contract/calls.ts';
import { renderElement } from '../../../runtime/renderToDom.ts';
import { chosenBranchId } from '../../branches/branches.store.ts';
import type { Phone } from '../../phone/phone.ts';
import type { BuyBoxData } from '../purchase/BuyBox.tsx';
import { whenOutOfView } from './bundle.client.tsx';
import { Bundle } from './Bundle.tsx';
import { findBundle, bundleSide, type BundleProduct } from './bundle.ts';
import { toBundleView } from './bundleView.ts';

/**
 * Looks among what the live API finds for the product's phone for its pair, and puts it where the page of the build has it,
 * once that place is out of sight. @returns whether it stands; rejects where the API does not answer
 */
export async function showLiveBundle(product: BundleProduct, phones: readonly Phone[]): Promise<boolean> {
  const [box, fits] = ['buy-box', 'fits'].map((name) => document.querySelector<HTMLElement>(`[data-${name}]`));
  const [phone] = phones;
  if (!box || !fits || !phone || !bundleSide(product)) return false;
  const chosen = chosenBranchId();
  const { items } = await callApi(postBuscarProducto, { term: phone.name, branch: chosen });
  const found = items.filter(({ id }) => id !== product.id).sort((a, b) => b.sold - a.sold);
  const known = phonesIn([product, ...found]);
  const pair = findBundle(product, [phone], (slug) =>
    found.filter(({ id }) => known.of(id).some((own) => own.slug === slug)),
  );
  const { product: wanted, figures, branches } = JSON.parse(box.dataset['buyBox'] ?? '') as BuyBoxData;
  const view = pair && Bundle({ product: wanted, figures, bundle: toBundleView(product, pair), branches, chosen });
  if (!view) return false;
  const place = renderElement(<div />);
  fits.after(place);
  await new Promise<void>((done) => whenOutOfView(place, done));
  place.replaceWith(renderElement(view));
  return true;
}
