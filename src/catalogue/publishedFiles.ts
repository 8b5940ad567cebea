import { createHash } from 'node:crypto';
import type { PublishedManifest } from '../api/published.ts';
import type { Product } from '../contract/fields.ts';
import { settings } from '../settings.ts';
import { toMarkdown, createState } from './stateReport.ts';
import { createDigests } from './changes.ts';
import {
  branches,
  categories,
  discontinuedProducts,
  offers,
  phones,
  products,
  pulledAt,
  wholeSnapshot,
} from './index.ts';
import type { Phones } from './phones/phones.ts';
import { readBuilds, filterMonth, renderMonthChart, summarizeMonth } from './buildLog.ts';

/** A file of the published data; its name holds a digest of its text, so that it can be kept for good. */
export interface DataFile {
  list: string;
  name: string;
  text: string;
}

/** Every list of the shop, whole: what filters and orders in the browser work on. @param encode how a list is written */
export function dataFiles(encode: (products: readonly Product[]) => string): DataFile[] {
  const lists: [string, readonly Product[]][] = [
    ['todos', products()],
    ['ofertas', offers()],
    ...categories().map(({ slug, products: own }) => [`categoria-${slug}`, own] as [string, readonly Product[]]),
  ];
  return lists.map(([list, own]) => {
    const text = encode(own);
    return { list, text, name: hashedName(list, text) };
  });
}

/** All products in one text, for the search. @param encode how it is written */
export function searchFile(encode: (products: readonly Product[]) => string): Pick<DataFile, 'name' | 'text'> {
  const text = encode(products());
  return { text, name: hashedName('productos', text) };
}

/** Every category, for the menu. @param encode how they are written */
export function categoriesFile(
  encode: (all: ReturnType<typeof categories>) => string,
): Pick<DataFile, 'name' | 'text'> {
  const text = encode(categories());
  return { text, name: hashedName('categorias', text) };
}

/** The phones that products are for, and which are for each. @param encode how they are written */
export function phonesFile(encode: (phones: Phones['all']) => string): Pick<DataFile, 'name' | 'text'> {
  const text = encode(phones().all);
  return { text, name: hashedName('celulares', text) };
}

const hashedName = (name: string, text: string): string =>
  `${name}.${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;

type Name = Pick<DataFile, 'name'>;

/** What pages know of the published data. @param named the files beside the lists */
export const manifest = (
  files: readonly DataFile[],
  named: Record<'search' | 'phones' | 'categories', Name>,
): PublishedManifest => ({
  time: pulledAt(),
  branches: branches(),
  counts: { products: products().length, categories: categories().length, branches: branches().length },
  search: `/catalogo/busqueda/${named.search.name}.txt`,
  lists: Object.fromEntries(files.map(({ list, name }) => [list, `/catalogo/listas/${name}.json`])),
  phones: `/catalogo/celulares/${named.phones.name}.json`,
  categories: `/catalogo/categorias/${named.categories.name}.json`,
  state: `/catalogo/estado/${stateFiles()[0]?.name ?? ''}`,
  ...Object.fromEntries(goneFile().map(({ name }) => ['gone', `/catalogo/bajas/${name}.json`])),
  digests: createDigests(wholeSnapshot().catalogue, wholeSnapshot().manifest.slides),
});

/** The products that left the catalogue, for the next snapshot of a machine that has none; none where there are none. */
export function goneFile(): Pick<DataFile, 'name' | 'text'>[] {
  const gone = discontinuedProducts();
  const text = JSON.stringify(gone);
  return gone.length > 0 ? [{ name: hashedName('bajas', text), text }] : [];
}

/** The state of the catalogue as data for /estado, and what changed last as text for people (R11.4). */
export function stateFiles(): { name: string; type: string; text: string }[] {
  const { changes } = wholeSnapshot().report;
  const builds = readBuilds(settings().snapshotDir);
  const now = builds.at(-1)?.time ?? pulledAt();
  const state = JSON.stringify({ ...createState(wholeSnapshot()), month: summarizeMonth(filterMonth(builds, now)) });
  return [
    {
      name: `estado.${createHash('sha256').update(state).digest('hex').slice(0, 12)}.json`,
      type: 'application/json',
      text: state,
    },
    ...(changes ? [{ name: 'cambios.md', type: 'text/markdown; charset=utf-8', text: toMarkdown(changes) }] : []),
    // `rebuild` counts the deploys of the month by it.
    { name: 'mes.json', type: 'application/json', text: JSON.stringify({ builds }) },
    { name: 'mes.svg', type: 'image/svg+xml', text: renderMonthChart(builds, now) },
  ];
}
