import type { LiveFigures } from '../../contract/catalogue.ts';

/** Live figures with the time when they were fetched, ms since 1970. */
export type DatedFigures = LiveFigures & { at: number };

/** The live figures that a tab stores for its next pages. Those of another branch replace them. */
export interface TabFigures {
  branch: string;
  /** By call: when it was answered, and the ids of its products in order. */
  answers: Record<string, { at: number; ids: string[] }>;
  products: Record<string, DatedFigures>;
}

/** How many products are stored, those fetched last: some 50 KB. */
const maxProducts = 400;

/** Accepts what is stored for this branch; empty if it is for another one, or anything else. */
export function parseTabFigures(stored: unknown, branch: string): TabFigures {
  const { branch: own, answers, products } = (stored ?? {}) as Partial<TabFigures>;
  const accepted = own === branch && isRecord(answers) && isRecord(products);
  return {
    branch,
    answers: accepted ? filterRecord(answers, isAnswer) : {},
    products: accepted ? filterRecord(products, isDatedFigures) : {},
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const filterRecord = <T>(record: Record<string, T>, accept: (value: unknown) => boolean): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => accept(value)));

const isAnswer = (value: unknown): boolean =>
  isRecord(value) && typeof value['at'] === 'number' && Array.isArray(value['ids']);

const isDatedFigures = (value: unknown): boolean =>
  isRecord(value) &&
  ['at', 'price', 'discountPrice'].every((field) => typeof value[field] === 'number') &&
  ['id', 'unit'].every((field) => typeof value[field] === 'string') &&
  isRecord(value['stock']) &&
  Object.values(value['stock']).every((pieces) => typeof pieces === 'number');

/** Adds figures, and as the answer of a call where one is given; what exceeds the limits is dropped, the oldest first. */
export function addFigures(tab: TabFigures, figures: readonly LiveFigures[], at: number, call?: string): TabFigures {
  const dated = figures.map(({ id, price, discountPrice, unit, stock }) => [
    id,
    { id, price, discountPrice, unit, stock, at },
  ]);
  const products = Object.entries({ ...tab.products, ...(Object.fromEntries(dated) as TabFigures['products']) }).sort(
    ([, a], [, b]) => b.at - a.at,
  );
  return {
    ...tab,
    answers: call ? { ...tab.answers, [call]: { at, ids: figures.map(({ id }) => id) } } : tab.answers,
    products: Object.fromEntries(products.slice(0, maxProducts)),
  };
}

/**
 * The figures of a call that was answered within so many ms, each product as it was fetched last; null if there is no such
 * answer, or a product of it was dropped.
 */
export function findAnswer(tab: TabFigures, call: string, now: number, maxAge: number): DatedFigures[] | null {
  const answer = tab.answers[call];
  if (!answer || answer.at > now || now - answer.at >= maxAge) return null;
  const figures = answer.ids.flatMap((id) => tab.products[id] ?? []);
  return figures.length === answer.ids.length ? figures : null;
}
