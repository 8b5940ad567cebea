import type { Crumb } from '../../components/Crumbs.tsx';
import { categoryName, inSentence } from '../../components/categoryName.ts';
import { kindOf, type ProductKind } from '../../components/kind.ts';
import { pictureAddress } from '../../components/pictureAddress.ts';
import type { Figures, Product } from '../../contract/fields.ts';
import { cut } from '../../lib/cut.ts';
import { findWarrantyKind, warrantyLine, warrantyWords, type WarrantyWords } from '../warranty/warranty.ts';

/** All that the page of a product shows. */
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
  /** Its category; the address is null where the shop does not list it. */
  category: { name: string; address: string | null };
  kind: ProductKind;
  /** Its warranty in a line; '' where nothing can be said. */
  warrantyLine: string;
  /** The same beside Comprar; null where nothing can be said. */
  warranty: WarrantyWords | null;
  /** Addresses of its pictures, the one of its card first. */
  pictures: string[];
  /** Full address of the page, for the message to the seller. */
  address: string;
}

/** The view of a product, from the snapshot or from the live API. */
export function productView(
  product: Product & { pictures: string[] },
  site: { origin: string; categoryAddress: string | null },
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
    category: { name: product.category, address: site.categoryAddress },
    kind: kindOf(product),
    warrantyLine: warranty ? warrantyLine(warranty) : '',
    warranty: warranty && warrantyWords(warranty),
    pictures: product.pictures.map((picture) => pictureAddress(id, picture)),
    address: `${site.origin}/producto/${id}`,
  };
}

/** The way to a product's page. */
export const toCrumbs = ({ name, category }: ProductView): Crumb[] => [
  ...(category.address ? [{ name: category.name, address: category.address }] : []),
  { name },
];

/** Its category as a way on; null where the shop does not list it. */
export const findCategoryLink = ({
  category: { name, address },
  brand,
}: ProductView): { name: string; address: string } | null =>
  address === null ? null : { name: inSentence(categoryName(name), [brand]), address };

/** The first sentences of a description, for search engines: at most 155 characters, cut at a word. */
export function summaryOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= 155
    ? line
    : `${cut(line, 154)
        .replace(/\s\S*$/, '')
        .trimEnd()}…`;
}
