import { callApi } from '../api/callApi.ts';
import { revalidate } from '../api/revalidate.ts';
import { publishedList, publishedPhones } from '../api/publishedLists.ts';
import { decodeList, toListEntry, type ListEntry } from '../components/card.ts';
import { renderInto } from '../runtime/morph.tsx';
import { postBuscarProducto } from '../contract/catalogue.ts';
import { $branch, chosenBranchId } from '../features/branches/branches.store.ts';
import { savePhone, decodePhones, type Phone } from '../features/phone/phone.ts';
import { $phone } from '../features/phone/phone.store.ts';
import { openPhonePicker, prefetchPhonePicker } from '../features/phone/phone.client.ts';
import { ForPhone, toPhoneTiles } from '../features/home/ForPhone.tsx';

// The top section of the home page for shoppers who have chosen a phone; only they load this script.
const container = document.querySelector<HTMLElement>('[data-for-phone]');

if (container) {
  container.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-pick-phone]')) openPhonePicker();
  });
  prefetchPhonePicker('[data-for-phone] [data-pick-phone]');
  $phone.listen((phone) => {
    document.documentElement.classList.toggle('has-phone', phone !== null);
    void renderForPhone(container, () => true);
  });
  $branch.listen(revalidate((isCurrent) => renderForPhone(container, isCurrent)));
}

/** @returns false if the live API returned none of the products: `revalidate` tries again once the network is back */
async function renderForPhone(container: HTMLElement, isCurrent: () => boolean): Promise<boolean> {
  const phone = $phone.get();
  if (!phone) return true;
  try {
    const ids = new Set(decodePhones(await publishedPhones()).find(({ slug }) => slug === phone.slug)?.products);
    // The inline script of the next page reserves the section's place if there are products.
    savePhone(phone, ids.size > 0);
    const live = ids.size > 0 ? await findLiveProducts(phone, ids) : [];
    const entries = live.length > 0 ? live : ids.size > 0 ? await findPublishedProducts(ids) : [];
    if (!isCurrent() || phone !== $phone.get()) return true;
    const tiles = toPhoneTiles(entries, phone.slug);
    renderInto(container, tiles.length > 0 && <ForPhone phone={phone} tiles={tiles} total={ids.size} />);
    return ids.size === 0 || live.length > 0;
  } catch {
    // The section stays as it is, without a layout shift.
    return false;
  }
}

/** The products for a phone in the live API; empty if it does not respond. */
async function findLiveProducts({ name }: Phone, ids: ReadonlySet<string>): Promise<ListEntry[]> {
  try {
    const { items } = await callApi(postBuscarProducto, { term: name, branch: chosenBranchId() });
    return items.filter(({ id }) => ids.has(id)).map(toListEntry);
  } catch {
    return [];
  }
}

const findPublishedProducts = async (ids: ReadonlySet<string>): Promise<ListEntry[]> =>
  decodeList(await publishedList('todos')).filter(({ card }) => ids.has(card.id));
