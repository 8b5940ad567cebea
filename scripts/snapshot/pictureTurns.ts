import { isDeepStrictEqual } from 'node:util';
import type { Snapshot } from '../../src/catalogue/load.ts';
import type { Product } from '../../src/contract/fields.ts';
import type { PictureTurn } from '../../src/catalogue/snapshot.ts';

const turns = 7;

/**
 * Whose pictures this pull asks for: each seventh of the shop has its turn on one day of pulls in seven; a second pull
 * of the same day has none.
 * @param day "2026-11-20"
 * @returns the turn to note, and whether it is still to be taken
 */
export function pictureTurn(
  before: PictureTurn | undefined,
  day: string,
  hosts: string[],
): PictureTurn & { due: boolean } {
  const due = before?.day !== day;
  const turn = before ? (before.turn + Number(due)) % turns : 0;
  return { day, turn, hosts, due };
}

/**
 * The pictures that need not be asked for again, by product: those of products whose record is as it was, and whose
 * turn it is not. Stock and units sold change all day and say nothing of pictures.
 */
export function keptPictures(
  products: Iterable<Product>,
  before: Pick<Snapshot, 'catalogue' | 'manifest'> | null,
  { due, turn, hosts }: PictureTurn & { due: boolean },
): Map<string, string[]> {
  const kept = new Map<string, string[]>();
  if (!before || !isDeepStrictEqual(before.manifest.pictures?.hosts, hosts)) return kept;
  const known = new Map(before.catalogue.products.map((product) => [product.id, product]));
  for (const product of products) {
    const { pictures, ...record } = known.get(product.id) ?? {};
    const itsTurn = due && Number(product.id) % turns === turn;
    if (pictures && !itsTurn && sameRecord(product, record as Product)) kept.set(product.id, pictures);
  }
  return kept;
}

const sameRecord = (a: Product, b: Product): boolean =>
  isDeepStrictEqual({ ...a, stock: 0, sold: 0 }, { ...b, stock: 0, sold: 0 });
