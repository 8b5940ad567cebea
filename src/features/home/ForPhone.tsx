import { Money } from '../../components/Price.tsx';
import { Picture } from '../../components/Picture.tsx';
import type { ListEntry } from '../../components/card.ts';
import type { ProductKind } from '../../components/productKind.ts';
import { ShortCategoryName, shortCategoryName } from '../../components/ShortCategoryName.tsx';
import { soldOutText } from '../../components/texts.ts';
import { effectivePrice } from '../../contract/rules.ts';
import type { Cents } from '../../lib/money.ts';
import { groupBy } from '../../lib/polyfills/groupBy.ts';
import { toSlug } from '../../lib/text.ts';
import { phoneProductsUrl, type Phone } from '../phone/phone.ts';

/** Products of one category for the shopper's phone, as a tile at the top of the home page. */
interface PhoneTile {
  name: string;
  /** The short form of the name: the line below a tile is narrow (shortCategoryName). */
  short: string;
  /** The lowest price; null if all are sold out. */
  price: Cents | null;
  /** Whether there are several products, so that the price reads "desde $149". */
  several: boolean;
  url: string;
  kind: ProductKind;
  picture: string | null;
}

/** The order of the tiles; other kinds follow. */
const kindOrder: readonly ProductKind[] = [
  'case',
  'screenProtector',
  'charger',
  'screen',
  'battery',
  'cable',
  'headphones',
];
/** Fits one row on a phone. */
const maxTiles = 4;

const rank = (kind: ProductKind): number => (kindOrder.includes(kind) ? kindOrder.indexOf(kind) : kindOrder.length);
const isInStock = ({ card }: ListEntry): boolean => card.stock > 0;

/**
 * Groups the products for a phone by category: at most four tiles, those in stock first.
 * @param slug slug of the phone
 */
export function toPhoneTiles(entries: readonly ListEntry[], slug: string): PhoneTile[] {
  const groups = [...groupBy(entries, ({ card, category }) => `${card.kind} ${category}`).values()].map((group) => {
    const inStock = group.filter(isInStock);
    return [...(inStock.length > 0 ? inStock : group)].sort(
      (a, b) => Number(b.card.picture !== null) - Number(a.card.picture !== null) || b.sold - a.sold,
    );
  });
  const names = [...new Set(entries.map(({ category }) => category))];
  return groups
    .flatMap((group) => group.slice(0, 1).map((best) => ({ best, group })))
    .sort(
      ({ best: a }, { best: b }) =>
        Number(isInStock(b)) - Number(isInStock(a)) || rank(a.card.kind) - rank(b.card.kind) || b.sold - a.sold,
    )
    .slice(0, maxTiles)
    .map(({ best, group }) => ({ ...toTile(best, group, slug), short: shortCategoryName(best.category, names) }));
}

/** @param best the product that represents the group */
function toTile(best: ListEntry, group: readonly ListEntry[], slug: string): Omit<PhoneTile, 'short'> {
  const { category, card } = best;
  const { kind, picture, id } = card;
  const price = isInStock(best) ? Math.min(...group.map(({ card: groupCard }) => effectivePrice(groupCard))) : null;
  const several = group.length > 1;
  const categorySlug = toSlug(category);
  const url = several && categorySlug ? `/categoria/${categorySlug}?celular=${slug}` : `/producto/${id}`;
  return { name: category, price, several, url, kind, picture };
}

interface Props {
  phone: Phone;
  tiles: readonly PhoneTile[];
  total: number;
}

/** The products for the shopper's phone, at the top of the home page; rendered in the browser only. */
export const ForPhone = ({ phone, tiles, total }: Props) => (
  <section aria-labelledby="for-phone">
    <div className="section-head">
      <h2 id="for-phone">
        <a href={phoneProductsUrl(phone.slug)}>
          Para tu {phone.name} <span>({total})</span>
        </a>
      </h2>
      <button className="more link" type="button" data-pick-phone aria-haspopup="dialog">
        Cambiar
      </button>
    </div>
    <ul role="list">
      {tiles.map(({ name, short, price, several, url, kind, picture }) => (
        <li className="linked-box" key={url}>
          <Picture src={picture} alt="" kind={kind} sizes="112px" maxWidth={240} eager />
          <a href={url}>
            <b>
              <ShortCategoryName name={name} short={short} />
            </b>
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
