import type { Entry } from '../../components/filters/listEntry.ts';
import type { ProductKind } from '../../components/kind.ts';
import { stockText } from '../../components/stockText.ts';
import { effectivePrice } from '../../contract/rules.ts';
import { formatPesos } from '../../lib/money.ts';
import { slugOf } from '../../lib/text.ts';
import { groupBy } from '../../lib/polyfills/groupBy.ts';

/** What there is of a kind for the shopper's phone, as a tile at the head of home. */
export interface KindTile {
  /** Its category; where it is one product alone, its name. */
  name: string;
  /** "desde $149", "$149" where there is one, "Agotado" where none is left. */
  price: string;
  address: string;
  kind: ProductKind;
  picture: string | null;
}

/** What a shopper of a phone looks for first; what else there is comes after it. */
const order: readonly ProductKind[] = ['case', 'glass', 'charger', 'screen', 'battery', 'cable', 'headphones'];
/** As many as stand beside each other on a phone. */
const maxTiles = 4;

const rank = (kind: ProductKind): number => (order.includes(kind) ? order.indexOf(kind) : order.length);
const isThere = ({ card }: Entry): boolean => card.stock > 0;

/**
 * A tile for each kind of thing that there is for a phone, at most four: those in stock before those sold out.
 * @param slug the phone's
 */
export function kindsForPhone(entries: readonly Entry[], slug: string): KindTile[] {
  const groups = [...groupBy(entries, ({ card, category }) => `${card.kind} ${category}`).values()].map((own) => {
    const there = own.filter(isThere);
    return [...(there.length > 0 ? there : own)].sort(
      (a, b) => Number(b.card.picture !== null) - Number(a.card.picture !== null) || b.sold - a.sold,
    );
  });
  return groups
    .flatMap((own) => own.slice(0, 1).map((best) => ({ best, own })))
    .sort(
      ({ best: a }, { best: b }) =>
        Number(isThere(b)) - Number(isThere(a)) || rank(a.card.kind) - rank(b.card.kind) || b.sold - a.sold,
    )
    .slice(0, maxTiles)
    .map(({ best, own }) => tileOf(best, own, slug));
}

/** @param best what stands for them */
function tileOf(best: Entry, own: readonly Entry[], slug: string): KindTile {
  const { category, card } = best;
  const { kind, picture, name, id } = card;
  const minPrice = formatPesos(Math.min(...own.map((each) => effectivePrice(each.card))));
  const price = isThere(best) ? minPrice : stockText(0, '').text;
  if (own.length === 1) return { name, price, address: `/producto/${id}`, kind, picture };
  const address = `/categoria/${slugOf(category)}?celular=${slug}`;
  return { name: category, price: isThere(best) ? `desde ${minPrice}` : price, address, kind, picture };
}
