import { callApi } from '../api/callApi.ts';
import { revalidate } from '../api/revalidate.ts';
import { fetchPublishedList, fetchPublishedPhones } from '../api/publishedLists.ts';
import { decodeList, toListEntry, type ListEntry } from '../components/card.ts';
import { renderInto } from '../runtime/morph.tsx';
import { postBuscarProducto } from '../contract/catalogue.ts';
import { $selectedBranch, selectedBranchId } from '../features/branches/branches.store.ts';
import { categoryUrl } from '../features/listing/categoryUrl.ts';
import { savePreferredPhone, decodePhones, type PhoneModel } from '../features/phone/phone.ts';
import { $preferredPhone } from '../features/phone/preferredPhone.store.ts';
import { openPhoneModal, prefetchPhoneModal } from '../features/phone/phone.client.ts';
import { CompatibleProducts, toCompatibleTiles } from '../features/home/CompatibleProducts.tsx';

// The section at the top of the home page with products compatible with the shopper's phone. Loaded only if one is chosen.
const container = document.querySelector<HTMLElement>('[data-compatible-products]');

if (container) {
  container.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-phone-modal]')) openPhoneModal();
  });
  prefetchPhoneModal('[data-compatible-products] [data-phone-modal]');
  $preferredPhone.listen((phone) => {
    document.documentElement.classList.toggle('has-phone', phone !== null);
    void renderCompatibleProducts(container, () => true);
  });
  const refetch = revalidate((isCurrent) => renderCompatibleProducts(container, isCurrent));
  $selectedBranch.listen(refetch);
}

/**
 * Renders the section with live data; with data of the snapshot if the live API returns none of the products.
 * @returns false if there is no live data: `revalidate` tries again once the network is back
 */
async function renderCompatibleProducts(container: HTMLElement, isCurrent: () => boolean): Promise<boolean> {
  const phone = $preferredPhone.get();
  if (!phone) return true;
  try {
    const ids = new Set(decodePhones(await fetchPublishedPhones()).find(({ slug }) => slug === phone.slug)?.products);
    // If there are products, the inline script reserves space for the section on the next page load.
    savePreferredPhone(phone, ids.size > 0);
    const liveEntries = ids.size > 0 ? await findLiveProducts(phone, ids) : [];
    let entries = liveEntries;
    if (ids.size > 0 && liveEntries.length === 0) entries = await findSnapshotProducts(ids);
    if (!isCurrent() || phone !== $preferredPhone.get()) return true;
    const tiles = toCompatibleTiles(entries, phone.slug, categoryUrl);
    renderInto(container, tiles.length > 0 && <CompatibleProducts phone={phone} tiles={tiles} total={ids.size} />);
    return ids.size === 0 || liveEntries.length > 0;
  } catch {
    // The section stays as it is, without a layout shift.
    return false;
  }
}

/** Finds products in the live API by the name of the phone; empty if the call fails. @param ids the compatible products */
async function findLiveProducts({ name }: PhoneModel, ids: ReadonlySet<string>): Promise<ListEntry[]> {
  try {
    const { items } = await callApi(postBuscarProducto, { term: name, branch: selectedBranchId() });
    return items.filter(({ id }) => ids.has(id)).map(toListEntry);
  } catch {
    return [];
  }
}

const findSnapshotProducts = async (ids: ReadonlySet<string>): Promise<ListEntry[]> =>
  decodeList(await fetchPublishedList('todos')).filter(({ card }) => ids.has(card.id));
