import { readFileSync } from 'node:fs';
import { findRelated } from '../../../../src/catalogue/related.ts';
import type { Catalogue } from '../../../../src/catalogue/snapshot.ts';
import { toCard } from '../../../../src/components/card.ts';
import { resized, srcSet } from '../../../../src/components/pictureAddress.ts';
import { effectivePrice, totalStock } from '../../../../src/contract/rules.ts';
import { toNamedBranch } from '../../../../src/features/product/purchase/availability.ts';
import { buyAddress } from '../../../../src/features/product/purchase/sellerChat.ts';
import { toProductView } from '../../../../src/features/product/product.ts';
import { breadcrumbJsonLd, productJsonLd } from '../../../../src/features/product/jsonLd.ts';
import { formatPesos } from '../../../../src/lib/money.ts';

const origin = 'https://shop.example';

const picture = (address: string) => ({ src: resized(address, 400), srcset: srcSet(address), full: address });

/** What a product's page shows, in texts that any template can print. */
export function pageModels(catalogue: Catalogue) {
  const byId = new Map(catalogue.products.map((product) => [product.id, product]));
  const related = findRelated(catalogue.products);
  const branches = catalogue.branches.map(toNamedBranch);
  return catalogue.products.map((product) => {
    const view = toProductView(product, { origin, categoryAddress: '/categoria/todas' });
    return {
      id: view.id,
      name: view.name,
      price: formatPesos(effectivePrice(view.figures)),
      buy: buyAddress(view, view.figures),
      paragraphs: view.description.split(/\n+/),
      pictures: view.pictures.map(picture),
      branches: branches.map(({ id, name }) => ({ name, stock: `${view.figures.stock[id] ?? 0} disponibles` })),
      specs: [view.brand, view.model, view.category.name, view.warranty],
      related: (related.get(view.id) ?? []).flatMap((id) => {
        const other = byId.get(id);
        if (!other) return [];
        const card = toCard(other);
        const price = formatPesos(effectivePrice(other));
        const stock = `${totalStock(other.stock)} disponibles`;
        return [{ id, name: card.name, price, stock, picture: card.picture && picture(card.picture) }];
      }),
      data: [productJsonLd(view, origin), breadcrumbJsonLd(view, origin)].map((item) => JSON.stringify(item)),
    };
  });
}

export type PageModel = ReturnType<typeof pageModels>[number];

/** What stands before and behind `<main>` on a page of ours: the same on the pages of every tool. */
export function frameOf(page: string): { before: string; after: string } {
  const html = readFileSync(page, 'utf8');
  const [start, end] = [html.indexOf('<main'), html.indexOf('</main>')];
  if (start < 0 || end < 0) throw new Error(`${page} has no <main>: build the shop first.`);
  return { before: html.slice(html.indexOf('<body'), start).replace('<body>', ''), after: html.slice(end + 7) };
}
