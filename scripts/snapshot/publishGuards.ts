import type { Catalogue, CatalogueProduct } from '../../src/catalogue/snapshot.ts';
import { effectivePrice } from '../../src/contract/rules.ts';
import { foreignText } from '../../src/lib/foreignText.ts';
import { formatPesos } from '../../src/lib/money.ts';

/** The catalogue differs so much from the previous one that a person has to confirm it (R11.3). */
export class GuardError extends Error {
  override readonly name = 'GuardError';
  readonly refused: string[];

  constructor(refused: string[]) {
    super(
      `The catalogue differs too much from the last one. Nothing was published:\n${refused.map((line) => `  ${line}`).join('\n')}\n` +
        'Look at the back office. If this is meant, say why: `npm run snapshot -- --accept "reason"` here, `npm run rebuild -- --accept "reason"` for the site.',
    );
    this.refused = refused;
  }
}

/** Lists shorter than this may shrink by any amount, but not become empty. */
const minGuardedLength = 20;
/** Share of its entries that a list may lose, %. */
const maxShrinkPercent = 10;
/** A price may move by this much, %. */
const maxPriceMovePercent = 50;
/** Share of the prices that may move further than that, %. */
const maxMovedPricesPercent = 25;

/** Reasons to refuse a catalogue, one sentence each; empty where it may follow the previous one. */
export function checkGuards(before: Catalogue, after: Catalogue): string[] {
  const now = new Map(listLengths(after));
  return [
    ...listLengths(before).flatMap(([name, was]) => describeShrink(name, was, now.get(name))),
    ...describePriceJump(before, after),
  ];
}

/** The length of each list of the shop, by a readable name. A removed category has no entry: it is not a list that became empty. */
function listLengths({ products, branches, categories, sliders, lists }: Catalogue): [string, number][] {
  return [
    ['all products', products.length],
    ['branches', branches.length],
    ['categories', categories.length],
    ['sliders', sliders.length],
    ['pictures', products.reduce((sum, { pictures }) => sum + pictures.length, 0)],
    // Offers begin and end in bulk, so their number is not guarded (R11.3).
    ...Object.entries(lists)
      .filter(([name]) => name !== 'offers')
      .map(([name, ids]): [string, number] => [`the list ${name}`, ids.length]),
    ...categories.map(({ name, products: ids }): [string, number] => [
      `the category ${foreignText(name, 120)}`,
      ids.length,
    ]),
  ];
}

/** Reasons to refuse a catalogue where only the counts of the deployed site are known. */
export const checkCounts = (before: Record<string, number>, { products, categories, branches }: Catalogue): string[] =>
  Object.entries({ products, categories, branches }).flatMap(([name, { length }]) =>
    describeShrink(`${name} (the deployed site)`, before[name] ?? 0, length),
  );

function describeShrink(name: string, was: number, now: number | undefined): string[] {
  if (now === undefined || now >= was) return [];
  const lost = was - now;
  const tooMuch = was >= minGuardedLength && lost * 100 > was * maxShrinkPercent;
  return now === 0 || tooMuch ? [`${name}: ${was} before, ${now} now (${Math.round((lost * 100) / was)} % less)`] : [];
}

function describePriceJump(before: Catalogue, after: Catalogue): string[] {
  const known = new Map(before.products.map((product) => [product.id, product]));
  const pairs = after.products.flatMap((product) => {
    const was = known.get(product.id);
    return was ? [[was, product] as const] : [];
  });
  const far = (was: number, now: number): boolean => Math.abs(now - was) * 100 > was * maxPriceMovePercent;
  // A sale may end for the whole shop: back to an unchanged regular price is not a jump.
  const ended = (was: CatalogueProduct, now: CatalogueProduct): boolean =>
    was.price === now.price && effectivePrice(was) < effectivePrice(now) && effectivePrice(now) <= now.price;
  const moved = pairs.filter(
    ([was, now]) => far(was.price, now.price) || (far(effectivePrice(was), effectivePrice(now)) && !ended(was, now)),
  );
  if (moved.length * 100 <= pairs.length * maxMovedPricesPercent) return [];
  const [first] = moved;
  const example = first
    ? `, such as ${first[1].id}: ${formatPesos(effectivePrice(first[0]))} before, ${formatPesos(effectivePrice(first[1]))} now`
    : '';
  return [`prices: ${moved.length} of ${pairs.length} moved by more than ${maxPriceMovePercent} %${example}`];
}
