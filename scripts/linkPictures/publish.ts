import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { drawnPictures, pictureFile, pictureFolder, shopPictureFile } from '../../src/catalogue/linkPictures.ts';
import { picturedOf } from '../../src/components/pictured.ts';
import { loadSnapshot } from '../../src/catalogue/load.ts';
import { isImage } from '../../src/features/product/gallery/items.ts';
import { settings } from '../../src/settings.ts';
import { makeShopPicture } from './shopPicture.ts';
import { publishPictures } from './pictureStore.ts';

/** Publishes the pictures of links that pages name. That of the shop is drawn here where no step before did. */
export const linkPictures = (): AstroIntegration => ({
  name: 'link-pictures',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const { snapshotDir } = settings();
      const { catalogue } = loadSnapshot(snapshotDir);
      if (!existsSync(join(pictureFolder(snapshotDir), shopPictureFile())))
        await makeShopPicture(catalogue, snapshotDir, null, fetch);
      const drawn = drawnPictures(snapshotDir);
      const files = catalogue.products.map((product) => pictureFile(picturedOf(product, isImage)));
      const there = files.filter((file) => drawn.has(file));
      publishPictures(snapshotDir, join(fileURLToPath(dir), 'vistas'), [shopPictureFile(), ...there]);
    },
  },
});
