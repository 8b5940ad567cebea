import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { effectivePrice, type Offer } from '../contract/rules.ts';
import type { Cents } from '../lib/money.ts';
import { shop } from '../shop.ts';

/** Raise where scripts/openGraphImages draws otherwise than before: all are then drawn anew. */
const look = 2;

/** What the picture says that a link to a product shows. */
export interface Pictured {
  id: string;
  name: string;
  price: Cents;
  offer: Offer | null;
  /** Its drawn tile stands where it has no photo. */
  kind: string;
  /** The name of its first photo, or its address elsewhere; null where it has none. */
  photo: string | null;
}

/** The file of that picture: another one when it says something else, the same for the same. */
export function pictureFile(pictured: Pictured): string {
  const { id, name, price, offer, kind, photo } = pictured;
  const says = [look, shop.name, name, effectivePrice({ price, offer }), offer && price, photo ?? kind];
  return `${id}-${digest(says)}.jpg`;
}

/** The file of the picture that links to all other pages show. */
export const shopPictureFile = (): string => `tienda-${digest([look, shop.name, shop.tagline])}.jpg`;

const digest = (says: unknown): string => createHash('sha256').update(JSON.stringify(says)).digest('hex').slice(0, 12);

/** Where they are drawn to, below the folder of the snapshot: they last as long as it does. */
export const pictureFolder = (snapshotDir: string): string => join(snapshotDir, 'vistas');

/** Which have been drawn: `npm run build` draws so many at a time (scripts/openGraphImages). */
export function drawnPictures(snapshotDir: string): Set<string> {
  const folder = pictureFolder(snapshotDir);
  return new Set(existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.jpg')) : []);
}
