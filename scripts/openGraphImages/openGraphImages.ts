import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadSnapshot } from '../../src/catalogue/loadSnapshot.ts';
import { openGraphImageFolder, shopImageFile } from '../../src/catalogue/openGraphImageFiles.ts';
import { dialect } from '../../src/contract/dialect.ts';
import { sanitizeText } from '../../src/lib/sanitizeText.ts';
import { settings } from '../../src/settings.ts';
import { parseCommandLine } from '../commandLine.ts';
import { errorText } from '../errorText.ts';
import { drawImages } from './drawImages.ts';
import { drawShopImage } from './drawShopImage.ts';

const { values } = parseCommandLine({
  name: 'scripts/openGraphImages/openGraphImages.ts',
  help: "Draws the missing Open Graph images of the snapshot's products to the folder of the snapshot: changed products first, then best sellers.",
  options: {
    max: { type: 'string', value: 'N', help: 'maximum number of images to draw (default: OPEN_GRAPH_IMAGES, 300)' },
    'redraw-shop-image': { type: 'boolean', help: "redraws the shop's image" },
  },
});
try {
  await main();
} catch (error) {
  console.error(errorText(error));
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { snapshotDir, apiHost, maxOpenGraphImages } = settings();
  const max = values.max === undefined ? maxOpenGraphImages : Number(values.max);
  if (!(max >= 0)) throw new Error(`--max takes a number of images, not "${values.max}".`);
  const startTime = performance.now();
  const { catalogue } = loadSnapshot(snapshotDir);
  const photoBase = apiHost + dialect.pictures;
  /** Time limit for drawing, ms; none if many images are requested explicitly. */
  const timeout = max > 1000 ? Infinity : 8_000;

  if (values['redraw-shop-image'] || !existsSync(join(openGraphImageFolder(snapshotDir), shopImageFile())))
    await drawShopImage(catalogue, snapshotDir, photoBase, fetch);
  const { drawn, remaining, lastError } = await drawImages({
    snapshotDir,
    catalogue,
    photoBase,
    max,
    timeout,
    fetch,
    now: () => performance.now(),
  });
  const seconds = ((performance.now() - startTime) / 1000).toFixed(1);
  console.log(`Open Graph images: ${drawn} drawn, ${remaining} still to be drawn, ${seconds} s`);
  if (lastError)
    console.warn(
      `  Some images could not be drawn; the next run tries again. The last error: ${sanitizeText(lastError)}`,
    );
}
