import { isDeepStrictEqual } from 'node:util';
import type { Snapshot } from '../../src/catalogue/load.ts';
import type { Product } from '../../src/contract/catalogue.ts';
import type { PictureTurn } from '../../src/catalogue/snapshot.ts';

const turnCount = 7;

/**
 * The turn of this snapshot: each day with a snapshot refetches the picture lists of another seventh of the shop, once.
 * @param day "2026-11-20"
 * @returns the turn to save, and whether it is still due today
 */
export function nextPictureTurn(
  before: PictureTurn | undefined,
  day: string,
  hosts: string[],
): PictureTurn & { due: boolean } {
  const due = before?.day !== day;
  const turn = before ? (before.turn + Number(due)) % turnCount : 0;
  return { day, turn, hosts, due };
}

/**
 * Pictures of the previous snapshot that can be reused, by product: where the record is unchanged (stock and units sold
 * aside) and the product has no turn.
 */
export function findReusablePictures(
  products: Iterable<Product>,
  before: Pick<Snapshot, 'catalogue' | 'manifest'> | null,
  { due, turn, hosts }: PictureTurn & { due: boolean },
): Map<string, string[]> {
  const kept = new Map<string, string[]>();
  if (!before || !isDeepStrictEqual(before.manifest.pictures?.hosts, hosts)) return kept;
  const known = new Map(before.catalogue.products.map((product) => [product.id, product]));
  for (const product of products) {
    const { pictures, ...record } = known.get(product.id) ?? {};
    const itsTurn = due && Number(product.id) % turnCount === turn;
    if (pictures && !itsTurn && sameRecord(product, record as Product)) kept.set(product.id, pictures);
  }
  return kept;
}

const sameRecord = (a: Product, b: Product): boolean =>
  isDeepStrictEqual({ ...a, stock: 0, sold: 0 }, { ...b, stock: 0, sold: 0 });
