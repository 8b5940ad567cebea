// Merges the results of the snapshot with those of the live API.
import type { ListEntry } from '../../../components/card.ts';
import { groupBy } from '../../../lib/polyfills/groupBy.ts';
import { fold } from '../../../lib/text.ts';
import { tokenize } from '../engine/language/words.ts';
import { functionWord } from '../interpretationTexts.ts';

/** Appends the entries that are missing from a list, without reordering it. */
export function appendMissing(shown: readonly ListEntry[], others: readonly ListEntry[]): ListEntry[] {
  const shownIds = new Set(shown.map(({ card }) => card.id));
  return [...shown, ...others.filter(({ card }) => !shownIds.has(card.id))];
}

/** Replaces entries with their live versions, where there are any. */
export function withLiveEntries(shown: readonly ListEntry[], live: readonly ListEntry[]): ListEntry[] {
  const byId = new Map(live.map((entry) => [entry.card.id, entry]));
  return shown.map((entry) => {
    const liveEntry = byId.get(entry.card.id);
    if (!liveEntry) return entry;
    // Only the snapshot has the phones that a name mentions, and the colours.
    const { phone, colours } = entry.card;
    return { ...liveEntry, card: { ...liveEntry.card, phone, ...(colours && { colours }) } };
  });
}

/**
 * The results of the snapshot with live price and stock, then the results that only the live API found.
 * @param matchesQuery whether to append a live result
 */
export const mergeLive = (
  shown: readonly ListEntry[],
  live: readonly ListEntry[],
  matchesQuery: (entry: ListEntry) => boolean = () => true,
): ListEntry[] => appendMissing(withLiveEntries(shown, live), live.filter(matchesQuery));

/**
 * Creates a predicate: whether a product has a word that begins with a word of the query, or equals one of fewer than four
 * letters. The API matches any part of a text, such as "cel" in "cancelación".
 */
export function createWordMatcher(term: string): (entry: ListEntry) => boolean {
  const typed = tokenize(fold(term)).filter((word) => !functionWord.test(word));
  return ({ card, brand, category }) => {
    const words = tokenize(fold(`${card.name} ${brand} ${category}`));
    return typed.some((typedWord) =>
      words.some((word) => (typedWord.length < 4 ? word === typedWord : word.startsWith(typedWord))),
    );
  };
}

/** Maximum categories whose live price and stock are fetched for one search. */
const maxCategories = 2;

/**
 * The categories of the first results that lack live price and stock, the most frequent first: the API matches texts,
 * not meanings ("cargador samsung").
 */
export function categoriesWithoutLive(entries: readonly ListEntry[], live: readonly ListEntry[]): string[] {
  const liveIds = new Set(live.map(({ card }) => card.id));
  const first = entries.slice(0, 12).filter(({ card, category }) => category && !liveIds.has(card.id));
  const counted = [...groupBy(first, ({ category }) => category)].sort(([, a], [, b]) => b.length - a.length);
  return counted.slice(0, maxCategories).map(([category]) => category);
}
