import { ask } from '../../api/askFromPage.ts';
import { cardsOf, correctCards, markGone } from '../../components/correctCards.tsx';
import { postObtenervwProducto } from '../../contract/calls.ts';
import type { ToldFigures } from '../../contract/fields.ts';
import { figuresOfOne } from '../../contract/figures.ts';
import { placesHere } from '../branches/places.ts';
import { rememberedBranch } from '../branches/branches.store.ts';
import { keepGone, readGone } from '../product/discontinued/unavailable.ts';

/** How many cards that a live list lacks are looked into: each costs a call. */
const mostChecked = 4;

/** Marks the cards of products of which this tab learned that the shop no longer has them (R5.12). */
export function showGone(): void {
  markGone(document, readGone());
}

/** Asks for the products of a list that its live answer lacks: moved, or gone (R5.12). A failure changes nothing. */
export async function checkMissing(list: Element, told: readonly ToldFigures[]): Promise<void> {
  const known = new Set([...told.map(({ id }) => id), ...readGone()]);
  const missing = [...new Set(cardsOf(list).map(([id]) => id))].filter((id) => !known.has(id)).slice(0, mostChecked);
  await Promise.all(missing.map((id) => checkCard(list, id).catch(() => undefined)));
}

/** Asks for one product of a list, and has its card say what the live API tells. Rejects where that fails. */
export async function checkCard(list: Element, id: string): Promise<void> {
  const told = await ask(figuresOfOne(postObtenervwProducto), { id, branch: rememberedBranch() });
  if (told) {
    correctCards(list, new Map([[id, told]]), placesHere());
    return;
  }
  keepGone(id);
  markGone(document, [id]);
}
