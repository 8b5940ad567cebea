import { copyFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  findDrawnImages,
  openGraphImageFile,
  openGraphImageFolder,
} from '../../../src/catalogue/openGraphImageFiles.ts';
import type { Catalogue } from '../../../src/catalogue/snapshot.ts';
import { toOpenGraphContent } from '../../../src/components/openGraphContent.ts';
import { isImage } from '../../../src/features/product/gallery/items.ts';
import { listen } from '../../listen.ts';
import { root } from '../../setup/paths.mjs';
import { measureCommand } from './measureCommand.ts';
import { writeBenchSnapshot } from './benchCatalogue.ts';

/** Creates a typical product photo. */
const createPhoto = (): Promise<Buffer> => {
  const noise = { type: 'gaussian', mean: 170, sigma: 8 } as const;
  const create = { width: 1200, height: 1200, channels: 3, background: '#d8d2c4', noise } as const;
  return sharp({ create }).jpeg({ quality: 85 }).toBuffer();
};

/**
 * Measures the Open Graph images that `npm run build` draws: the first build, then without changes, then with one price
 * changed. Photos come from this machine, so network time is not included.
 * @returns a line for each run, and the exceeded budgets
 */
export async function measureOpenGraphImages(
  snapshotDir: string,
  shop: Catalogue,
  changed: Catalogue,
): Promise<{ lines: string[]; exceeded: string[] }> {
  const bytes = await createPhoto();
  const server = createServer((_, response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes));
  const host = `http://localhost:${await listen(server, 0)}`;
  const draw = async (label: string, catalogue: Catalogue): Promise<string> => {
    writeBenchSnapshot(snapshotDir, catalogue);
    const env = { SNAPSHOT_DIR: snapshotDir, API_HOST: host, CONTEXT: '', OPEN_GRAPH_IMAGES: '' };
    const { wall, user, sys, peak, output } = await measureCommand(
      [process.execPath, 'scripts/openGraphImages/openGraphImages.ts'],
      root,
      env,
    );
    const summary = /Open Graph images: [^:\n]* drawn/.exec(output)?.[0] ?? output;
    return `${label}: ${wall.toFixed(1)} s, ${(user + sys).toFixed(1)} s of CPU, ${peak.toFixed(0)} MB. ${summary}`;
  };
  const first = await draw('first build', shop);
  fillImages(snapshotDir, shop);
  const lines = [first, await draw('nothing changed', shop), await draw('one price changed', changed)];
  server.close();
  writeBenchSnapshot(snapshotDir, shop);
  const exceeded = lines[2]?.includes(': 1 drawn') ? [] : [`one price changed: ${lines[2]}`];
  return { lines, exceeded };
}

/** Gives every product an image, as after many builds, by copying one. */
function fillImages(snapshotDir: string, { products }: Catalogue): void {
  const folder = openGraphImageFolder(snapshotDir);
  const [drawn = ''] = [...findDrawnImages(snapshotDir)].filter((name) => /^\d/.test(name));
  for (const product of products) {
    const file = openGraphImageFile(toOpenGraphContent(product, isImage));
    if (file !== drawn) copyFileSync(join(folder, drawn), join(folder, file));
  }
}
