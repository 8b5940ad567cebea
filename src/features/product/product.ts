import type { Crumb } from '../../components/Crumbs.tsx';
import { categoryName, categoryNameInSentence, displayCategoryName } from '../../components/categoryName.ts';
import { findKind, type ProductKind } from '../../components/kind.ts';
import { pictureUrl } from '../../components/pictureUrl.ts';
import type { Figures, Product } from '../../contract/catalogue.ts';
import { totalStock } from '../../contract/rules.ts';
import { truncate } from '../../lib/truncate.ts';
import type { Phone } from '../phone/phone.ts';
import { findWarrantyKind, warrantyLine, warrantyWords, type WarrantyWords } from '../warranty/warranty.ts';

/** Everything that the page of a product shows. */
export interface ProductView {
  id: string;
  name: string;
  description: string;
  figures: Figures;
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
  warranty: WarrantyWords | null;
  /** URLs, the picture of its card first. */
  pictures: string[];
  /** Full URL of the page. */
  url: string;
}

/** The view of a product of the snapshot or of the live API. @param site.origin of the shop's own pages */
export function toProductView(
  product: Product & { pictures: string[] },
  site: { origin: string; categoryUrl: string | null },
): ProductView {
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
    figures: { price, discountPrice, stock },
    category: { name: product.category, url: site.categoryUrl },
    kind: findKind(product),
    warrantyLine: warranty ? warrantyLine(warranty) : '',
    warranty: warranty && warrantyWords(warranty),
    pictures: product.pictures.map((picture) => pictureUrl(id, picture)),
    url: `${site.origin}/producto/${id}`,
  };
}

/** The breadcrumbs of a product's page. */
export const toCrumbs = ({ name, category }: ProductView): Crumb[] => [
  ...(category.url ? [{ name: category.name, url: category.url }] : []),
  { name },
];

/** The category of a product as a link; null if the shop does not list it. */
export const findCategoryLink = ({
  category: { name, url },
  brand,
}: ProductView): { name: string; url: string } | null =>
  url === null ? null : { name: categoryNameInSentence(categoryName(name), [brand]), url };

/** A link from a product that is sold out to similar ones in stock. */
export interface FallbackLink {
  text: string;
  url: string;
}

interface CategoryStock {
  name: string;
  slug: string;
  similarNames?: readonly unknown[];
  products: readonly Pick<Product, 'id' | 'stock' | 'brand'>[];
}

/**
 * Links to what is in stock of a category, with its count: the products for the same phone, otherwise all. Null if nothing
 * is in stock.
 */
export function findFallbackLink(
  category: CategoryStock | undefined,
  phone: Phone | undefined,
  phonesFor: (id: string) => readonly Phone[],
): FallbackLink | null {
  if (!category) return null;
  const inStock = category.products.filter(({ stock }) => totalStock(stock) > 0);
  const fitting = phone ? inStock.filter(({ id }) => phonesFor(id).some(({ slug }) => slug === phone.slug)) : [];
  const url = `/categoria/${category.slug}?existencias=1`;
  const brands = new Set(category.products.map(({ brand }) => brand));
  const name = categoryNameInSentence(displayCategoryName(category), [...brands]);
  if (phone && fitting.length > 0)
    return { text: `Ver ${name} para ${phone.name} (${fitting.length})`, url: `${url}&celular=${phone.slug}` };
  return inStock.length > 0 ? { text: `Ver ${name} con existencias (${inStock.length})`, url } : null;
}

const maxSummary = 155;

/** The beginning of a description for search engines: at most 155 characters, cut at a word. */
export function toSummary(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxSummary) return line;
  const words = truncate(line, maxSummary - 1).replace(/\s\S*$/, '');
  return `${words.trimEnd()}…`;
}
