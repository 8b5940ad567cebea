import type { Branch } from '../contract/catalogue.ts';
import { compareSales, findOffer, totalStock } from '../contract/rules.ts';
import { compareIds } from '../lib/text.ts';
import { settings } from '../settings.ts';
import { shop } from '../shop.ts';
import { listColours, findVariantGroups, type Variant } from './variantGroups.ts';
import { findDrawnImages, openGraphImageFile, type OpenGraphContent } from './openGraphImageFiles.ts';
import { formatPhones, findPhones, type Phone } from './phones/phones.ts';
import { loadSnapshot, slideFileName } from './loadSnapshot.ts';
import { findSimilarToDiscontinued, findRelated } from './related.ts';
import { createSlugs, findSimilarNames } from './slugs.ts';
import type { CatalogueProduct, DiscontinuedProduct, ListName, Snapshot } from './snapshot.ts';

export interface CategoryEntry {
  name: string;
  slug: string;
  /** Markup from the API, unsafe until sanitized (categoryIcon.ts). */
  icon: string;
  products: ShopProduct[];
  /** Categories whose names differ only in case or accents (R1.5). */
  similarNames: { name: string; slug: string }[];
}

/**
 * A product with the phones that its name mentions as one line (formatPhones), and with the slugs of the phones that it fits and
 * the colours of its variants, separated by spaces; "" for none.
 */
type ShopProduct = CatalogueProduct & { phone: string; fits: string; colours: string };

let snapshot: Snapshot | undefined;
const loadOnce = (): Snapshot => (snapshot ??= loadSnapshot(settings().snapshotDir));

const memoize = <T>(create: () => T): (() => T) => {
  let cached: { value: T } | undefined;
  return () => (cached ??= { value: create() }).value;
};

/** Every product on sale, best sellers first (R4.6). */
export const products = memoize(() =>
  loadOnce()
    .catalogue.products.map((product): ShopProduct => {
      const fits = phonesFor(product.id).map(({ slug }) => slug);
      return {
        ...product,
        phone: formatPhones(phones().mentionedBy(product.id)),
        fits: fits.join(' '),
        colours: listColours(findVariantGroup(product.id)),
      };
    })
    .sort(compareSales),
);

const variantGroups = memoize(() => {
  const inOrder = [...loadOnce().catalogue.products].sort((a, b) => compareIds(a.id, b.id));
  return findVariantGroups(
    inOrder.map(({ id, name, category, stock }) => ({ id, name, category, soldOut: totalStock(stock) === 0 })),
  );
});

/** The variants of a product, itself included: names that differ only in their last part. */
export const findVariantGroup = (id: string): readonly Variant[] | undefined => variantGroups().get(id);

const productsById = memoize(() => new Map(products().map((product) => [product.id, product])));

/** The products of one of the API's lists, in its order. */
export const productsInList = (name: ListName): ShopProduct[] =>
  loadOnce().catalogue.lists[name].flatMap((id) => productsById().get(id) ?? []);

const relatedIds = memoize(() => findRelated(loadOnce().catalogue.products));

export const relatedTo = (id: string): ShopProduct[] =>
  (relatedIds().get(id) ?? []).flatMap((relatedId) => productsById().get(relatedId) ?? []);

export const phones = memoize(() => findPhones(loadOnce().catalogue.products));

/** The phones that a product fits, by its name; none if that is uncertain. */
export const phonesFor = (id: string): Phone[] => phones().fittedBy(id);

const productsByPhone = memoize(() => {
  const findProducts = (ids: readonly string[]) => ids.flatMap((id) => productsById().get(id) ?? []).sort(compareSales);
  return new Map(phones().all.map(({ slug, products: ids }) => [slug, findProducts(ids)]));
});

/** The products that fit a phone, best sellers first. */
export const productsForPhone = (slug: string): ShopProduct[] => productsByPhone().get(slug) ?? [];

const drawnImages = memoize(() => findDrawnImages(settings().snapshotDir));

/** The Open Graph image of a product; null until it is drawn. */
export function findOpenGraphImage(content: OpenGraphContent): string | null {
  const file = openGraphImageFile(content);
  return drawnImages().has(file) ? file : null;
}

export const anyFitsPhone = (list: readonly CatalogueProduct[]): boolean =>
  list.some(({ id }) => phonesFor(id).length > 0);

/** The products on offer (R4.2), best sellers first. */
export const offers = (): ShopProduct[] => products().filter((product) => findOffer(product) !== null);

/** The categories by name, each with its products, best sellers first. */
export const categories = memoize((): CategoryEntry[] => {
  const all = loadOnce().catalogue.categories;
  const names = all.map(({ name }) => name);
  const slugs = createSlugs(names);
  const similarNames = findSimilarNames(names);
  return all.map(({ name, icon, products: ids }) => ({
    name,
    icon,
    slug: slugs.get(name) ?? '',
    similarNames: (similarNames.get(name) ?? []).map((similar) => ({ name: similar, slug: slugs.get(similar) ?? '' })),
    products: ids.flatMap((id) => productsById().get(id) ?? []).sort(compareSales),
  }));
});

/** Finds a category by its exact name in the API. */
export const findCategory = (name: string): CategoryEntry | undefined =>
  categories().find((category) => category.name === name);

/** The file names of the home page's slides in the API. */
export const slideNames = (): string[] => loadOnce().catalogue.sliders;

/** The file name of a slide on the site: the API's if the file is in public/, a digest if it was fetched from the API. */
export function publishedSlideFile(name: string): string {
  const fetched = loadOnce().manifest.slides?.[name];
  return fetched ? slideFileName(fetched) : name;
}

export const branches = (): Branch[] => loadOnce().catalogue.branches;

export const discontinuedProducts = (): DiscontinuedProduct[] => loadOnce().catalogue.discontinued ?? [];

/** A discontinued product with the alternatives that its page shows. */
interface DiscontinuedEntry extends DiscontinuedProduct {
  /** The category of the same name; undefined if the shop no longer has it. */
  currentCategory: CategoryEntry | undefined;
  similar: CatalogueProduct[];
}

export function discontinuedEntries(): DiscontinuedEntry[] {
  const similar = findSimilarToDiscontinued(discontinuedProducts(), products());
  return discontinuedProducts().map((product) => ({
    ...product,
    currentCategory: findCategory(product.category),
    similar: similar.get(product.id) ?? [],
  }));
}

/** The branch whose address is on every page. @throws Error if the API does not have it */
export const findMainBranch = memoize((): Branch => {
  const branch = branches().find(({ id }) => id === shop.mainBranch);
  if (!branch)
    throw new Error(`The API has no branch ${shop.mainBranch}. Set mainBranch in src/shop.ts to one that it has.`);
  return branch;
});

/** The ISO time of the snapshot. For published data only: no page may show it (R11.6). */
export const snapshotTime = (): string => loadOnce().manifest.time;

/** The whole snapshot. For published data only: pages use the functions above, so that they show nothing that changes with each snapshot. */
export const wholeSnapshot = loadOnce;
