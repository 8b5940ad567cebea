import { atom, computed } from 'nanostores';
import { publishedList } from '../../api/published.ts';
import type { Figures } from '../../contract/fields.ts';
import { decodeList, withFigures, type Entry } from '../../components/filters/entry.ts';
import { facetsOf } from '../../components/filters/facets.ts';
import { $fits, $phone, loadPhones, openPhone } from '../phone/phone.store.ts';
import { $state, fitted, followAddress } from './filters.store.ts';
import { refine } from '../../components/filters/refine.ts';
import { isUntouched } from '../../components/filters/state.ts';

/** The whole list of the page as the snapshot has it; null until something is set on it. */
const $published = atom<Entry[] | null>(null);
/** Live figures of its products, where they were asked for (refresh.ts). */
const $figures = atom<Record<string, Figures>>({});
/** Whether the whole list could not be had: the page then keeps what it shows. */
export const $failed = atom(false);

const $entries = computed(
  [$published, $figures, $fits, $phone],
  (entries, figures, fits, mine) => entries && fitted(withFigures(entries, figures), fits, mine),
);

/** What stands in the place of the page's own cards; null: they stay. */
export const $refined = computed([$entries, $state, $fits], (entries, state, fits) =>
  entries && !isUntouched(state) && (fits || !state.phone) ? refine(entries, state) : null,
);

/** What the filters would leave; null until the whole list is here: the page has its own. */
export const $facets = computed([$entries, $state], (entries, state) => entries && facetsOf(entries, state));

/** Takes the state from the address, and the whole list as soon as something is set on it (R4.7). */
export function openList(name: string): void {
  const takeFigures = (): void => $figures.set({ ...globalThis.shopLive });
  takeFigures();
  addEventListener('shop:live', takeFigures);
  openPhone();
  if ($phone.get()) loadPhones().catch(() => undefined);
  followAddress();
  $state.subscribe((state) => {
    if (!isUntouched(state)) void fetchWhole(name);
  });
}

/** Fetches the whole list, once, and what is for which phone where the state asks for one. */
export async function fetchWhole(name: string): Promise<void> {
  const phones = $state.get().phone ? loadPhones() : undefined;
  try {
    if (!$published.get()) $published.set(decodeList((await Promise.all([publishedList(name), phones]))[0]));
    await phones;
    $failed.set(false);
  } catch {
    $failed.set(true);
  }
}
