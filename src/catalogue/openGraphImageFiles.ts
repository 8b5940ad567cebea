import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { effectivePrice, type Offer } from '../contract/rules.ts';
import type { Cents } from '../lib/money.ts';
import { about, shop } from '../shop.ts';

/** Increment when the design in scripts/openGraphImages changes: all images are then drawn again. */
const designVersion = 2;

/** What the Open Graph image of a product shows. */
export interface OpenGraphContent {
  id: string;
  name: string;
  price: Cents;
  offer: Offer | null;
  /** The kind of product, whose drawing replaces a missing picture. */
  kind: string;
  /** File name or URL of its first picture; null if it has none. */
  picture: string | null;
}

/** The file name of a product's image, which changes with its content. */
export function openGraphImageFile(content: OpenGraphContent): string {
  const { id, name, price, offer, kind, picture } = content;
  const key = [designVersion, shop.name, name, effectivePrice({ price, offer }), offer && price, picture ?? kind];
  return `${id}-${digest(key)}.jpg`;
}

/** The file name of the shop's image, for pages without their own. */
export const shopImageFile = (): string => `tienda-${digest([designVersion, shop.name, about.tagline])}.jpg`;

const digest = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);

/** The folder of the images, inside the snapshot's, which persists between builds. */
export const openGraphImageFolder = (snapshotDir: string): string => join(snapshotDir, 'vistas');

/** The file names of the images drawn so far: each `npm run build` draws a limited number (scripts/openGraphImages). */
export function findDrawnImages(snapshotDir: string): Set<string> {
  const folder = openGraphImageFolder(snapshotDir);
  return new Set(existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.jpg')) : []);
}
