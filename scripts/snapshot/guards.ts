import type { Catalogue, CatalogueProduct } from '../../src/catalogue/snapshot.ts';
import { effectivePrice } from '../../src/contract/rules.ts';
import { foreignText } from '../../src/lib/foreignText.ts';
import { formatPesos } from '../../src/lib/money.ts';

/** A catalogue that differs so much from the one before that somebody has to say that it is meant (R11.3). */
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

/** Lists shorter than this may shrink as they like, but not to nothing. */
const smallest = 20;
/** Per cent of its length that a list, that of all products too, may lose. */
const mostLost = 10;
/** Per cent by which a price may move, and of the prices that may move further. */
const [mostMove, mostMoved] = [50, 25];

/** What the guards have against a catalogue; nothing where it may follow the one before. */
export function guard(before: Catalogue, after: Catalogue): string[] {
  const now = new Map(listsOf(after));
  return [...listsOf(before).flatMap(([name, was]) => shrunk(name, was, now.get(name))), ...priceJump(before, after)];
}

/** Every list of the shop, by a name for people, with its length. A category that is no more is not a list that fell to none. */
function listsOf({ products, branches, categories, sliders, lists }: Catalogue): [string, number][] {
  return [
    ['all products', products.length],
    ['branches', branches.length],
    ['categories', categories.length],
    ['sliders', sliders.length],
    ['pictures', products.reduce((sum, { pictures }) => sum + pictures.length, 0)],
    // Offers begin and end in bulk: their number says nothing (R11.3).
    ...Object.entries(lists)
      .filter(([name]) => name !== 'offers')
      .map(([name, ids]): [string, number] => [`the list ${name}`, ids.length]),
    ...categories.map(({ name, products: ids }): [string, number] => [
      `the category ${foreignText(name, 120)}`,
      ids.length,
    ]),
  ];
}

/** What the guards have against a catalogue where only the counts of the deployed site are known. */
export const guardCounts = (before: Record<string, number>, { products, categories, branches }: Catalogue): string[] =>
  Object.entries({ products, categories, branches }).flatMap(([name, { length }]) =>
    shrunk(`${name} (the deployed site)`, before[name] ?? 0, length),
  );

function shrunk(name: string, was: number, now: number | undefined): string[] {
  if (now === undefined || now >= was) return [];
  const lost = was - now;
  const tooMuch = was >= smallest && lost * 100 > was * mostLost;
  return now === 0 || tooMuch ? [`${name}: ${was} before, ${now} now (${Math.round((lost * 100) / was)} % less)`] : [];
}

function priceJump(before: Catalogue, after: Catalogue): string[] {
  const known = new Map(before.products.map((product) => [product.id, product]));
  const pairs = after.products.flatMap((product) => {
    const was = known.get(product.id);
    return was ? [[was, product] as const] : [];
  });
  const far = (was: number, now: number): boolean => Math.abs(now - was) * 100 > was * mostMove;
  // Where the regular price stays, what is asked after an offer is no news: a sale may end for the whole shop.
  const ended = (was: CatalogueProduct, now: CatalogueProduct): boolean =>
    was.price === now.price && effectivePrice(was) < effectivePrice(now) && effectivePrice(now) <= now.price;
  const moved = pairs.filter(
    ([was, now]) => far(was.price, now.price) || (far(effectivePrice(was), effectivePrice(now)) && !ended(was, now)),
  );
  if (moved.length * 100 <= pairs.length * mostMoved) return [];
  const [first] = moved;
  const example = first
    ? `, such as ${first[1].id}: ${formatPesos(effectivePrice(first[0]))} before, ${formatPesos(effectivePrice(first[1]))} now`
    : '';
  return [`prices: ${moved.length} of ${pairs.length} moved by more than ${mostMove} %${example}`];
}
