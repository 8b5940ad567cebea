import { callApi } from '../../api/callApi.ts';
import { publishedIds } from '../../api/publishedLists.ts';
import { toListEntry, type ListEntry } from '../../components/card.ts';
import { CardGrid } from '../../components/Card.tsx';
import { endOffers, findCards } from '../../components/correctCards.tsx';
import { countText } from '../../components/filters/counts.ts';
import {
  liveFiguresAndProducts,
  postObtenerProductosEnOferta,
  type LiveFigures,
  type Product,
} from '../../contract/catalogue.ts';
import { offerOf } from '../../contract/rules.ts';
import { whenOutOfView } from '../../lib/whenOutOfView.ts';
import { renderElement } from '../../runtime/renderToDom.ts';
import { chosenBranchId } from '../branches/branches.store.ts';
import { correctMissing } from './correctPage.ts';
import { $figures, $newOffers, $offers, fetchFigures } from './figures.store.ts';

const call = liveFiguresAndProducts(postObtenerProductosEnOferta);

/**
 * Makes the page of offers show those of now (R4.19): a card whose offer the live API no longer has shows its regular price,
 * and cards of new offers are added. An answer without offers is one, a failure changes nothing.
 * @returns whether the live API answered
 */
export async function correctOffers(list: HTMLElement): Promise<boolean> {
  const whole: { read?: () => Product[] } = {};
  const ask = async (branch: string): Promise<LiveFigures[]> => {
    const answer = await callApi(call, { branch });
    whole.read = answer.readProducts;
    return answer.figures;
  };
  try {
    const figures = await fetchFigures(call.name, ask);
    const offers = new Set(figures.flatMap((each) => (offerOf(each) ? each.id : [])));
    $offers.set(offers);
    const shown = findCards(list).map(([id]) => id);
    endOffers(list, (id) => !offers.has(id) && !$figures.get()[id]);
    void correctMissing(shown, (id) => offers.has(id));
    const isPaginated = list.querySelector('.pagination') !== null;
    const published = new Set(isPaginated ? await publishedIds(list.dataset['serverList'] ?? '') : shown);
    const added = [...offers].filter((id) => !published.has(id));
    if (added.length === 0) return true;
    // An answer that the tab has stored has figures alone.
    if (!whole.read) await ask(chosenBranchId());
    addOffers(list, (whole.read?.() ?? []).filter(({ id }) => added.includes(id)).map(toListEntry), isPaginated);
    return true;
  } catch {
    return false;
  }
}

/** Adds cards at the end of the list once that is out of view, so that nothing is seen to move. */
function addOffers(list: HTMLElement, entries: readonly ListEntry[], isPaginated: boolean): void {
  $newOffers.set(entries);
  const grid = list.querySelector('.card-grid');
  const cards = renderElement(<CardGrid cards={entries.map(({ card }) => card)} beside />);
  if (!grid) {
    list.replaceChildren(cards);
    showCount(list);
    return;
  }
  whenOutOfView(grid.lastElementChild ?? grid, () => {
    grid.append(...cards.children);
    if (!isPaginated) showCount(list);
  });
}

function showCount(list: HTMLElement): void {
  const count = document.querySelector('[data-list-count]');
  if (count) count.textContent = countText(findCards(list).length);
}
