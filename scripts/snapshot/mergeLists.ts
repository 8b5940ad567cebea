import type { ParsedList } from '../../src/contract/schema.ts';
import { isDeepStrictEqual } from 'node:util';
import { schemaVersion, type Catalogue, type CatalogueProduct, type Report } from '../../src/catalogue/snapshot.ts';
import { parseYoutubeId } from '../../src/lib/youtube.ts';
import { compareIds, compareNames } from '../../src/lib/text.ts';
import type { Product, Branch, Category } from '../../src/contract/catalogue.ts';
import type { ListCall, FetchedCatalogue } from './fetchCatalogue.ts';

const pictureCall = 'postObtenerImagenesProducto';
type Rejected = Report['pictures'][number];

/**
 * Merges all lists into one catalogue, and reports what was left out (R11.1, R11.2).
 * @param previous report of the snapshot that reused pictures come from
 */
export function mergeLists(
  fetched: FetchedCatalogue,
  pictureHosts: string[],
  previous?: Pick<Report, 'pictures'>,
): { catalogue: Catalogue; report: Report } {
  const report: Report = {
    rejected: [],
    duplicates: [],
    pictures: [],
    ...(fetched.missing.length > 0 && { missing: fetched.missing.map(({ reason }) => reason) }),
  };
  const products = new Map<string, CatalogueProduct>();
  const sources: [string, ParsedList<Product>][] = [
    ...fetched.lists,
    ...[...fetched.byCategory].map(
      ([name, list]) => [`postObtenerProductosCategoria ${name}`, list] as [string, ParsedList<Product>],
    ),
  ];
  const unsafe = new Map<string | null, Rejected>();
  const truncated = new Map<string, Rejected>();
  const recordTruncated = (list: string, rows: ParsedList<unknown>['truncated'] = []): void => {
    for (const row of rows) {
      // A product may be in several lists: report each of its texts once.
      const key = `${row.id} ${row.field}`;
      if (!truncated.has(key)) truncated.set(key, { list, ...row });
    }
  };
  for (const [list, { items, rejected, unsafeFiles = [], truncated: rows }] of sources) {
    for (const file of unsafeFiles) if (!unsafe.has(file.id)) unsafe.set(file.id, { list, ...file });
    recordTruncated(list, rows);
    report.rejected.push(...rejected.map((row) => ({ list, ...row })));
    for (const product of unique(list, items, ({ id }) => id, report)) {
      if (!products.has(product.id))
        products.set(
          product.id,
          withPictures(product, selectPictures(product, fetched, pictureHosts, report), pictureHosts),
        );
    }
  }
  for (const [list, { rejected, truncated: rows }] of Object.entries({
    getCategorias: fetched.categories,
    getSucursales: fetched.branches,
    getSliders: fetched.sliders,
  })) {
    report.rejected.push(...rejected.map((row) => ({ list, ...row })));
    recordTruncated(list, rows);
  }
  if (truncated.size > 0) report.truncated = [...truncated.values()];
  const reused = previous?.pictures.filter(
    ({ list, id }) => list === pictureCall && fetched.reusedPictures.has(id ?? ''),
  );
  report.pictures.push(...(reused ?? []), ...unsafe.values());
  report.pictures.sort((a, b) => compareIds(a.id ?? '', b.id ?? ''));
  return { catalogue: assemble(fetched, products, report), report };
}

/** A product with its pictures, and without a card picture of a host that is not allowed. */
const withPictures = (product: Product, pictures: string[], hosts: string[]): CatalogueProduct => ({
  ...product,
  image: isAllowed(product.image, hosts) ? product.image : '',
  pictures,
});

function assemble(fetched: FetchedCatalogue, products: Map<string, CatalogueProduct>, report: Report): Catalogue {
  const ids = (call: ListCall): string[] => [...new Set(fetched.lists.get(call)?.items.map(({ id }) => id))];
  return {
    schema: schemaVersion,
    categories: unique('getCategorias', fetched.categories.items, ({ name }) => name, report)
      .sort((a, b) => compareNames(a.name, b.name))
      .map((category) => ({
        ...category,
        products: [...new Set(fetched.byCategory.get(category.name)?.items.map(({ id }) => id))].sort(compareIds),
      })),
    branches: unique('getSucursales', fetched.branches.items, ({ id }) => id, report).sort((a, b) =>
      compareIds(a.id, b.id),
    ),
    sliders: [...new Set(fetched.sliders.items)],
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

/** Removes duplicate ids from a list: the first row wins, and a differing one is reported. */
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
  const reused = reusedPictures.get(id);
  if (reused) return reused;
  const { items, rejected } = pictures.get(id) ?? { items: [], rejected: [] };
  const all = [image, ...items].filter(Boolean);
  const foreign = new Set(all.filter((picture) => !isAllowed(picture, hosts)));
  report.pictures.push(
    ...rejected.map(({ id: url, reason }) => ({ list: pictureCall, id, field: url ?? '', reason })),
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
