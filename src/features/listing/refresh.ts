import { callApi } from '../../api/callApi.ts';
import { revalidate } from '../branches/revalidate.ts';
import { correctCards } from '../../components/correctCards.tsx';
import type { Listed } from '../../contract/answers.ts';
import {
  getProductosMasVendidos,
  getProductosMasVisitados,
  getProductosNuevos,
  getProductosVendidosRecientemente,
  postObtenerProductosCategoria,
  postObtenerProductosEnOferta,
} from '../../contract/calls.ts';
import type { LiveFigures } from '../../contract/fields.ts';
import { figuresOf } from '../../contract/figures.ts';
import { savesData } from '../../lib/savesData.ts';
import { placesHere } from '../branches/places.ts';
import { chosenBranchId } from '../branches/branches.store.ts';
import { $figures } from './figures.store.ts';
import { checkMissing, showUnavailable } from './missingCards.ts';
import type { ListSource } from './source.ts';

/**
 * Lists of more products are not asked again: an answer holds whole rows, descriptions too, about 1 KB each, and a
 * phone should not pay megabytes. Their cards are asked for one by one (refreshSeen.ts).
 */
export const maxRevalidated = 200;

type AskList = (branch: string, category: string) => Promise<Listed<LiveFigures>>;

const asks: Record<ListSource['call'], AskList> = {
  postObtenerProductosCategoria: (branch, category) =>
    callApi(figuresOf(postObtenerProductosCategoria), { category, branch }),
  postObtenerProductosEnOferta: (branch) => callApi(figuresOf(postObtenerProductosEnOferta), { branch }),
  getProductosMasVisitados: () => callApi(figuresOf(getProductosMasVisitados), undefined),
  getProductosMasVendidos: (branch) => callApi(figuresOf(getProductosMasVendidos), { branch }),
  getProductosVendidosRecientemente: (branch) => callApi(figuresOf(getProductosVendidosRecientemente), { branch }),
  getProductosNuevos: (branch) => callApi(figuresOf(getProductosNuevos), { branch }),
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
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => revalidate(asked));
    else setTimeout(() => revalidate(asked), 200);
  });
  // A list's parent, which is there too while filters stand in the place of the page's own cards.
  seen.observe(list.dataset['staticList'] ? (list.parentElement ?? list) : list);
}

function show(list: HTMLElement, figures: readonly LiveFigures[]): void {
  const told = new Map(figures.map((each) => [each.id, each]));
  correctCards(list, told, placesHere());
  $figures.set({ ...$figures.get(), ...Object.fromEntries(told) }); // What the filters leave takes them too.
}
