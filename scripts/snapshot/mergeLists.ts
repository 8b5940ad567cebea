import { isDeepStrictEqual } from 'node:util';
import { schemaVersion, type Catalogue, type CatalogueProduct, type Report } from '../../src/catalogue/snapshot.ts';
import { parseYoutubeId } from '../../src/lib/youtube.ts';
import { compareIds, compareNames } from '../../src/lib/text.ts';
import type { Product, Branch, Category } from '../../src/contract/catalogue.ts';
import type { ParsedList } from '../../src/contract/answers.ts';
import type { ListCall, FetchedCatalogue } from './fetchCatalogue.ts';

const pictureCall = 'postObtenerImagenesProducto';
type Rejected = Report['pictures'][number];

/**
 * Merges all lists into one catalogue, and reports what was left out (R11.1, R11.2).
 * @param before report of the snapshot that reused pictures come from
 */
export function mergeLists(
  pulled: FetchedCatalogue,
  pictureHosts: string[],
  before?: Pick<Report, 'pictures'>,
): { catalogue: Catalogue; report: Report } {
  const report: Report = {
    rejected: [],
    duplicates: [],
    pictures: [],
    ...(pulled.missing.length > 0 && { missing: pulled.missing.map(({ reason }) => reason) }),
  };
  const products = new Map<string, CatalogueProduct>();
  const sources: [string, ParsedList<Product>][] = [
    ...pulled.lists,
    ...[...pulled.byCategory].map(
      ([name, list]) => [`postObtenerProductosCategoria ${name}`, list] as [string, ParsedList<Product>],
    ),
  ];
  const unsafe = new Map<string | null, Rejected>();
  const cut = new Map<string, Rejected>();
  const recordCut = (list: string, rows: ParsedList<unknown>['truncated'] = []): void => {
    // A product is in several lists: report each of its texts once.
    for (const row of rows) cut.set(`${row.id} ${row.field}`, cut.get(`${row.id} ${row.field}`) ?? { list, ...row });
  };
  for (const [list, { items, rejected, unsafeFiles: names = [], truncated: longer }] of sources) {
    for (const name of names) if (!unsafe.has(name.id)) unsafe.set(name.id, { list, ...name });
    recordCut(list, longer);
    report.rejected.push(...rejected.map((row) => ({ list, ...row })));
    for (const product of unique(list, items, ({ id }) => id, report)) {
      if (!products.has(product.id))
        products.set(
          product.id,
          withPictures(product, selectPictures(product, pulled, pictureHosts, report), pictureHosts),
        );
    }
  }
  for (const [list, { rejected, truncated: longer }] of Object.entries({
    getCategorias: pulled.categories,
    getSucursales: pulled.branches,
    getSliders: pulled.sliders,
  })) {
    report.rejected.push(...rejected.map((row) => ({ list, ...row })));
    recordCut(list, longer);
  }
  if (cut.size > 0) report.cut = [...cut.values()];
  const kept = before?.pictures.filter(({ list, id }) => list === pictureCall && pulled.reusedPictures.has(id ?? ''));
  report.pictures.push(...(kept ?? []), ...unsafe.values());
  report.pictures.sort((a, b) => compareIds(a.id ?? '', b.id ?? ''));
  return { catalogue: assemble(pulled, products, report), report };
}

/** A product with its pictures, and without a card picture of a host that is not allowed. */
const withPictures = (product: Product, pictures: string[], hosts: string[]): CatalogueProduct => ({
  ...product,
  image: isAllowed(product.image, hosts) ? product.image : '',
  pictures,
});

function assemble(pulled: FetchedCatalogue, products: Map<string, CatalogueProduct>, report: Report): Catalogue {
  const ids = (call: ListCall): string[] => [...new Set(pulled.lists.get(call)?.items.map(({ id }) => id))];
  return {
    schema: schemaVersion,
    categories: unique('getCategorias', pulled.categories.items, ({ name }) => name, report)
      .sort((a, b) => compareNames(a.name, b.name))
      .map((category) => ({
        ...category,
        products: [...new Set(pulled.byCategory.get(category.name)?.items.map(({ id }) => id))].sort(compareIds),
      })),
    branches: unique('getSucursales', pulled.branches.items, ({ id }) => id, report).sort((a, b) =>
      compareIds(a.id, b.id),
    ),
    sliders: [...new Set(pulled.sliders.items)],
    lists: {
      bestSellers: ids('getProductosMasVendidos'),
      offers: ids('postObtenerProductosEnOferta'),
      newest: ids('getProductosNuevos'),
      recentlySold: ids('getProductosVendidosRecientemente'),
      mostViewed: ids('getProductosMasVisitados'),
    },
    products: [...products.values()].sort((a, b) => compareIds(a.id, b.id)),
  };
}

/** Removes duplicate ids from a list: the first row wins, a differing one is reported. */
function unique<T extends Product | Category | Branch>(
  list: string,
  items: T[],
  toId: (item: T) => string,
  report: Report,
): T[] {
  const byId = new Map<string, T>();
  for (const item of items) {
    const id = toId(item);
    const kept = byId.get(id);
    if (!kept) byId.set(id, item);
    else if (!isDeepStrictEqual(kept, item)) report.duplicates.push({ list, id, kept, dropped: item });
  }
  return [...byId.values()];
}

/**
 * The pictures of a product, the card picture first. Pictures of hosts that are not allowed are left out and reported
 * (R10.2); YouTube is always allowed.
 */
function selectPictures(
  { id, image }: Product,
  { pictures, reusedPictures }: FetchedCatalogue,
  hosts: string[],
  report: Report,
): string[] {
  const kept = reusedPictures.get(id);
  if (kept) return kept;
  const { items, rejected } = pictures.get(id) ?? { items: [], rejected: [] };
  const all = [image, ...items].filter(Boolean);
  const foreign = new Set(all.filter((picture) => !isAllowed(picture, hosts)));
  report.pictures.push(
    ...rejected.map(({ id: address, reason }) => ({ list: pictureCall, id, field: address ?? '', reason })),
    ...[...foreign].map((field) => ({
      list: pictureCall,
      id,
      field,
      reason: 'es de un servidor que PICTURE_HOSTS no tiene',
    })),
  );
  return [...new Set(all.filter((picture) => !foreign.has(picture)))];
}

const isAllowed = (picture: string, hosts: string[]): boolean =>
  !picture.startsWith('https://') || hosts.includes(new URL(picture).host) || parseYoutubeId(picture) !== null;
