import { breadcrumbsJsonLd } from '../../components/commonJsonLd.ts';
import { photoPreview, productPreview, type LinkPicture } from '../../components/linkPicture.ts';
import { noReturns, returnPolicy } from '../../components/commonJsonLd.ts';
import { resized } from '../../components/pictureAddress.ts';
import { effectivePrice, offerOf, totalStock } from '../../contract/rules.ts';
import { cut } from '../../lib/cut.ts';
import { fold } from '../../lib/text.ts';
import { formatPesos, toDecimal, type Cents } from '../../lib/money.ts';
import { returns } from '../../shop.ts';
import { mpnOf } from '../feeds/feedLimits.ts';
import { isImage } from './gallery/items.ts';
import { toCrumbs, type ProductView } from './product.ts';

type Data = Record<string, unknown>;

/** The full address of a picture as a JPEG, which every preview of a link understands. */
export const sharedPicture = (origin: string, address: string): string => `${origin}${resized(address, 960)}&fm=jpg`;

/** A product with its offer, from the same figures as the visible price (schema.org/Product). */
export function productData(product: ProductView, origin: string): Data {
  const { id, name, description, brand, model, address, figures, condition } = product;
  const pictures = product.pictures.filter(isImage);
  return {
    '@type': 'Product',
    name,
    sku: id,
    url: address,
    ...(pictures.length > 0 && { image: pictures.map((picture) => sharedPicture(origin, picture)) }),
    ...(description && { description: cut(description, 5000) }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(model && { model }),
    ...(mpnOf(model) && { mpn: mpnOf(model) }),
    offers: {
      '@type': 'Offer',
      url: address,
      price: toDecimal(effectivePrice(figures)),
      priceCurrency: 'MXN',
      availability: `https://schema.org/${availability(totalStock(figures.stock))}`,
      ...(offerOf(figures) && { priceSpecification: struck(figures.price) }),
      ...schemaCondition(condition),
      ...returnsOf(condition),
    },
  };
}

/** What previews of a link to the product show beside its title and picture (Open Graph). */
export const previewOf = ({ figures }: ProductView): Record<string, string> => ({
  'og:type': 'product',
  'product:price:amount': toDecimal(effectivePrice(figures)),
  'product:price:currency': 'MXN',
  'product:availability': totalStock(figures.stock) > 0 ? 'in stock' : 'out of stock',
});

/** The picture that a link to it shows: the one that was drawn for it, or its photo; undefined: the shop's. */
export function pictureOf(product: ProductView, origin: string, drawn: string | null): LinkPicture | undefined {
  const alt = `${product.name}, ${formatPesos(effectivePrice(product.figures))}`;
  if (drawn) return productPreview(origin, drawn, alt);
  const photo = product.pictures.find(isImage);
  return photo === undefined ? undefined : photoPreview(origin, photo, product.name);
}

/** The price before an offer, which the page shows struck. */
const struck = (price: Cents): Data => ({
  '@type': 'UnitPriceSpecification',
  priceType: 'https://schema.org/StrikethroughPrice',
  price: toDecimal(price),
  priceCurrency: 'MXN',
});

/** What is taken back; of what was mended before, which the shop's promise leaves open, nothing is claimed. */
function returnsOf(estado: string): Data {
  if (!returns) return {};
  const condition = conditionOf(estado);
  if (condition === 'refurbished' && !returns.used) return {};
  return { hasMerchantReturnPolicy: condition === 'used' && !returns.used ? noReturns : returnPolicy(returns) };
}

/** The way to a product's page (schema.org/BreadcrumbList). */
export const breadcrumbData = (product: ProductView, origin: string): Data =>
  breadcrumbsJsonLd(toCrumbs(product), origin, product.address);

const availability = (stock: number): string =>
  stock === 0 ? 'OutOfStock' : stock === 1 ? 'LimitedAvailability' : 'InStock';

export type Condition = 'new' | 'refurbished' | 'used';

const conditions = { nuev: 'new', usad: 'used', seminuev: 'used', reacondicionad: 'refurbished' } as const;
const schemaConditions: Record<Condition, string> = {
  new: 'NewCondition',
  refurbished: 'RefurbishedCondition',
  used: 'UsedCondition',
};

/** The condition that the shop's word for it comes to; null where it says something else. */
export function conditionOf(estado: string): Condition | null {
  const found = Object.entries(conditions).find(([word]) => fold(estado).startsWith(word));
  return found?.[1] ?? null;
}

/** Nothing is claimed of a condition that is not known. */
function schemaCondition(estado: string): Data {
  const condition = conditionOf(estado);
  return condition ? { itemCondition: `https://schema.org/${schemaConditions[condition]}` } : {};
}
