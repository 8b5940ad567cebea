import { Money } from '../../components/Price.tsx';
import { Picture } from '../../components/Picture.tsx';
import type { ListEntry } from '../../components/card.ts';
import type { ProductKind } from '../../components/kind.ts';
import { soldOutText } from '../../components/texts.ts';
import { effectivePrice } from '../../contract/rules.ts';
import type { Cents } from '../../lib/money.ts';
import { groupBy } from '../../lib/polyfills/groupBy.ts';
import { toSlug } from '../../lib/text.ts';
import { phoneProductsUrl, type Phone } from '../phone/phone.ts';

/** What there is of a kind for the shopper's phone, as a tile at the head of home. */
interface KindTile {
  /** Its category. */
  name: string;
  /** The lowest price; null if all are sold out. */
  price: Cents | null;
  /** Whether the tile stands for several products, so that the price reads "desde $149". */
  several: boolean;
  url: string;
  kind: ProductKind;
  picture: string | null;
}

/** What a shopper of a phone looks for first; what else there is comes after it. */
const order: readonly ProductKind[] = ['case', 'glass', 'charger', 'screen', 'battery', 'cable', 'headphones'];
/** As many as stand beside each other on a phone. */
const maxTiles = 4;

const rank = (kind: ProductKind): number => (order.includes(kind) ? order.indexOf(kind) : order.length);
const isInStock = ({ card }: ListEntry): boolean => card.stock > 0;

/**
 * A tile for each kind of thing that there is for a phone, at most four: those in stock before those sold out.
 * @param slug the phone's
 */
export function kindsForPhone(entries: readonly ListEntry[], slug: string): KindTile[] {
  const groups = [...groupBy(entries, ({ card, category }) => `${card.kind} ${category}`).values()].map((own) => {
    const inStock = own.filter(isInStock);
    return [...(inStock.length > 0 ? inStock : own)].sort(
      (a, b) => Number(b.card.picture !== null) - Number(a.card.picture !== null) || b.sold - a.sold,
    );
  });
  return groups
    .flatMap((own) => own.slice(0, 1).map((best) => ({ best, own })))
    .sort(
      ({ best: a }, { best: b }) =>
        Number(isInStock(b)) - Number(isInStock(a)) || rank(a.card.kind) - rank(b.card.kind) || b.sold - a.sold,
    )
    .slice(0, maxTiles)
    .map(({ best, own }) => toTile(best, own, slug));
}

/** @param best the product whose picture and name stand for all of them */
function toTile(best: ListEntry, own: readonly ListEntry[], slug: string): KindTile {
  const { category, card } = best;
  const { kind, picture, id } = card;
  const price = isInStock(best) ? Math.min(...own.map((each) => effectivePrice(each.card))) : null;
  const several = own.length > 1;
  const url = several ? `/categoria/${toSlug(category)}?celular=${slug}` : `/producto/${id}`;
  return { name: category, price, several, url, kind, picture };
}

interface Props {
  phone: Phone;
  tiles: readonly KindTile[];
  /** How much there is for it in all. */
  all: number;
}

/** What the shop has for the shopper's phone, at the top of the home page; rendered in the browser only. */
export const ForPhone = ({ phone, tiles, all }: Props) => (
  <section aria-labelledby="for-phone">
    <div className="section-head">
      <h2 id="for-phone">
        <a href={phoneProductsUrl(phone.slug)}>
          Para tu {phone.name} <span>({all})</span>
        </a>
      </h2>
      <button className="more link" type="button" data-pick-phone aria-haspopup="dialog">
        Cambiar
      </button>
    </div>
    <ul role="list">
      {tiles.map(({ name, price, several, url, kind, picture }) => (
        <li className="linked-box" key={url}>
          <Picture src={picture} alt="" kind={kind} sizes="112px" maxWidth={240} eager />
          <a href={url}>
            <b>{name}</b>
            <span>
              {price !== null && several && 'desde '}
              {price === null ? soldOutText : <Money cents={price} />}
            </span>
          </a>
        </li>
      ))}
    </ul>
  </section>
);
