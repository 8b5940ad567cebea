import { createHash } from 'node:crypto';
import type { PublishedManifest } from '../api/published.ts';
import type { Product } from '../contract/product.ts';
import { branches, categories, offers, products, pulledAt } from './index.ts';

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

const hashedName = (name: string, text: string): string =>
  `${name}.${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;

export const manifest = (files: readonly DataFile[], search: Pick<DataFile, 'name'>): PublishedManifest => ({
  time: pulledAt(),
  branches: branches(),
  search: `/catalogo/busqueda/${search.name}.txt`,
  lists: Object.fromEntries(files.map(({ list, name }) => [list, `/catalogo/listas/${name}.json`])),
});
