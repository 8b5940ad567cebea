import { atom } from 'nanostores';
import { callApi } from '../../api/callApi.ts';
import { revalidate } from '../../api/revalidate.ts';
import { findCards, correctCards, markUnavailable } from '../../components/correctCards.tsx';
import type { ParsedList } from '../../contract/answers.ts';
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
} from '../../contract/calls.ts';
import type { Figures, LiveFigures } from '../../contract/fields.ts';
import { savesData } from '../../lib/savesData.ts';
import { createPlaceText } from '../branches/places.ts';
import { $branch, chosenBranchId } from '../branches/branches.store.ts';
import { readUnavailable, saveUnavailable } from '../product/discontinued/unavailable.ts';
import type { ListSource } from './listing.ts';

/** Live figures of the products of this page's lists, by id, as far as they were fetched. */
export const $figures = atom<Readonly<Record<string, Figures>>>({});

type AskList = (branch: string, category: string) => Promise<ParsedList<LiveFigures>>;

const asks: Record<ListSource['call'], AskList> = {
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
 * Corrects price and stock of the cards of each live list of a page by one call for the whole list, once it is in view
 * and the page is idle; without React, and without moving anything. A failure changes nothing (R3.8, R4.14).
 */
export function revalidateLists(): void {
  showUnavailable();
  if (savesData()) return;
  for (const list of document.querySelectorAll<HTMLElement>('[data-live]')) revalidateWhenVisible(list);
}

function revalidateWhenVisible(list: HTMLElement): void {
  const { live = '', category = '' } = list.dataset;
  const asked = async (latest: () => boolean): Promise<boolean> => {
    const answer = await asks[live as ListSource['call']](chosenBranchId(), category).catch(() => null);
    if (answer && latest()) show(list, answer.items);
    // Only a whole list tells that what it lacks may be gone: who is no best seller any more is still sold.
    if (answer && category) void checkMissing(list, answer.items);
    return answer !== null;
  };
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    const start = (): void => void $branch.listen(revalidate(asked));
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(start);
    else setTimeout(start, 200);
  });
  // A list's parent, which is there too while filters stand in the place of the page's own cards.
  seen.observe(list.dataset['staticList'] ? (list.parentElement ?? list) : list);
}

function show(list: HTMLElement, figures: readonly LiveFigures[]): void {
  const told = new Map(figures.map((each) => [each.id, each]));
  correctCards(list, told, createPlaceText());
  $figures.set({ ...$figures.get(), ...Object.fromEntries(told) }); // What the filters leave takes them too.
}

/** Most cards that a live list lacks and that are checked: each costs a call. */
const maxChecked = 4;

/** Marks the cards of products that this tab found unavailable (R5.12). */
function showUnavailable(): void {
  markUnavailable(document, readUnavailable());
}

/** Checks the products of a list that its live answer lacks: moved, or unavailable (R5.12). A failure changes nothing. */
async function checkMissing(list: Element, told: readonly LiveFigures[]): Promise<void> {
  const known = new Set([...told.map(({ id }) => id), ...readUnavailable()]);
  const missing = [...new Set(findCards(list).map(([id]) => id))].filter((id) => !known.has(id)).slice(0, maxChecked);
  await Promise.all(missing.map((id) => checkCard(list, id).catch(() => undefined)));
}

/** Fetches one product of a list and corrects its card. Rejects when that fails. */
export async function checkCard(list: Element, id: string): Promise<void> {
  const told = await callApi(liveFiguresOfOne(postObtenervwProducto), { id, branch: chosenBranchId() });
  if (told) {
    correctCards(list, new Map([[id, told]]), createPlaceText());
    return;
  }
  saveUnavailable(id);
  markUnavailable(document, [id]);
}
