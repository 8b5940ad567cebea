import type { Entry } from '../../components/filters/listEntry.ts';
import type * as Mentions from '../../catalogue/phones/mentions.ts';
import later from '../../catalogue/phones/mentions.ts?lazy';
import { lazy } from '../../runtime/lazy.ts';
import { fold } from '../../lib/text.ts';
import type { Interpretation } from './engine/result.ts';
import { tokenize } from './engine/text.ts';

/**
 * What the API found, in the order of the search: what has more of the typed words first, what is sold out last. Where
 * a phone was asked for, what its name says is for another one is left out (R4.17): the API compares words alone.
 */
export async function fitting(found: readonly Entry[], term: string, { model }: Interpretation): Promise<Entry[]> {
  const words = tokenize(fold(term));
  const wordsOf = ({ card, brand }: Entry): number => {
    const own = new Set(tokenize(fold(`${card.name} ${brand}`)));
    return words.filter((word) => own.has(word)).length;
  };
  const right = model === null ? found : found.filter(await isFor(model));
  return right
    .map((entry) => ({ entry, words: wordsOf(entry), gone: entry.card.stock > 0 ? 0 : 1 }))
    .sort((a, b) => b.words - a.words || a.gone - b.gone)
    .map(({ entry }) => entry);
}

const fetchMentions = lazy<typeof Mentions>(later);

/** Whether a product names the phone, or no phone at all. */
async function isFor(model: string): Promise<(entry: Entry) => boolean> {
  const { mentionsIn } = await fetchMentions();
  return ({ card }) => {
    const named = mentionsIn(card.name).map(({ family, model: own }) => fold(`${family.label} ${own}`));
    return named.length === 0 || named.includes(spaced(fold(model)));
  };
}

/** A model as mentions have it: "magic6" → "magic 6", without the radio. */
const spaced = (name: string): string => name.replace(/(?<=[a-z]{3})(?=\d)/g, ' ').replace(/ [45]g$/, '');
