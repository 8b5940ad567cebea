import type { Catalogue, CatalogueProduct, ListName } from '../../src/catalogue/snapshot.ts';
import { effectivePrice } from '../../src/contract/rules.ts';
import { sanitizeText } from '../../src/lib/sanitizeText.ts';
import { formatPesos } from '../../src/lib/money.ts';
import { endpointsByList } from './mergeLists.ts';

/** The operator has to confirm a change: the catalogue differs much from the previous one, or comes from another API (R11.3). */
export class UnconfirmedChangeError extends Error {
  override readonly name = 'UnconfirmedChangeError';
  readonly violations: string[];

  constructor(violations: string[], summary = 'The catalogue differs too much from the last one') {
    super(
      `${summary}. Nothing was published:\n${violations.map((line) => `  ${line}`).join('\n')}\n` +
        'Check the back office. If the change is intended, give the reason: `npm run snapshot -- --accept "reason"` here, `npm run rebuild -- --accept "reason"` for the site.',
    );
    this.violations = violations;
  }
}

/** Lists shorter than this may shrink by any amount, but not become empty. */
const minGuardedLength = 20;
/** Largest share of its entries that a list may lose, %. */
const maxShrinkPercent = 10;
/** Largest change of a price that is not guarded, %. */
const maxPriceChangePercent = 50;
/** Largest share of the prices that may change by more than that, %. */
const maxChangedPricesPercent = 25;

/**
 * Lists that may shrink by any amount (R11.3): offers begin and end in bulk, and the others cover only the last few days. They
 * are guarded if the host has lost their endpoint.
 */
const unguardedLists: ReadonlySet<ListName> = new Set(['offers', 'newest', 'recentlySold', 'mostViewed']);

/**
 * Finds violations of the guards: reasons to reject a catalogue, one sentence each; empty if it may replace the previous one.
 * @param missingEndpoints optional endpoints that the host does not have
 */
export function findGuardViolations(
  before: Catalogue,
  after: Catalogue,
  missingEndpoints: Pick<ReadonlySet<string>, 'has'> = new Set(),
): string[] {
  const isGuarded = (name: ListName): boolean =>
    !unguardedLists.has(name) || missingEndpoints.has(endpointsByList[name]);
  const lengths = new Map(listLengths(after, isGuarded));
  return [
    ...listLengths(before, isGuarded).flatMap(([name, length]) => describeShrink(name, length, lengths.get(name))),
    ...describePriceJump(before, after),
  ];
}

/** The length of each guarded list of the shop, by a readable name. A removed category has no entry, so it doesn't count as empty. */
function listLengths(
  { products, branches, categories, sliders, lists }: Catalogue,
  isGuarded: (name: ListName) => boolean,
): [string, number][] {
  return [
    ['all products', products.length],
    ['branches', branches.length],
    ['categories', categories.length],
    ['slides', sliders.length],
    ['pictures', products.reduce((sum, { pictures }) => sum + pictures.length, 0)],
    ...Object.entries(lists)
      .filter(([name]) => isGuarded(name as ListName))
      .map(([name, ids]): [string, number] => [`the list ${name}`, ids.length]),
    ...categories.map(({ name, products: ids }): [string, number] => [
      `the category ${sanitizeText(name, 120)}`,
      ids.length,
    ]),
  ];
}

/** Finds reasons to reject a catalogue if only the counts of the deployed site are known. */
export const findCountViolations = (
  before: Record<string, number>,
  { products, categories, branches }: Catalogue,
): string[] =>
  Object.entries({ products, categories, branches }).flatMap(([name, { length }]) =>
    describeShrink(`${name} (the deployed site)`, before[name] ?? 0, length),
  );

function describeShrink(name: string, before: number, after: number | undefined): string[] {
  if (after === undefined || after >= before) return [];
  const lost = before - after;
  const isTooMuch = before >= minGuardedLength && lost * 100 > before * maxShrinkPercent;
  return after === 0 || isTooMuch
    ? [`${name}: ${before} before, ${after} now (${Math.round((lost * 100) / before)} % less)`]
    : [];
}

function describePriceJump(before: Catalogue, after: Catalogue): string[] {
  const previousProducts = new Map(before.products.map((product) => [product.id, product]));
  const pairs = after.products.flatMap((product) => {
    const previous = previousProducts.get(product.id);
    return previous ? [[previous, product] as const] : [];
  });
  const isLarge = (from: number, to: number): boolean => Math.abs(to - from) * 100 > from * maxPriceChangePercent;
  // A sale may end for the whole shop: back to an unchanged regular price is not a jump.
  const isEndOfOffer = (from: CatalogueProduct, to: CatalogueProduct): boolean =>
    from.price === to.price && effectivePrice(from) < effectivePrice(to) && effectivePrice(to) <= to.price;
  const changed = pairs.filter(
    ([from, to]) =>
      isLarge(from.price, to.price) || (isLarge(effectivePrice(from), effectivePrice(to)) && !isEndOfOffer(from, to)),
  );
  if (changed.length * 100 <= pairs.length * maxChangedPricesPercent) return [];
  const [first] = changed;
  const example = first
    ? `, such as ${first[1].id}: ${formatPesos(effectivePrice(first[0]))} before, ${formatPesos(effectivePrice(first[1]))} now`
    : '';
  return [`prices: ${changed.length} of ${pairs.length} changed by more than ${maxPriceChangePercent} %${example}`];
}
