import { callApi } from '../../api/callApi.ts';
import { publishedIds } from '../../api/publishedLists.ts';
import { endOffers, findCards } from '../../components/correctCards.tsx';
import {
  liveFiguresAndProducts,
  postObtenerProductosEnOferta,
  type LiveFigures,
  type Product,
} from '../../contract/catalogue.ts';
import { findOffer } from '../../contract/rules.ts';
import { lazy } from '../../runtime/lazy.ts';
import { chosenBranchId } from '../branches/branches.store.ts';
import { correctMissing } from './correctPage.ts';
import { $figures, $offers, fetchFigures } from './figures.store.ts';
import type * as NewOffers from './newOffers.client.tsx';
import newOffers from './newOffers.client.tsx?lazy';

const loadNewOffers = lazy<typeof NewOffers>(newOffers);
const call = liveFiguresAndProducts(postObtenerProductosEnOferta);

/**
 * Makes the page of offers show those of now (R4.19): a card whose offer the live API no longer has shows its regular price,
 * and cards of new offers are added. A response without offers is one, a failure changes nothing.
 * @returns whether the live API responded
 */
export async function correctOffers(list: HTMLElement): Promise<boolean> {
  const whole: { read?: () => Product[] } = {};
  const ask = async (branch: string): Promise<LiveFigures[]> => {
    const response = await callApi(call, { branch });
    whole.read = response.readProducts;
    return response.figures;
  };
  try {
    const figures = await fetchFigures(call.name, ask);
    const offers = new Set(figures.flatMap((each) => (findOffer(each) ? each.id : [])));
    $offers.set(offers);
    const shown = findCards(list).map(([id]) => id);
    endOffers(list, (id) => !offers.has(id) && !$figures.get()[id]);
    void correctMissing(shown, (id) => offers.has(id));
    const isPaginated = list.querySelector('.pagination') !== null;
    const published = new Set(isPaginated ? await publishedIds(list.dataset['serverList'] ?? '') : shown);
    const added = [...offers].filter((id) => !published.has(id));
    if (added.length === 0) return true;
    // A response that the tab has stored has figures alone.
    if (!whole.read) await ask(chosenBranchId());
    const products = (whole.read?.() ?? []).filter(({ id }) => added.includes(id));
    (await loadNewOffers()).addOffers(list, products, isPaginated);
    return true;
  } catch {
    return false;
  }
}
