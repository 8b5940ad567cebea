import { createHash } from 'node:crypto';
import type { CatalogueState, PublishedManifest } from '../api/published.ts';
import type { Branch, Product } from '../contract/catalogue.ts';
import { settings } from '../settings.ts';
import { toMarkdown, createState } from './stateReport.ts';
import { createDigests } from './changes.ts';
import {
  branches,
  categories,
  type CategoryEntry,
  discontinuedProducts,
  offers,
  phones,
  products,
  snapshotTime,
  wholeSnapshot,
} from './index.ts';
import type { Phones } from './phones/phones.ts';
import { filterMonth, formatMonth, listDays, readBuilds, summarizeMonth } from './buildLog.ts';

/** A file of the published data, below /catalogo/. Its name contains a hash of its text, so that it can be cached for good. */
export interface PublishedFile {
  path: string;
  type: string;
  text: string;
}

/** Encoders of the published data, each from the module that also decodes it in the browser. */
interface Encoders {
  list: (products: readonly Product[]) => string;
  /** Encoded once per build, since the results page also names the file (publishSearch). */
  search: () => PublishedFile;
  suggestedSearches: (searchFile: string) => string[];
  phones: (phones: Phones['all']) => string;
  categories: (all: ReturnType<typeof categories>) => string;
  state: (state: CatalogueState) => string;
  branchStock: (branches: readonly Branch[], categories: readonly CategoryEntry[]) => string;
}

const json = 'application/json';

/**
 * All files below /catalogo/: the manifest, the lists, search index, menu, phones, stock of branches, state and discontinued
 * products.
 */
export function publishedFiles(encode: Encoders): PublishedFile[] {
  const lists: [name: string, listProducts: readonly Product[]][] = [
    ['todos', products()],
    ['ofertas', offers()],
    ...categories().map(({ slug, products: listProducts }): [string, readonly Product[]] => [
      `categoria-${slug}`,
      listProducts,
    ]),
  ];
  const listFiles = lists.map(([name, listProducts]) => ({
    name,
    file: hashedFile('listas', name, encode.list(listProducts)),
  }));
  const search = encode.search();
  const phonesFile = hashedFile('celulares', 'celulares', encode.phones(phones().all));
  const categoriesFile = publishCategories(encode.categories(categories()));
  const branchStock = hashedFile('sucursales', 'existencias', encode.branchStock(branches(), categories()));
  const state = stateFiles(encode.state);
  // For the next snapshot on a machine without an earlier one.
  const discontinued = discontinuedProducts();
  const discontinuedFiles = discontinued.length > 0 ? [hashedFile('bajas', 'bajas', JSON.stringify(discontinued))] : [];
  const manifest: PublishedManifest = {
    time: snapshotTime(),
    branches: branches(),
    counts: { products: products().length, categories: categories().length, branches: branches().length },
    search: toUrl(search),
    suggestedSearches: encode.suggestedSearches(search.text),
    lists: Object.fromEntries(listFiles.map(({ name, file }) => [name, toUrl(file)])),
    phones: toUrl(phonesFile),
    categories: toUrl(categoriesFile),
    branchStock: toUrl(branchStock),
    state: state[0] ? toUrl(state[0]) : '',
    ...(discontinuedFiles[0] && { discontinued: toUrl(discontinuedFiles[0]) }),
    digests: createDigests(wholeSnapshot().catalogue, wholeSnapshot().manifest.slides),
  };
  return [
    // The only file with a fixed name.
    { path: 'manifest.json', type: json, text: JSON.stringify({ schema: 1, ...manifest }) },
    ...listFiles.map(({ file }) => file),
    search,
    phonesFile,
    categoriesFile,
    branchStock,
    ...state,
    ...discontinuedFiles,
  ];
}

/** The search file as it is published. @param text what search/engine encodes */
export const publishSearch = (text: string): PublishedFile => hashedFile('busqueda', 'productos', text, 'txt');

/** The categories as they are published. @param text what features/categories encodes */
export const publishCategories = (text: string): PublishedFile => hashedFile('categorias', 'categorias', text);

export const toUrl = ({ path }: PublishedFile): string => `/catalogo/${path}`;

function hashedFile(folder: string, name: string, text: string, extension: 'json' | 'txt' = 'json'): PublishedFile {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const type = extension === 'json' ? json : 'text/plain; charset=utf-8';
  return { path: `${folder}/${name}.${hash}.${extension}`, type, text };
}

/** The state of the catalogue for /estado, the last changes as Markdown (R11.4), and the builds of the month. */
function stateFiles(encodeState: Encoders['state']): PublishedFile[] {
  const { changes } = wholeSnapshot().report;
  const builds = readBuilds(settings().snapshotDir);
  const now = builds.at(-1)?.time ?? snapshotTime();
  const month = {
    name: formatMonth(now),
    summary: summarizeMonth(filterMonth(builds, now)),
    days: listDays(builds, now),
  };
  return [
    hashedFile('estado', 'estado', encodeState({ ...createState(wholeSnapshot()), month })),
    ...(changes
      ? [{ path: 'estado/cambios.md', type: 'text/markdown; charset=utf-8', text: toMarkdown(changes) }]
      : []),
    // `rebuild` counts the deploys of the month from it.
    { path: 'estado/mes.json', type: json, text: JSON.stringify({ builds }) },
  ];
}
