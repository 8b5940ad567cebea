import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { drawnPictures, pictureFile, pictureFolder, type Pictured } from '../../src/catalogue/linkPictures.ts';
import { picturedOf } from '../../src/components/pictured.ts';
import type { Catalogue, CatalogueProduct } from '../../src/catalogue/snapshot.ts';
import { isImage } from '../../src/features/product/gallery/items.ts';
import { shop } from '../../src/shop.ts';
import { photoBox } from './design.ts';
import { productPicture } from './drawPicture.ts';
import { fetchPhoto } from './photos.ts';
import { writeAtomically } from '../snapshot/durableFiles.ts';
import { forgetOthers, readSizes, writeSizes } from './pictureStore.ts';

export interface MakeOptions {
  snapshotDir: string;
  catalogue: Pick<Catalogue, 'products'>;
  /** Where the photos of products are: `{API_HOST}/img/productos`. */
  photoBase: string;
  /** Pictures that are drawn at most. */
  most: number;
  /** When no further one is begun, ms from now. */
  deadline: number;
  fetch: typeof globalThis.fetch;
  now: () => number;
}

export interface Made {
  drawn: number;
  /** Those that are still to be drawn. */
  left: number;
  /** Why the last photo could not be fetched, where the host of the photos does not answer. */
  trouble: string;
}

const inFlight = 6;
/** After so many photos in a row that the host did not give, it is not asked for more. */
const patience = 8;

/**
 * Draws the pictures of links to products that are not there yet, of what changed and then of the most sold first, and forgets those that nobody
 * shows any more. One changed price is one picture. A photo that cannot be fetched leaves its picture for the next time:
 * until then the page names the photo itself.
 */
export async function makePictures(options: MakeOptions): Promise<Made> {
  const { snapshotDir, catalogue, photoBase, most, deadline, fetch, now } = options;
  const bySold = catalogue.products.toSorted((a, b) => b.sold - a.sold);
  const wanted = new Map(bySold.map((product) => withFile(product)));
  const there = drawnPictures(snapshotDir);
  // Those that say something old come before those that were never drawn.
  const old = new Set([...there].filter((file) => !wanted.has(file)).map(idOf));
  const missing = [...wanted]
    .filter(([file]) => !there.has(file))
    .sort(([a], [b]) => Number(old.has(idOf(b))) - Number(old.has(idOf(a))));
  const end = now() + deadline;
  const sizes = readSizes(snapshotDir);
  const known = Object.keys(sizes).length;
  let [drawn, failures, trouble] = [0, 0, ''];
  const draw = async ([file, pictured]: Wanted): Promise<void> => {
    if (now() > end || failures >= patience) return;
    try {
      const fetched = pictured.photo && (await fetchPhoto(addressOf(pictured, photoBase), photoBox.size, fetch));
      if (fetched) sizes[sizeKey(pictured)] = [fetched.width, fetched.height];
      const picture = await productPicture(shop.name, pictured, fetched ? fetched.photo : null);
      writeAtomically(join(pictureFolder(snapshotDir), file), picture);
      [drawn, failures] = [drawn + 1, 0];
    } catch (error) {
      failures++;
      trouble = error instanceof Error ? error.message : String(error);
    }
  };
  const limit = pLimit(inFlight);
  await Promise.all(missing.slice(0, most).map((one) => limit(draw, one)));
  if (Object.keys(sizes).length > known) writeSizes(snapshotDir, sizes);
  if (existsSync(pictureFolder(snapshotDir))) forgetOthers(snapshotDir, new Set(wanted.keys()));
  return { drawn, left: missing.length - drawn, trouble };
}

const idOf = (file: string): string => file.split('-', 1)[0] ?? '';

type Wanted = [file: string, pictured: ReturnType<typeof picturedOf>];

const withFile = (product: CatalogueProduct): Wanted => {
  const pictured = picturedOf(product, isImage);
  return [pictureFile(pictured), pictured];
};

const addressOf = ({ id, photo }: Pictured, base: string): string =>
  photo?.startsWith('https://') ? photo : `${base}/${id}/${encodeURIComponent(photo ?? '')}`;

const sizeKey = ({ id, photo }: Pictured): string => `${id}/${photo}`;
