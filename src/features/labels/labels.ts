import { createNameMatcher } from '../../lib/nameList.ts';
import { compareNames } from '../../lib/text.ts';
import type { ListEntry } from '../../components/card.ts';

/** Labels on one sheet of letter paper: 3 by 8. */
export const labelsPerSheet = 24;
/** Max sheets shown and printed at a time: rendering more takes long on a phone. */
export const maxSheets = 10;

/** Which labels the page shows. */
export interface LabelSelection {
  /** Name of a published list: "todos", "ofertas", "categoria-fundas"; '' before one is chosen. */
  list: string;
  words: string;
  inStock: boolean;
  /** The first sheet to show, from 1. */
  from: number;
}

/** Filters products by the words of name and brand and by stock, and sorts them by name. */
export function filterLabels(
  entries: readonly ListEntry[],
  { words, inStock }: Pick<LabelSelection, 'words' | 'inStock'>,
): ListEntry[] {
  const matches = createNameMatcher(words);
  return entries
    .filter(({ card, brand }) => (!inStock || card.stock > 0) && matches(`${card.name} ${brand}`))
    .sort((a, b) => compareNames(a.card.name, b.card.name));
}

export interface LabelSheets {
  shown: ListEntry[][];
  /** The first sheet shown, from 1. */
  from: number;
  /** Number of sheets, including those that are not shown. */
  total: number;
}

/** Divides labels into sheets, and selects those to show, from the given one or, if there are fewer, from the last one. */
export function toSheets(labels: readonly ListEntry[], from: number): LabelSheets {
  const total = Math.ceil(labels.length / labelsPerSheet);
  const first = Math.max(1, Math.min(from, total));
  const shown = Array.from({ length: Math.min(maxSheets, total - first + 1) }, (_, index) => {
    const start = (first - 1 + index) * labelsPerSheet;
    return labels.slice(start, start + labelsPerSheet);
  });
  return { shown, from: first, total };
}
