import { lastPieces } from '../../components/stockText.ts';
import { effectivePrice, offerOf, totalStock } from '../../contract/rules.ts';
import { toDecimal, type Cents } from '../../lib/money.ts';
import { unmarked } from '../../lib/prose.ts';
import { cut } from '../../lib/cut.ts';
import type { ProductView } from '../product/product.ts';
import { isImage } from '../product/gallery/items.ts';
import { parseCondition, sharedPicture } from '../product/jsonLd.ts';
import { longest, mpnOf } from './feedLimits.ts';
import type { Row } from './table.ts';

const amount = (cents: Cents): string => `${toDecimal(cents)} MXN`;

/** At most so many characters, cut at a word. */
const upTo = (most: number, text: string): string =>
  text.length <= most
    ? text
    : `${cut(text, most - 1)
        .replace(/\s\S*$/, '')
        .trimEnd()}…`;

/** What both Google and Meta ask for, from the figures that the product's page shows; null without a picture: both refuse it. */
function common(product: ProductView, origin: string, titleLength: number): Row | null {
  const { id, name, description, figures, condition, address, pictures } = product;
  const [first, ...more] = pictures
    .filter(isImage)
    .map((picture) => sharedPicture(origin, picture))
    .filter((picture) => picture.length <= longest.address);
  if (!first) return null;
  return {
    id,
    title: upTo(titleLength, unmarked(name)),
    description: upTo(longest.description, description || unmarked(name)),
    link: address,
    image_link: first,
    additional_image_link: more.slice(0, 10).join(','),
    price: amount(figures.price),
    sale_price: offerOf(figures) ? amount(effectivePrice(figures)) : '',
    // Both services ask for one; a word of the shop's own is for goods like any other.
    condition: parseCondition(condition) ?? 'new',
    brand: product.brand.length <= longest.brand ? product.brand : '',
    mpn: mpnOf(product.model),
    product_type: upTo(longest.type, product.category.name),
  };
}

/** A line of Google Merchant's product data (support.google.com/merchants/answer/7052112). */
export function googleRow(product: ProductView, origin: string): Row | null {
  const row = common(product, origin, 150);
  return (
    row && {
      ...row,
      availability: totalStock(product.figures.stock) > 0 ? 'in_stock' : 'out_of_stock',
      // The shop keeps no GTIN: brand and model together identify a product, or nothing does.
      identifier_exists: row['brand'] && row['mpn'] ? 'yes' : 'no',
    }
  );
}

/**
 * The lines of Google's local inventory (support.google.com/merchants/answer/14819809): a branch each that the API tells
 * the stock of, whose store code is its SucursalID; what is not told of is not sold out. None where the API has the stock
 * of all branches in one figure.
 */
export function localRows({ id, figures, pictures }: ProductView, branches: readonly { id: string }[]): Row[] {
  if (!pictures.some(isImage) || '' in figures.stock) return [];
  return branches.flatMap((branch) => {
    const quantity = figures.stock[branch.id];
    if (quantity === undefined) return [];
    return {
      store_code: branch.id,
      id,
      quantity: String(quantity),
      availability: quantity === 0 ? 'out_of_stock' : quantity <= lastPieces ? 'limited_availability' : 'in_stock',
      price: amount(figures.price),
      sale_price: offerOf(figures) ? amount(effectivePrice(figures)) : '',
    };
  });
}

/** A line of Meta's catalogue, which WhatsApp Business shows too. A brand is asked for: without one it is the shop's. */
export function metaRow(product: ProductView, origin: string, shopName: string): Row | null {
  const row = common(product, origin, 200);
  return (
    row && {
      ...row,
      brand: row['brand'] || shopName,
      availability: totalStock(product.figures.stock) > 0 ? 'in stock' : 'out of stock',
    }
  );
}
