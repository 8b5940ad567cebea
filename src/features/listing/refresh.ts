import { postJson } from '../../api/light.ts';
import { keepFresh } from '../../api/keepFresh.ts';
import { reads } from '../../api/reads.ts';
import { correctCards, type ToldFigures } from '../../components/correctCards.ts';
import { listRequest, readList, type Figures } from '../../contract/figures.ts';
import { savesData } from '../../lib/savesData.ts';
import { rememberedBranch } from '../branches/remembered.ts';

declare global {
  /** Live figures by product id, for the filters, which come later or not at all. */
  var shopLive: Record<string, Figures> | undefined;
}

/**
 * Lists of more products are not asked again: an answer holds whole rows, descriptions too, about 1 KB each, and a
 * phone should not pay megabytes for a figure that the product's own page corrects anyway. So /todos is never asked.
 */
export const mostRefreshed = 200;

/**
 * Corrects price and stock of the cards of a page by one call for the whole list, once it is in view and the page is
 * idle; without React, and without moving anything. A failure changes nothing (R4.14).
 */
export function refreshList(): void {
  const list = document.querySelector<HTMLElement>('[data-refresh]');
  const { refresh: address, category } = list?.dataset ?? {};
  if (!list || !address || savesData()) return;

  const ask = async (latest: () => boolean): Promise<boolean> => {
    const request = listRequest(category, rememberedBranch());
    const answer = await reads.ask((signal) => postJson(address, request, signal)).catch(() => null);
    if (latest()) show(list, readList(answer));
    return answer !== null;
  };
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => keepFresh(ask));
    else setTimeout(() => keepFresh(ask), 200);
  });
  // Its parent, which is there too while filters stand in the place of the page's own cards.
  seen.observe(list.parentElement ?? list);
}

function show(list: HTMLElement, told: ToldFigures): void {
  correctCards(list, told);
  globalThis.shopLive = { ...globalThis.shopLive, ...Object.fromEntries(told) };
  dispatchEvent(new Event('shop:live')); // The filters' own list takes them too.
}
