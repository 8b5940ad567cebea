import { callApi } from '../../api/callApi.ts';
import { cardsOf, correctCards, markUnavailable } from '../../components/correctCards.tsx';
import { postObtenervwProducto } from '../../contract/calls.ts';
import type { LiveFigures } from '../../contract/fields.ts';
import { figuresOfOne } from '../../contract/figures.ts';
import { placesHere } from '../branches/places.ts';
import { chosenBranchId } from '../branches/branches.store.ts';
import { saveUnavailable, readUnavailable } from '../product/discontinued/unavailable.ts';

/** How many cards that a live list lacks are looked into: each costs a call. */
const mostChecked = 4;

/** Marks the cards of products of which this tab learned that the shop no longer has them (R5.12). */
export function showUnavailable(): void {
  markUnavailable(document, readUnavailable());
}

/** Asks for the products of a list that its live answer lacks: moved, or gone (R5.12). A failure changes nothing. */
export async function checkMissing(list: Element, told: readonly LiveFigures[]): Promise<void> {
  const known = new Set([...told.map(({ id }) => id), ...readUnavailable()]);
  const missing = [...new Set(cardsOf(list).map(([id]) => id))].filter((id) => !known.has(id)).slice(0, mostChecked);
  await Promise.all(missing.map((id) => checkCard(list, id).catch(() => undefined)));
}

/** Asks for one product of a list, and has its card say what the live API tells. Rejects where that fails. */
export async function checkCard(list: Element, id: string): Promise<void> {
  const told = await callApi(figuresOfOne(postObtenervwProducto), { id, branch: chosenBranchId() });
  if (told) {
    correctCards(list, new Map([[id, told]]), placesHere());
    return;
  }
  saveUnavailable(id);
  markUnavailable(document, [id]);
}
