import { Money } from '../../components/Price.tsx';
import { Picture } from '../../components/Picture.tsx';
import type { ListEntry } from '../../components/card.ts';
import type { ProductKind } from '../../components/productKind.ts';
import { ShortCategoryName, shortCategoryName } from '../../components/ShortCategoryName.tsx';
import { soldOutText } from '../../components/texts.ts';
import { effectivePrice } from '../../contract/rules.ts';
import type { Cents } from '../../lib/money.ts';
import { groupBy } from '../../lib/polyfills/groupBy.ts';
import { phoneProductsUrl, type PhoneModel } from '../phone/phone.ts';

/** The compatible products of one category, as a tile, with the picture and kind of its best product. */
interface CompatibleTile {
  name: string;
  /** The short form of the name (shortCategoryName): tiles are narrow. */
  short: string;
  /** The lowest price; null if all are sold out. */
  price: Cents | null;
  /** Whether it has several products, so that the price reads "desde $149". */
  hasSeveral: boolean;
  url: string;
  kind: ProductKind;
  picture: string | null;
}

/** The order of the tiles by kind; other kinds follow. */
const kindOrder: readonly ProductKind[] = [
  'case',
  'screenProtector',
  'charger',
  'screen',
  'battery',
  'cable',
  'headphones',
];
/** As many as fit in one row on a phone. */
const maxTiles = 4;

const rankKind = (kind: ProductKind): number => (kindOrder.includes(kind) ? kindOrder.indexOf(kind) : kindOrder.length);
const isInStock = ({ card }: ListEntry): boolean => card.stock > 0;

/**
 * Groups the compatible products by kind and category: up to `maxTiles` tiles, those in stock first.
 * @param phoneSlug slug of the phone
 * @param categoryUrl the URL of a category by its name; null if it has none
 */
export function toCompatibleTiles(
  entries: readonly ListEntry[],
  phoneSlug: string,
  categoryUrl: (name: string) => string | null,
): CompatibleTile[] {
  const groups = [...groupBy(entries, ({ card, category }) => `${card.kind} ${category}`).values()].map((group) => {
    const inStock = group.filter(isInStock);
    return [...(inStock.length > 0 ? inStock : group)].sort(
      (a, b) => Number(b.card.picture !== null) - Number(a.card.picture !== null) || b.sold - a.sold,
    );
  });
  const names = [...new Set(entries.map(({ category }) => category))];
  return groups
    .flatMap((group) => (group[0] ? [{ best: group[0], group }] : []))
    .sort(
      ({ best: a }, { best: b }) =>
        Number(isInStock(b)) - Number(isInStock(a)) || rankKind(a.card.kind) - rankKind(b.card.kind) || b.sold - a.sold,
    )
    .slice(0, maxTiles)
    .map(({ best, group }) => {
      const { category, card } = best;
      const hasSeveral = group.length > 1;
      const listUrl = hasSeveral ? categoryUrl(category) : null;
      return {
        name: category,
        short: shortCategoryName(category, names),
        price: isInStock(best) ? Math.min(...group.map((entry) => effectivePrice(entry.card))) : null,
        hasSeveral,
        url: listUrl ? `${listUrl}?celular=${phoneSlug}` : `/producto/${card.id}`,
        kind: card.kind,
        picture: card.picture,
      };
    });
}

interface Props {
  phone: PhoneModel;
  tiles: readonly CompatibleTile[];
  total: number;
}

/** The products that fit the shopper's phone, at the top of the home page; rendered in the browser only. */
export const CompatibleProducts = ({ phone, tiles, total }: Props) => (
  <section aria-labelledby="compatible-products">
    <div className="section-head">
      <h2 id="compatible-products">
        <a href={phoneProductsUrl(phone.slug)}>
          Para tu {phone.name} <span>({total})</span>
        </a>
      </h2>
      <button className="more link" type="button" data-phone-modal aria-haspopup="dialog">
        Cambiar
      </button>
    </div>
    <ul role="list">
      {tiles.map(({ name, short, price, hasSeveral, url, kind, picture }) => (
        <li className="linked-box" key={url}>
          <Picture src={picture} alt="" kind={kind} sizes="112px" maxWidth={240} eager />
          <a href={url}>
            <b>
              <ShortCategoryName name={name} short={short} />
            </b>
            <span>
              {price !== null && hasSeveral && 'desde '}
              {price === null ? soldOutText : <Money cents={price} />}
            </span>
          </a>
        </li>
      ))}
    </ul>
  </section>
);
