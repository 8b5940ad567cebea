import { chevronRight } from '../../components/commonIcons.ts';
import { Icon } from '../../components/Icon.tsx';
import { toCard } from '../../components/card.ts';
import { displayName } from '../../components/categoryName.ts';
import { Picture } from '../../components/Picture.tsx';
import type { Product } from '../../contract/catalogue.ts';
import type { VNode } from '../../runtime/createNodes.ts';
import { toVNodes } from '../../runtime/renderToDom.ts';

/** What a branch has, as it is published for its page: how many products, and the rows of its largest categories. */
export interface PublishedStock {
  count: number;
  rows: VNode[];
}

type StockedCategory = Parameters<typeof displayName>[0] & {
  slug: string;
  /** Best sellers first. */
  products: readonly Product[];
};

/** As many categories as the page has space for. */
const maxCategories = 4;

/** What each of the branches has; one that has nothing is left out. */
export function toPublishedStock(
  branches: readonly { id: string }[],
  categories: readonly StockedCategory[],
): Record<string, PublishedStock> {
  const entries = branches.flatMap(({ id }): [string, PublishedStock][] => {
    const stocked = categories
      .map((category) => ({ ...category, products: category.products.filter(({ stock }) => (stock[id] ?? 0) > 0) }))
      .filter(({ products }) => products.length > 0)
      .sort((a, b) => b.products.length - a.products.length);
    const count = stocked.reduce((sum, { products }) => sum + products.length, 0);
    const rows = toVNodes(<BranchStockRows branch={id} categories={stocked.slice(0, maxCategories)} />);
    return count > 0 ? [[id, { count, rows }]] : [];
  });
  return Object.fromEntries(entries);
}

/** The categories that a branch has most of, each with how many of its products are there (R2.11). */
function BranchStockRows({ branch, categories }: { branch: string; categories: readonly StockedCategory[] }) {
  return categories.map((category) => {
    const { slug, products } = category;
    const cards = products.map(toCard);
    const pictured = cards.find(({ picture }) => picture) ?? cards[0];
    return (
      <li key={slug}>
        <a href={`/categoria/${slug}?tienda=${branch}&sucursal=1`}>
          {pictured && <Picture src={pictured.picture} alt="" kind={pictured.kind} sizes="64px" maxWidth={240} />}
          <span>
            <b>{displayName(category)}</b>
            <small>{products.length === 1 ? '1 producto' : `${products.length} productos`} en existencia</small>
          </span>
          <Icon paths={chevronRight} />
        </a>
      </li>
    );
  });
}
