import { atom } from 'nanostores';
import { callApi } from '../../api/callApi.ts';
import { postBuscarProducto, postObtenerProductosCategoria } from '../../contract/calls.ts';
import { loadPhones } from '../phone/knownPhones.store.ts';
import { $phone } from '../phone/phone.store.ts';
import { savesData } from '../../lib/savesData.ts';
import { chosenBranchId } from '../branches/branches.store.ts';
import { entryOf, type Entry } from '../../components/filters/listEntry.ts';
import { confirmed, corrected, entryFrom, followed, untoldCategories } from './searchEntry.ts';
import { emptyInterpretation, type Interpretation } from './engine/result.ts';
import { fitting } from './fitting.ts';
import { finder, type Finder } from './finder.client.ts';
import { saveSearched } from './searched.ts';

/** How long the live answer waits for that of the snapshot, whose order is better, ms. */
const patience = 1_000;
/** How long the live API is waited for, ms. */
const limit = 6_000;
/** Most products of the snapshot that a list is made of. */
const most = 10_000;

/** What was found; null while nothing is known yet. */
export const $found = atom<Entry[] | null>(null);
/** What was understood of the text, and the same kind for near models where there is none for that asked for. */
export const $understood = atom<Interpretation>(emptyInterpretation);
export const $near = atom<Entry[]>([]);
/** What was probably meant, where nothing was found. */
export const $meant = atom<string | null>(null);

/**
 * Searches for a text: at once in the snapshot, then in the live API, whose figures count and
 * whose further products follow. One of the two is enough (R4.14).
 */
export async function openSearch(term: string): Promise<void> {
  if (!term) {
    $found.set([]);
    return;
  }
  keepInBox(term);
  const live = liveEntries(term);
  const known = savesData() ? live.then((found) => found ?? knownEntries(term)) : knownEntries(term);
  const soon = await Promise.race([known, live.then(() => wait(patience))]);
  if (soon?.length) $found.set(soon);
  const found = confirmed(soon ?? [], await fitting((await live) ?? [], term, $understood.get()));
  if (found.length > 0) $found.set(found);
  const all = soon ? found : followed(found, (await known) ?? []);
  if (all.length === 0) $meant.set(await meantBy(term));
  $found.set(all);
  if (all.length > 0) saveSearched(term);
  await correctRest(all, (await live) ?? []);
}

/** Asks for the live figures of what the API did not find by the text (R3.8): by its categories, which it knows. */
async function correctRest(all: readonly Entry[], live: readonly Entry[]): Promise<void> {
  const categories = savesData() ? [] : untoldCategories(all, live);
  const branch = chosenBranchId();
  const told = await Promise.all(
    categories.map((category) =>
      callApi(postObtenerProductosCategoria, { category, branch }, { limit }).then(
        ({ items }) => items.map(entryOf),
        () => [],
      ),
    ),
  );
  if (told.some(({ length }) => length > 0) && $found.get() === all) $found.set(corrected(all, told.flat()));
}

/** The box keeps what was asked, unless a person is typing already. */
function keepInBox(term: string): void {
  const box = document.querySelector<HTMLInputElement>('form.search input');
  if (box?.value === '') box.value = term;
}

/** What the snapshot has; null where it cannot be had. */
async function knownEntries(term: string): Promise<Entry[] | null> {
  try {
    const all = finder();
    await Promise.race([preferMine(all), wait(patience)]);
    const { products, interpretation, near } = await all.find(term, most, true);
    $understood.set(interpretation);
    $near.set(near.map(entryFrom));
    return products.map(entryFrom);
  } catch {
    return null;
  }
}

/** Has what is for the shopper's phone stand before other answers as good. */
async function preferMine(all: Finder): Promise<void> {
  const mine = $phone.get();
  const phones = mine ? await loadPhones().catch(() => []) : [];
  all.prefer(phones.find(({ slug }) => slug === mine?.slug)?.products ?? []);
}

/** What the API has; null where it does not answer. */
const liveEntries = (term: string): Promise<Entry[] | null> =>
  callApi(postBuscarProducto, { term, branch: chosenBranchId() }, { limit }).then(
    ({ items }) => items.map(entryOf),
    () => null,
  );

/** The text as it was probably meant, where the shop has that; else null. */
async function meantBy(term: string): Promise<string | null> {
  if (savesData()) return null;
  try {
    const meant = await finder().mend(term);
    return meant && (await finder().find(meant, 1, true)).total > 0 ? meant : null;
  } catch {
    return null;
  }
}

const wait = (time: number): Promise<null> => new Promise((done) => setTimeout(done, time, null));
