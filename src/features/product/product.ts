import type { Breadcrumb } from '../../components/Breadcrumbs.tsx';
import { toSentenceCase, uncapitalize, categoryNameInSentence } from '../../components/categoryName.ts';
import { findProductKind, type ProductKind } from '../../components/productKind.ts';
import { pictureUrl } from '../../components/pictureUrl.ts';
import type { PriceAndStock, Product } from '../../contract/catalogue.ts';
import { totalStock } from '../../contract/rules.ts';
import { truncateAtWord } from '../../lib/truncate.ts';
import type { PhoneModel } from '../phone/phone.ts';
import { findWarrantyKind, warrantyLine, toWarrantySummary, type WarrantySummary } from '../warranty/warranty.ts';

export interface ProductData {
  id: string;
  name: string;
  description: string;
  priceAndStock: PriceAndStock;
  unit: string;
  condition: string;
  recent: boolean;
  brand: string;
  model: string;
  /** The URL is null for a category that the shop does not list. */
  category: { name: string; url: string | null };
  kind: ProductKind;
  /** The warranty in one line; '' if it is unknown. */
  warrantyLine: string;
  /** The warranty beside Comprar; null if it is unknown. */
  warranty: WarrantySummary | null;
  /** URLs of its gallery items, the picture of its card first. */
  pictures: string[];
  /** Full URL of the page. */
  url: string;
}

/** The data of the page of a product of the snapshot or of the live API. @param site.origin the origin of the shop's pages */
export function toProductData(
  product: Product & { pictures: string[] },
  site: { origin: string; categoryUrl: string | null },
): ProductData {
  const warranty = findWarrantyKind(product);
  const { id, name, description, price, discountPrice, stock, unit, condition, recent, brand, model } = product;
  return {
    id,
    name,
    description,
    unit,
    condition,
    recent,
    brand,
    model,
    priceAndStock: { price, discountPrice, stock },
    category: { name: product.category, url: site.categoryUrl },
    kind: findProductKind(product),
    warrantyLine: warranty ? warrantyLine(warranty) : '',
    warranty: warranty && toWarrantySummary(warranty),
    pictures: product.pictures.map((picture) => pictureUrl(id, picture)),
    url: `${site.origin}/producto/${id}`,
  };
}

export const toBreadcrumbs = ({ name, category }: ProductData): Breadcrumb[] => [
  ...(category.url ? [{ name: category.name, url: category.url }] : []),
  { name },
];

/** The category of a product, its name as within a sentence; null if the shop does not list it. */
export const findCategoryLink = ({
  category: { name, url },
  brand,
}: ProductData): { name: string; url: string } | null =>
  url === null ? null : { name: uncapitalize(toSentenceCase(name), [brand]), url };

/** A link from the page of a sold-out product to similar ones in stock. */
export interface FallbackLink {
  text: string;
  url: string;
}

/** How many products of a category are in stock: in total, and by phone (its slug). */
interface CategoryStock {
  name: string;
  slug: string;
  inStock: number;
  countsByPhone: ReadonlyMap<string, number>;
}

/** Counts the products of a category that are in stock. @param phonesFor returns the phones that a product fits */
export function countInStock(
  category: {
    name: string;
    slug: string;
    similarNames?: readonly unknown[];
    products: readonly Pick<Product, 'id' | 'stock' | 'brand'>[];
  },
  phonesFor: (id: string) => readonly PhoneModel[],
): CategoryStock {
  const productsInStock = category.products.filter(({ stock }) => totalStock(stock) > 0);
  const countsByPhone = new Map<string, number>();
  for (const { slug } of productsInStock.flatMap(({ id }) => phonesFor(id)))
    countsByPhone.set(slug, (countsByPhone.get(slug) ?? 0) + 1);
  return {
    name: categoryNameInSentence(category),
    slug: category.slug,
    inStock: productsInStock.length,
    countsByPhone,
  };
}

/**
 * The link to the products of a category that are in stock, with their count: those for the phone, or all if there are none for it.
 * Null if none is in stock.
 */
export function findFallbackLink(
  { name, slug, inStock, countsByPhone }: CategoryStock,
  phone: PhoneModel | undefined,
): FallbackLink | null {
  const url = `/categoria/${slug}?existencias=1`;
  const countForPhone = (phone && countsByPhone.get(phone.slug)) ?? 0;
  if (phone && countForPhone > 0)
    return { text: `Ver ${name} para ${phone.name} (${countForPhone})`, url: `${url}&celular=${phone.slug}` };
  return inStock > 0 ? { text: `Ver ${name} con existencias (${inStock})`, url } : null;
}

const maxDescriptionLength = 155;

/** Truncates a meta description at a word. */
export const truncateDescription = (text: string): string =>
  truncateAtWord(text.replace(/\s+/g, ' ').trim(), maxDescriptionLength);

/** The meta description of a product. Brand and model come first, since products that differ in colour share a description. */
export function toMetaDescription(
  { name, brand, model, description }: Pick<ProductData, 'name' | 'brand' | 'model' | 'description'>,
  shopName: string,
): string {
  if (!description) return truncateDescription(`${name} en ${shopName}: precio, existencias y compra por WhatsApp.`);
  const identifier = [brand, model].filter(Boolean).join(' ');
  return truncateDescription(identifier ? `${identifier}. ${description}` : description);
}
