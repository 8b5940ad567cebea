import { breadcrumbsJsonLd, noReturns, returnPolicy } from '../../components/commonJsonLd.ts';
import { pictureOpenGraphImage, renderedOpenGraphImage, type OpenGraphImage } from '../../components/openGraphImage.ts';
import { resizedUrl } from '../../components/pictureUrl.ts';
import {
  effectivePrice,
  findOffer,
  parseCondition,
  totalStock,
  type Condition,
  lowStockThreshold,
} from '../../contract/rules.ts';
import { truncate } from '../../lib/truncate.ts';
import { formatPesos, toDecimal, type Cents } from '../../lib/money.ts';
import { returns } from '../../shop.ts';
import { findReturnPolicy } from '../buying/buying.ts';
import { maxLength, toMpn } from './feedLimits.ts';
import { isImage } from './gallery/items.ts';
import { toBreadcrumbs, type ProductData } from './product.ts';

type Data = Record<string, unknown>;

/** The full URL of a picture as a JPEG, for structured data and feeds: otherwise the image CDN selects the format. */
export const toJpegUrl = (origin: string, url: string): string => `${origin}${resizedUrl(url, 960)}&fm=jpg`;

/** A product and its offer, with the price and stock that the page shows (schema.org/Product). @param origin the shop's origin */
export function productJsonLd(product: ProductData, origin: string): Data {
  const { id, name, description, brand, model, url, priceAndStock, condition } = product;
  const pictures = product.pictures.filter(isImage);
  return {
    '@type': 'Product',
    name,
    sku: id,
    url,
    ...(pictures.length > 0 && { image: pictures.map((picture) => toJpegUrl(origin, picture)) }),
    ...(description && { description: truncate(description, maxLength.description) }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(model && { model }),
    ...(toMpn(model) && { mpn: toMpn(model) }),
    offers: {
      '@type': 'Offer',
      url,
      price: toDecimal(effectivePrice(priceAndStock)),
      priceCurrency: 'MXN',
      availability: `https://schema.org/${schemaAvailability(totalStock(priceAndStock.stock))}`,
      ...(findOffer(priceAndStock) && { priceSpecification: strikethroughPrice(priceAndStock.price) }),
      ...toItemCondition(condition),
      ...toReturnPolicy(condition),
    },
  };
}

/** A product that left the catalogue, without a price, which is no longer valid (R5.12). */
export function discontinuedJsonLd({ id, name }: { id: string; name: string }, origin: string): Data {
  const url = `${origin}/producto/${id}`;
  return {
    '@type': 'Product',
    name,
    sku: id,
    url,
    offers: { '@type': 'Offer', url, availability: 'https://schema.org/Discontinued' },
  };
}

/** The Open Graph properties of a product besides title and picture. */
export const toOpenGraph = ({ priceAndStock }: ProductData): Record<string, string> => ({
  'og:type': 'product',
  'product:price:amount': toDecimal(effectivePrice(priceAndStock)),
  'product:price:currency': 'MXN',
  'product:availability': totalStock(priceAndStock.stock) > 0 ? 'in stock' : 'out of stock',
});

/**
 * The Open Graph image of a product: the rendered one, or else its first picture; undefined for the shop's default.
 * @param ogImage the file of the rendered image; null if there is none
 */
export function toOpenGraphImage(
  product: ProductData,
  origin: string,
  ogImage: string | null,
): OpenGraphImage | undefined {
  const alt = `${product.name}, ${formatPesos(effectivePrice(product.priceAndStock))}`;
  if (ogImage) return renderedOpenGraphImage(origin, ogImage, alt);
  const picture = product.pictures.find(isImage);
  return picture === undefined ? undefined : pictureOpenGraphImage(origin, picture, product.name);
}

const strikethroughPrice = (price: Cents): Data => ({
  '@type': 'UnitPriceSpecification',
  priceType: 'https://schema.org/StrikethroughPrice',
  price: toDecimal(price),
  priceCurrency: 'MXN',
});

function toReturnPolicy(label: string): Data {
  const policy = findReturnPolicy(label, returns);
  return policy === null ? {} : { hasMerchantReturnPolicy: policy === 'none' ? noReturns : returnPolicy(policy) };
}

export const productBreadcrumbs = (product: ProductData, origin: string): Data =>
  breadcrumbsJsonLd(toBreadcrumbs(product), origin, product.url);

function schemaAvailability(stock: number): string {
  if (stock === 0) return 'OutOfStock';
  return stock <= lowStockThreshold ? 'LimitedAvailability' : 'InStock';
}

const schemaConditions: Record<Condition, string> = {
  new: 'NewCondition',
  refurbished: 'RefurbishedCondition',
  used: 'UsedCondition',
};

function toItemCondition(label: string): Data {
  const condition = parseCondition(label);
  return condition ? { itemCondition: `https://schema.org/${schemaConditions[condition]}` } : {};
}
