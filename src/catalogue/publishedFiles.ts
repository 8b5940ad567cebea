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
import { filterMonth, formatMonth, listDays, readBuilds, summarizeMonth } from './buildHistory.ts';

/**
 * A file of the published data, below /catalogo/. A name with a hash of the text (createHashedFile) lets browsers cache it for
 * good; the manifest and the files of /estado (changes, month) have fixed names.
 */
export interface PublishedFile {
  path: string;
  type: string;
  text: string;
}

/** Encoders of the published data, each from the module that also decodes it in the browser. */
interface Encoders {
  list: (products: readonly Product[]) => string;
  /** Encoded once per build, since the results page also names the file (toSearchFile below). */
  search: () => PublishedFile;
  suggestedSearches: (searchFile: string) => string[];
  phones: (phones: Phones['all']) => string;
  categories: (all: ReturnType<typeof categories>) => string;
  state: (state: CatalogueState) => string;
  branchStock: (branches: readonly Branch[], categories: readonly CategoryEntry[]) => string;
}

const json = 'application/json';

/**
 * Creates all files below /catalogo/: the manifest, the lists, search file, menu, phones, stock of branches, state and discontinued
 * products.
 */
export function createPublishedFiles(encode: Encoders): PublishedFile[] {
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
    file: createHashedFile('listas', name, encode.list(listProducts)),
  }));
  const search = encode.search();
  const phonesFile = createHashedFile('celulares', 'celulares', encode.phones(phones().all));
  const categoriesFile = toCategoriesFile(encode.categories(categories()));
  const branchStock = createHashedFile('sucursales', 'existencias', encode.branchStock(branches(), categories()));
  const state = createStateFiles(encode.state);
  // A machine without an earlier snapshot starts from these (scripts/snapshot/deployedCatalogue.ts).
  const discontinued = discontinuedProducts();
  const discontinuedFiles =
    discontinued.length > 0 ? [createHashedFile('bajas', 'bajas', JSON.stringify(discontinued))] : [];
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
export const toSearchFile = (text: string): PublishedFile => createHashedFile('busqueda', 'productos', text, 'txt');

/** The categories as they are published. @param text what features/categories encodes */
export const toCategoriesFile = (text: string): PublishedFile => createHashedFile('categorias', 'categorias', text);

export const toUrl = ({ path }: PublishedFile): string => `/catalogo/${path}`;

/** scripts/netlify/headers.ts recognizes the file by the hash in its name. */
function createHashedFile(
  folder: string,
  name: string,
  text: string,
  extension: 'json' | 'txt' = 'json',
): PublishedFile {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const type = extension === 'json' ? json : 'text/plain; charset=utf-8';
  return { path: `${folder}/${name}.${hash}.${extension}`, type, text };
}

/** Creates the files with the state of the catalogue for /estado, the last changes as Markdown (R11.4), and the build history. */
function createStateFiles(encodeState: Encoders['state']): PublishedFile[] {
  const { changes } = wholeSnapshot().report;
  const builds = readBuilds(settings().snapshotDir);
  const now = builds.at(-1)?.time ?? snapshotTime();
  const month = {
    name: formatMonth(now),
    summary: summarizeMonth(filterMonth(builds, now)),
    days: listDays(builds, now),
  };
  return [
    createHashedFile('estado', 'estado', encodeState({ ...createState(wholeSnapshot()), month })),
    ...(changes
      ? [{ path: 'estado/cambios.md', type: 'text/markdown; charset=utf-8', text: toMarkdown(changes) }]
      : []),
    // `rebuild` counts the deploys of the month with it.
    { path: 'estado/mes.json', type: json, text: JSON.stringify({ builds }) },
  ];
}
