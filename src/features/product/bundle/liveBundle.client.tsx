import { callApi } from '../../../api/callApi.ts';
import { findPhones } from '../../../catalogue/phones/phones.ts';
import { postBuscarProducto } from '../../../contract/catalogue.ts';
import { whenOutOfView } from '../../../lib/whenOutOfView.ts';
import { renderElement } from '../../../runtime/renderToDom.ts';
import { selectedBranchId } from '../../branches/branches.store.ts';
import type { PhoneModel } from '../../phone/phone.ts';
import { findBuyBox } from '../live/productPriceAndStock.store.ts';
import { startBundle } from '../product.client.ts';
import { Bundle } from './Bundle.tsx';
import { findBundleKind, findBundle, toBundleData, type BundleProduct } from './bundle.ts';

/**
 * Finds the bundle of a live page's product among the live API's products for its phone, and adds it below the compatible
 * phones once that position is out of view. Rejects if the API does not respond.
 */
export async function showLiveBundle(product: BundleProduct, phones: readonly PhoneModel[]): Promise<void> {
  const buyBox = findBuyBox();
  const phoneFit = document.querySelector('[data-phone-fit]');
  const [phone] = phones;
  if (!buyBox || !phoneFit || !phone || !findBundleKind(product)) return;
  const selectedId = selectedBranchId();
  const { items } = await callApi(postBuscarProducto, { term: phone.name, branch: selectedId });
  const candidates = items.filter(({ id }) => id !== product.id).sort((a, b) => b.sold - a.sold);
  const { fittedBy } = findPhones([product, ...candidates]);
  const bundle = findBundle(product, [phone], (slug) =>
    candidates.filter(({ id }) => fittedBy(id).some((fittedPhone) => fittedPhone.slug === slug)),
  );
  const { product: messageProduct, priceAndStock, branches } = buyBox.data;
  const view =
    bundle &&
    Bundle({ product: messageProduct, priceAndStock, bundle: toBundleData(product, bundle), branches, selectedId });
  if (!view) return;
  const placeholder = renderElement(<div />);
  phoneFit.after(placeholder);
  await new Promise<void>((resolve) => whenOutOfView(placeholder, resolve));
  placeholder.replaceWith(renderElement(view));
  startBundle();
}
