import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { findRenderedImages, toImageFile, imageFolder, shopImageFile } from '../../src/catalogue/openGraphImages.ts';
import { toImageContent } from '../../src/components/imageContent.ts';
import { loadSnapshot } from '../../src/catalogue/load.ts';
import { isImage } from '../../src/features/product/gallery/items.ts';
import { settings } from '../../src/settings.ts';
import { drawShopImage } from './drawShopImage.ts';
import { copyImages } from './imageStore.ts';

/** Astro integration that copies the Open Graph images to the output of a build. Draws the shop's image if it is missing. */
export const openGraphImages = (): AstroIntegration => ({
  name: 'open-graph-images',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const { snapshotDir } = settings();
      const { catalogue } = loadSnapshot(snapshotDir);
      if (!existsSync(join(imageFolder(snapshotDir), shopImageFile())))
        await drawShopImage(catalogue, snapshotDir, null, fetch);
      const renderedFiles = findRenderedImages(snapshotDir);
      const files = catalogue.products.map((product) => toImageFile(toImageContent(product, isImage)));
      const availableFiles = files.filter((file) => renderedFiles.has(file));
      copyImages(snapshotDir, join(fileURLToPath(dir), 'vistas'), [shopImageFile(), ...availableFiles]);
    },
  },
});
