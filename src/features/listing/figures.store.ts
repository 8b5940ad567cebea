import { atom } from 'nanostores';
import type { LiveFigures } from '../../contract/catalogue.ts';
import { tabStorage } from '../../lib/storage.ts';
import { chosenBranchId } from '../branches/branches.store.ts';
import { addFigures, isId, parseTabFigures, type DatedFigures, type TabFigures } from './tabFigures.ts';

/** The live figures that this page knows, by product id. */
export const $figures = atom<Readonly<Record<string, LiveFigures>>>({});
/** The ids of the products that the shop no longer has, according to the live API in this tab (R5.12). */
export const $discontinued = atom<readonly string[]>([]);

export const readStoredFigures = (branch: string): TabFigures => parseTabFigures(tabStorage.read('cifras'), branch);

/** The live figures that this tab fetched for the shopper's branch within `maxAge` ms. */
export function readRecentFigures(maxAge: number): DatedFigures[] {
  const oldest = Date.now() - maxAge;
  return Object.values(readStoredFigures(chosenBranchId()).products).filter(({ at }) => at > oldest);
}

/**
 * Adds live figures, for this page and the next ones of the tab. Products with figures are available again.
 * @param requestKey the list request that returned them (fetchFigures), if this is its whole response
 */
export function storeFigures(figures: readonly LiveFigures[], branch = chosenBranchId(), requestKey?: string): void {
  // The shopper has switched to another branch since the call.
  if (branch !== chosenBranchId()) return;
  tabStorage.write('cifras', addFigures(readStoredFigures(branch), figures, Date.now(), requestKey));
  const stored = readDiscontinued();
  const discontinued = stored.filter((id) => !figures.some((product) => product.id === id));
  if (discontinued.length < stored.length) writeDiscontinued(discontinued);
  $discontinued.set(discontinued);
  mergeFigures(figures);
}

/** Adds figures for this page only. */
export function mergeFigures(figures: readonly LiveFigures[]): void {
  if (figures.length > 0)
    $figures.set({ ...$figures.get(), ...Object.fromEntries(figures.map((product) => [product.id, product])) });
}

/**
 * Adds a product that the live API reports as discontinued (R5.12). Where the browser blocks storage, only the current page shows
 * it.
 */
export function addDiscontinued(id: string): void {
  const addId = (ids: readonly string[]): string[] => [...new Set([id, ...ids])];
  writeDiscontinued(addId(readDiscontinued()));
  $discontinued.set(addId($discontinued.get()));
}

/** Reads the ids of the discontinued products that this tab has stored. */
export function readDiscontinued(): string[] {
  const stored = tabStorage.read('ya-no-disponibles');
  return Array.isArray(stored) ? stored.filter(isId) : [];
}

/** Max discontinued products stored, the latest ones. */
const maxDiscontinued = 100;

function writeDiscontinued(ids: readonly string[]): void {
  tabStorage.write('ya-no-disponibles', ids.slice(0, maxDiscontinued));
}
