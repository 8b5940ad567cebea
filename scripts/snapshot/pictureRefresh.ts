import { isDeepStrictEqual } from 'node:util';
import type { Product } from '../../src/contract/catalogue.ts';
import type { PictureRefresh, Snapshot } from '../../src/catalogue/snapshot.ts';

/** Number of groups of products, by their ids; each day it is the turn of one, whose picture lists are refetched. */
const groupCount = 7;

/**
 * Schedules the picture refresh of this snapshot: the first snapshot of each day refetches the picture lists of the next
 * group of products.
 * @param day "2026-11-20"
 * @returns the entry of the manifest, and whether it is due today
 */
export function nextPictureRefresh(
  previous: PictureRefresh | undefined,
  day: string,
  hosts: string[],
): PictureRefresh & { due: boolean } {
  const due = previous?.day !== day;
  const turn = previous ? (previous.turn + Number(due)) % groupCount : 0;
  return { day, turn, hosts, due };
}

/**
 * Finds pictures of the previous snapshot that can be reused, by product: those of products whose record is unchanged (except
 * stock and units sold), and that are not due for a refresh.
 */
export function findReusablePictures(
  products: Iterable<Product>,
  previous: Pick<Snapshot, 'catalogue' | 'manifest'> | null,
  { due, turn, hosts }: PictureRefresh & { due: boolean },
): Map<string, string[]> {
  const reusable = new Map<string, string[]>();
  if (!previous || !isDeepStrictEqual(previous.manifest.pictures?.hosts, hosts)) return reusable;
  const previousProducts = new Map(previous.catalogue.products.map((product) => [product.id, product]));
  for (const product of products) {
    const { pictures, ...record } = previousProducts.get(product.id) ?? {};
    const isDue = due && Number(product.id) % groupCount === turn;
    if (pictures && !isDue && isSameRecord(product, record as Product)) reusable.set(product.id, pictures);
  }
  return reusable;
}

const isSameRecord = (a: Product, b: Product): boolean =>
  isDeepStrictEqual({ ...a, stock: 0, sold: 0 }, { ...b, stock: 0, sold: 0 });
