import type { ParsedList } from '../../src/contract/schema.ts';
import { isDeepStrictEqual } from 'node:util';
import {
  schemaVersion,
  type Catalogue,
  type CatalogueProduct,
  type ListName,
  type SnapshotReport,
} from '../../src/catalogue/snapshot.ts';
import { parseYoutubeId } from '../../src/lib/youtube.ts';
import { compareIds, compareNames } from '../../src/lib/text.ts';
import type { Product, Branch, Category } from '../../src/contract/catalogue.ts';
import type { ListEndpoint, FetchedCatalogue } from './fetchCatalogue.ts';

/** The endpoint of each list of the catalogue. */
export const endpointsByList: Record<ListName, ListEndpoint> = {
  bestSellers: 'getProductosMasVendidos',
  offers: 'postObtenerProductosEnOferta',
  newest: 'getProductosNuevos',
  recentlySold: 'getProductosVendidosRecientemente',
  mostViewed: 'getProductosMasVisitados',
};

const pictureEndpoint = 'postObtenerImagenesProducto';
type ReportEntry = SnapshotReport['pictures'][number];

/**
 * Merges all lists into one catalogue, and reports what was left out (R11.1, R11.2).
 * @param previous report of the snapshot that reused pictures come from
 */
export function mergeLists(
  fetched: FetchedCatalogue,
  pictureHosts: string[],
  previous?: Pick<SnapshotReport, 'pictures'>,
): { catalogue: Catalogue; report: SnapshotReport } {
  const report: SnapshotReport = {
    rejected: [],
    duplicates: [],
    pictures: [],
    ...(fetched.missingEndpoints.size > 0 && { missing: [...fetched.missingEndpoints.values()] }),
  };
  const products = new Map<string, CatalogueProduct>();
  const sources: [string, ParsedList<Product>][] = [
    ...fetched.lists,
    ...[...fetched.byCategory].map(
      ([name, list]) => [`postObtenerProductosCategoria ${name}`, list] as [string, ParsedList<Product>],
    ),
  ];
  const unsafeFilesById = new Map<string | null, ReportEntry>();
  const truncated = new Map<string, ReportEntry>();
  const recordTruncated = (list: string, rows: ParsedList<unknown>['truncated'] = []): void => {
    for (const row of rows) {
      // A product may be in several lists: report each of its texts once.
      const key = `${row.id} ${row.field}`;
      if (!truncated.has(key)) truncated.set(key, { list, ...row });
    }
  };
  for (const [list, { items, rejected, unsafeFiles = [], truncated: rows }] of sources) {
    for (const file of unsafeFiles) if (!unsafeFilesById.has(file.id)) unsafeFilesById.set(file.id, { list, ...file });
    recordTruncated(list, rows);
    report.rejected.push(...rejected.map((row) => ({ list, ...row })));
    for (const product of removeDuplicates(list, items, ({ id }) => id, report)) {
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
    getSliders: fetched.slides,
  })) {
    report.rejected.push(...rejected.map((row) => ({ list, ...row })));
    recordTruncated(list, rows);
  }
  if (truncated.size > 0) report.truncated = [...truncated.values()];
  const reusedRows = previous?.pictures.filter(
    ({ list, id }) => list === pictureEndpoint && fetched.reusedPictures.has(id ?? ''),
  );
  report.pictures.push(...(reusedRows ?? []), ...unsafeFilesById.values());
  report.pictures.sort((a, b) => compareIds(a.id ?? '', b.id ?? ''));
  return { catalogue: assembleCatalogue(fetched, products, report), report };
}

/** Adds the pictures of a product, and removes a card picture from a host that is not allowed. */
const withPictures = (product: Product, pictures: string[], hosts: string[]): CatalogueProduct => ({
  ...product,
  image: isAllowed(product.image, hosts) ? product.image : '',
  pictures,
});

function assembleCatalogue(
  fetched: FetchedCatalogue,
  products: Map<string, CatalogueProduct>,
  report: SnapshotReport,
): Catalogue {
  const listIds = (name: ListName): string[] => [
    ...new Set(fetched.lists.get(endpointsByList[name])?.items.map(({ id }) => id)),
  ];
  return {
    schema: schemaVersion,
    categories: removeDuplicates('getCategorias', fetched.categories.items, ({ name }) => name, report)
      .sort((a, b) => compareNames(a.name, b.name))
      .map((category) => ({
        ...category,
        products: [...new Set(fetched.byCategory.get(category.name)?.items.map(({ id }) => id))].sort(compareIds),
      })),
    branches: removeDuplicates('getSucursales', fetched.branches.items, ({ id }) => id, report).sort((a, b) =>
      compareIds(a.id, b.id),
    ),
    sliders: [...new Set(fetched.slides.items)],
    lists: {
      bestSellers: listIds('bestSellers'),
      offers: listIds('offers'),
      newest: listIds('newest'),
      recentlySold: listIds('recentlySold'),
      mostViewed: listIds('mostViewed'),
    },
    products: [...products.values()].sort((a, b) => compareIds(a.id, b.id)),
  };
}

/** Removes duplicate ids from a list: the first row wins, and a differing one is reported. */
function removeDuplicates<T extends Product | Category | Branch>(
  list: string,
  items: T[],
  toId: (item: T) => string,
  report: SnapshotReport,
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
 * Selects the pictures of a product, the card picture first. Leaves out and reports those from hosts that are not allowed
 * (R10.2); YouTube always is.
 */
function selectPictures(
  { id, image }: Product,
  { pictures, reusedPictures }: FetchedCatalogue,
  hosts: string[],
  report: SnapshotReport,
): string[] {
  const reused = reusedPictures.get(id);
  if (reused) return reused;
  const { items, rejected } = pictures.get(id) ?? { items: [], rejected: [] };
  const allPictures = [image, ...items].filter(Boolean);
  const disallowed = new Set(allPictures.filter((picture) => !isAllowed(picture, hosts)));
  report.pictures.push(
    ...rejected.map(({ id: url, reason }) => ({ list: pictureEndpoint, id, field: url ?? '', reason })),
    ...[...disallowed].map((field) => ({
      list: pictureEndpoint,
      id,
      field,
      reason: 'es de un servidor que PICTURE_HOSTS no tiene',
    })),
  );
  return [...new Set(allPictures.filter((picture) => !disallowed.has(picture)))];
}

const isAllowed = (picture: string, hosts: string[]): boolean =>
  !picture.startsWith('https://') || hosts.includes(new URL(picture).host) || parseYoutubeId(picture) !== null;
