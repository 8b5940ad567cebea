import type { Branch } from '../contract/fields.ts';
import { compareSales, offerOf, totalStock } from '../contract/rules.ts';
import { compareIds } from '../lib/text.ts';
import { settings } from '../settings.ts';
import { shop } from '../shop.ts';
import { coloursOf, familiesOf, type Variant } from './productFamilies.ts';
import { drawnPictures, pictureFile, type Pictured } from './linkPictures.ts';
import { phoneLine } from './phones/phoneLine.ts';
import { phonesIn, type Phone } from './phones/phones.ts';
import { loadSnapshot, slideFile, type Snapshot } from './load.ts';
import { relatedProducts } from './related.ts';
import { slugsFor, twinsAmong } from './slugs.ts';
import type { CatalogueProduct, Gone, ListName } from './snapshot.ts';

export interface CategoryEntry {
  name: string;
  slug: string;
  /** Markup from the API: unsafe until it went through the icon rules. */
  icon: string;
  products: ShopProduct[];
  /** Others whose names differ in case or accents alone (R1.5). */
  twins: { name: string; slug: string }[];
}

/**
 * A product, the phones that its name tells, in a line, those that it is for, by their names in addresses, and the colours
 * that there are of it; "" for none.
 */
export type ShopProduct = CatalogueProduct & { phone: string; fits: string; colours: string };

let snapshot: Snapshot | undefined;
const read = (): Snapshot => (snapshot ??= loadSnapshot(settings().snapshotDir));

const once = <T>(make: () => T): (() => T) => {
  let value: { made: T } | undefined;
  return () => (value ??= { made: make() }).made;
};

/** Every product on sale, most sold first (R4.6). */
export const products = once(() =>
  read()
    .catalogue.products.map((product): ShopProduct => {
      const fits = phonesFor(product.id).map(({ slug }) => slug);
      return {
        ...product,
        phone: phoneLine(phones().named(product.id)),
        fits: fits.join(' '),
        colours: coloursOf(familyOf(product.id)),
      };
    })
    .sort(compareSales),
);

const families = once(() => {
  const inOrder = [...read().catalogue.products].sort((a, b) => compareIds(a.id, b.id));
  return familiesOf(
    inOrder.map(({ id, name, category, stock }) => ({ id, name, category, soldOut: totalStock(stock) === 0 })),
  );
});

/** The products whose names differ from a product's in their last part alone, itself among them. */
export const familyOf = (id: string): readonly Variant[] | undefined => families().get(id);

const byId = once(() => new Map(products().map((product) => [product.id, product])));

/** The products of one of the API's lists, in its order. */
export const listed = (name: ListName): ShopProduct[] =>
  read().catalogue.lists[name].flatMap((id) => byId().get(id) ?? []);

const relatedIds = once(() => relatedProducts(read().catalogue.products));

/** Products like a product, without itself (R5.9). */
export const relatedTo = (id: string): ShopProduct[] =>
  (relatedIds().get(id) ?? []).flatMap((other) => byId().get(other) ?? []);

/** The phones that products are for. */
export const phones = once(() => phonesIn(read().catalogue.products));

/** The phones that a product is for, by its name; none where it names none for certain. */
export const phonesFor = (id: string): Phone[] => phones().of(id);

const forPhones = once(() => {
  const found = (ids: readonly string[]) => ids.flatMap((id) => byId().get(id) ?? []).sort(compareSales);
  return new Map(phones().all.map(({ slug, products: ids }) => [slug, found(ids)]));
});

/** What there is for a phone, most sold first. */
export const productsForPhone = (slug: string): ShopProduct[] => forPhones().get(slug) ?? [];

const drawn = once(() => drawnPictures(settings().snapshotDir));

/** The file of the picture that a link to a product shows; null where it has not been drawn yet. */
export function linkPictureOf(pictured: Pictured): string | null {
  const file = pictureFile(pictured);
  return drawn().has(file) ? file : null;
}

/** Whether something in a list is for certain phones. */
export const namePhones = (list: readonly CatalogueProduct[]): boolean =>
  list.some(({ id }) => phonesFor(id).length > 0);

/** The products on offer (R4.2), most sold first. */
export const offers = (): ShopProduct[] => products().filter((product) => offerOf(product) !== null);

/** The categories by name, each with its products, most sold first. */
export const categories = once((): CategoryEntry[] => {
  const all = read().catalogue.categories;
  const names = all.map(({ name }) => name);
  const [slugs, twins] = [slugsFor(names), twinsAmong(names)];
  return all.map(({ name, icon, products: ids }) => ({
    name,
    icon,
    slug: slugs.get(name) ?? '',
    twins: (twins.get(name) ?? []).map((twin) => ({ name: twin, slug: slugs.get(twin) ?? '' })),
    products: ids.flatMap((id) => byId().get(id) ?? []).sort(compareSales),
  }));
});

/** The category of a name, or undefined where the shop has none of it. */
export const categoryNamed = (name: string): CategoryEntry | undefined =>
  categories().find((category) => category.name === name);

/** The home page's slides as the API names them. */
export const sliders = (): string[] => read().catalogue.sliders;

/** The file of a slide on the site: its own name where it is ours, its digest where it came from the API. */
export function slideOnSite(name: string): string {
  const fetched = read().manifest.slides?.[name];
  return fetched ? slideFile(fetched) : name;
}

/** Every branch, by its number. */
export const branches = (): Branch[] => read().catalogue.branches;

/** The products that left the catalogue, by id. */
export const discontinuedProducts = (): Gone[] => read().catalogue.gone ?? [];

/** The branch whose address stands on every page. @throws Error where the API does not have it */
export const mainBranch = once((): Branch => {
  const branch = branches().find(({ id }) => id === shop.mainBranch);
  if (!branch)
    throw new Error(`The API has no branch ${shop.mainBranch}. Set mainBranch in src/shop.ts to one that it has.`);
  return branch;
});

/** When the snapshot was pulled, ISO. For published data only: no page may show it (R11.6). */
export const pulledAt = (): string => read().manifest.time;

/** The snapshot as it is. For published data only, likewise. */
export const wholeSnapshot = read;
