import { crumbsData } from '../../components/crumbsData.ts';
import { resized } from '../../components/picture.ts';
import { askedPrice, totalStock } from '../../contract/rules.ts';
import { fold } from '../../lib/text.ts';
import { toDecimal } from '../../lib/money.ts';
import { crumbsOf, type ProductView } from './product.ts';

type Data = Record<string, unknown>;

/** The full address of a picture as a JPEG, which every preview of a link understands. */
export const sharedPicture = (origin: string, address: string): string => `${origin}${resized(address, 960)}&fm=jpg`;

/** A product with its offer, from the same figures as the visible price (schema.org/Product). */
export function productData(product: ProductView, origin: string): Data {
  const { id, name, description, brand, model, pictures, address, figures, condition } = product;
  return {
    '@type': 'Product',
    name,
    sku: id,
    url: address,
    ...(pictures.length > 0 && { image: pictures.map((picture) => sharedPicture(origin, picture)) }),
    ...(description && { description: description.slice(0, 5000) }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(model && { mpn: model }),
    offers: {
      '@type': 'Offer',
      url: address,
      price: toDecimal(askedPrice(figures)),
      priceCurrency: 'MXN',
      availability: `https://schema.org/${availability(totalStock(figures.stock))}`,
      itemCondition: `https://schema.org/${conditionOf(condition)}`,
    },
  };
}

/** The way to a product's page (schema.org/BreadcrumbList). */
export const breadcrumbData = (product: ProductView, origin: string): Data =>
  crumbsData(crumbsOf(product), origin, product.address);

const availability = (stock: number): string =>
  stock === 0 ? 'OutOfStock' : stock === 1 ? 'LimitedAvailability' : 'InStock';

function conditionOf(estado: string): string {
  const text = fold(estado);
  if (text.includes('reacondicionad')) return 'RefurbishedCondition';
  return text.includes('usad') ? 'UsedCondition' : 'NewCondition';
}
