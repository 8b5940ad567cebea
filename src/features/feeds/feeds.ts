import { effectivePrice, findOffer, parseCondition, totalStock, lowStockThreshold } from '../../contract/rules.ts';
import { toDecimal, type Cents } from '../../lib/money.ts';
import { stripMarkup } from '../../lib/htmlToText.ts';
import { truncateAtWord } from '../../lib/truncate.ts';
import type { ProductData } from '../product/product.ts';
import { isImage } from '../product/gallery/items.ts';
import { toJpegUrl } from '../product/jsonLd.ts';
import { maxLength, maxAdditionalPictures, maxTitleLength, toMpn } from '../product/feedLimits.ts';
import type { TextRow } from './delimitedText.ts';

const formatAmount = (cents: Cents): string => `${toDecimal(cents)} MXN`;

/** Creates the columns that Google and Meta share; null without a picture, which both require. */
function toCommonRow(product: ProductData, origin: string, maxTitle: number): TextRow | null {
  const { id, name, description, priceAndStock, condition, url, pictures } = product;
  const [firstUrl, ...otherUrls] = pictures
    .filter(isImage)
    .map((picture) => toJpegUrl(origin, picture))
    .filter((pictureUrl) => pictureUrl.length <= maxLength.url);
  if (!firstUrl) return null;
  return {
    id,
    title: truncateAtWord(stripMarkup(name), maxTitle),
    description: truncateAtWord(description || stripMarkup(name), maxLength.description),
    link: url,
    image_link: firstUrl,
    additional_image_link: otherUrls.slice(0, maxAdditionalPictures).join(','),
    price: formatAmount(priceAndStock.price),
    sale_price: findOffer(priceAndStock) ? formatAmount(effectivePrice(priceAndStock)) : '',
    // Both require a condition; unknown ones count as new.
    condition: parseCondition(condition) ?? 'new',
    brand: product.brand.length <= maxLength.brand ? product.brand : '',
    mpn: toMpn(product.model),
    product_type: truncateAtWord(product.category.name, maxLength.type),
  };
}

/** Creates a row of the product data for Google Merchant Center (support.google.com/merchants/answer/7052112). */
export function googleRow(product: ProductData, origin: string): TextRow | null {
  const row = toCommonRow(product, origin, maxTitleLength.google);
  return (
    row && {
      ...row,
      availability: totalStock(product.priceAndStock.stock) > 0 ? 'in_stock' : 'out_of_stock',
      // The shop has no GTINs: only brand and model together identify a product.
      identifier_exists: row['brand'] && row['mpn'] ? 'yes' : 'no',
      link_template: toLinkTemplate(product),
    }
  );
}

/** The URL of a product's page for one branch (R2.12): Google fills in the store code, which is the SucursalID. */
const toLinkTemplate = ({ url }: ProductData): string => `${url}?tienda={store_code}`;

/** The columns of Google's local inventory, which has no rows if the API reports only the total stock. */
export const localColumns = 'store_code id quantity availability price sale_price link_template'.split(' ');

/**
 * Creates the rows of a product in Google's local inventory (support.google.com/merchants/answer/14819809): one for each branch
 * whose stock the API reports; none if it reports only the total stock.
 */
export function localRows(product: ProductData, branches: readonly { id: string }[]): TextRow[] {
  const { id, priceAndStock, pictures } = product;
  if (!pictures.some(isImage) || '' in priceAndStock.stock) return [];
  return branches.flatMap((branch) => {
    const quantity = priceAndStock.stock[branch.id];
    if (quantity === undefined) return [];
    return {
      store_code: branch.id,
      id,
      quantity: String(quantity),
      availability: localAvailability(quantity),
      price: formatAmount(priceAndStock.price),
      sale_price: findOffer(priceAndStock) ? formatAmount(effectivePrice(priceAndStock)) : '',
      link_template: toLinkTemplate(product),
    };
  });
}

function localAvailability(quantity: number): string {
  if (quantity === 0) return 'out_of_stock';
  return quantity <= lowStockThreshold ? 'limited_availability' : 'in_stock';
}

/** Creates a row of Meta's catalogue, which WhatsApp Business shows, too. It requires a brand: the shop's name by default. */
export function metaRow(product: ProductData, origin: string, shopName: string): TextRow | null {
  const row = toCommonRow(product, origin, maxTitleLength.meta);
  return (
    row && {
      ...row,
      brand: row['brand'] || shopName,
      availability: totalStock(product.priceAndStock.stock) > 0 ? 'in stock' : 'out of stock',
    }
  );
}
