import type { ParsedList } from '../../contract/schema.ts';
import { atom } from 'nanostores';
import { callApi } from '../../api/callApi.ts';
import { revalidate } from '../../api/revalidate.ts';
import { findCards, correctCards, markUnavailable } from '../../components/correctCards.tsx';
import {
  getProductosMasVendidos,
  getProductosMasVisitados,
  getProductosNuevos,
  getProductosVendidosRecientemente,
  postObtenerProductosCategoria,
  postObtenerProductosEnOferta,
  postObtenervwProducto,
  liveFiguresList,
  liveFiguresOfOne,
  type Figures,
  type LiveFigures,
} from '../../contract/catalogue.ts';
import { savesData } from '../../lib/savesData.ts';
import { createAvailabilityText } from '../branches/places.ts';
import { $branch, chosenBranchId } from '../branches/branches.store.ts';
import { readUnavailable, saveUnavailable } from '../product/discontinued/unavailable.ts';
import type { ListSource } from './listing.ts';

/** Live figures of the products of this page's lists, by id, as far as they were fetched. */
export const $figures = atom<Readonly<Record<string, Figures>>>({});

type FetchList = (branch: string, category: string) => Promise<ParsedList<LiveFigures>>;

const fetchers: Record<ListSource['call'], FetchList> = {
  postObtenerProductosCategoria: (branch, category) =>
    callApi(liveFiguresList(postObtenerProductosCategoria), { category, branch }),
  postObtenerProductosEnOferta: (branch) => callApi(liveFiguresList(postObtenerProductosEnOferta), { branch }),
  getProductosMasVisitados: () => callApi(liveFiguresList(getProductosMasVisitados), undefined),
  getProductosMasVendidos: (branch) => callApi(liveFiguresList(getProductosMasVendidos), { branch }),
  getProductosVendidosRecientemente: (branch) =>
    callApi(liveFiguresList(getProductosVendidosRecientemente), { branch }),
  getProductosNuevos: (branch) => callApi(liveFiguresList(getProductosNuevos), { branch }),
};

/**
 * Corrects price and stock on the cards of the page's live lists: one call for each list, once it is in view and the page is
 * idle, without React. Nothing moves; a failure changes nothing (R3.8, R4.14).
 */
export function revalidateLists(): void {
  markUnavailable(document, readUnavailable()); // The products that this tab found unavailable (R5.12).
  if (savesData()) return;
  for (const list of document.querySelectorAll<HTMLElement>('[data-live]')) revalidateWhenVisible(list);
}

function revalidateWhenVisible(list: HTMLElement): void {
  const { live = '', category = '' } = list.dataset;
  const fetchFigures = async (isCurrent: () => boolean): Promise<boolean> => {
    const response = await fetchers[live as ListSource['call']](chosenBranchId(), category).catch(() => null);
    if (response && isCurrent()) showFigures(list, response.items);
    // Only the whole list of a category shows that a product is unavailable: one that is no longer a best seller is still sold.
    if (response && category) void checkMissing(list, response.items);
    return response !== null;
  };
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    const start = (): void => void $branch.listen(revalidate(fetchFigures));
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(start);
    else setTimeout(start, 200);
  });
  // The parent of a filtered list: its own cards are hidden while the refined ones replace them.
  observer.observe(list.dataset['serverList'] ? (list.parentElement ?? list) : list);
}

function showFigures(list: HTMLElement, figures: readonly LiveFigures[]): void {
  const byId = new Map(figures.map((each) => [each.id, each]));
  correctCards(list, byId, createAvailabilityText());
  $figures.set({ ...$figures.get(), ...Object.fromEntries(byId) }); // The refined list uses them too.
}

/** How many cards that the live list lacks are checked: each costs a call. */
const maxChecked = 4;

/** Checks the cards whose products the live list lacks: moved, or unavailable (R5.12). A failure changes nothing. */
async function checkMissing(list: Element, figures: readonly LiveFigures[]): Promise<void> {
  const known = new Set([...figures.map(({ id }) => id), ...readUnavailable()]);
  const missing = [...new Set(findCards(list).map(([id]) => id))].filter((id) => !known.has(id)).slice(0, maxChecked);
  await Promise.all(missing.map((id) => correctCard(list, id).catch(() => undefined)));
}

/** Fetches one product of a list and corrects its card. Rejects when the call fails. */
export async function correctCard(list: Element, id: string): Promise<void> {
  const figures = await callApi(liveFiguresOfOne(postObtenervwProducto), { id, branch: chosenBranchId() });
  if (figures) {
    correctCards(list, new Map([[id, figures]]), createAvailabilityText());
    return;
  }
  saveUnavailable(id);
  markUnavailable(document, [id]);
}
