import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { loadSnapshot, slideFile, slidePath } from '../../src/catalogue/load.ts';
import { slugsFor } from '../../src/catalogue/slugs.ts';
import { imageConfigFile, isLoopback, settings } from '../../src/settings.ts';
import { refuseTooMany, refuseUnfit } from '../build/hostLimits.ts';
import { postprocess } from '../build/postprocess/postprocess.ts';
import { sitemapFiles } from '../build/postprocess/sitemap.ts';
import { writeWhole } from '../snapshot/durableFiles.ts';
import { sliderPath } from '../snapshot/sliders.ts';
import { headersFile } from './headers.ts';
import { redirects } from './redirects.ts';
import { remoteImages } from './remoteImages.ts';
import { signWorker } from './worker.ts';

/** What the host needs beside the pages: its rules, its headers, and where pictures may come from. */
export const hostFiles = (): AstroIntegration => ({
  name: 'host-files',
  hooks: {
    'astro:build:start': () => {
      const { snapshotDir, production } = settings();
      const { manifest, catalogue } = loadSnapshot(snapshotDir);
      const { source } = manifest;
      refuseTooMany(catalogue.products.length);
      if (production && isLoopback(source)) {
        throw new Error(
          `This snapshot is of ${source}, a sandbox: it is not published. Set API_HOST to the live API and build again.`,
        );
      }
    },
    'astro:build:done': async ({ dir }) => {
      const dist = fileURLToPath(dir);
      const { siteUrl, snapshotDir, hstsSubdomains } = settings();
      const { policy, sitemap } = await postprocess(dist, snapshotDir);
      for (const [name, text] of sitemapFiles(sitemap, siteUrl)) writeFileSync(join(dist, name), text);
      copySliders(dist);
      signWorker(dist);
      writeFileSync(join(dist, '_redirects'), redirects(settings(), categorySlugs(snapshotDir)));
      const hashed = hashedFolders.flatMap((folder) => filesIn(dist, folder));
      writeFileSync(join(dist, '_headers'), headersFile(policy, hashed, hstsSubdomains));
      writeImageConfig(imageConfigFile(settings().distDir));
      refuseUnfit(dist);
    },
  },
});

const categorySlugs = (snapshotDir: string): Map<string, string> =>
  slugsFor(loadSnapshot(snapshotDir).catalogue.categories.map(({ name }) => name));

/** Folders whose files have a digest in their names. */
const hashedFolders = [
  '_astro',
  ...['bajas', 'busqueda', 'categorias', 'celulares', 'listas'].map((folder) => `catalogo/${folder}`),
];

/** None where there is no such folder: a shop that nothing left has no list of it. */
const filesIn = (dist: string, folder: string): string[] =>
  existsSync(join(dist, folder))
    ? readdirSync(join(dist, folder))
        .sort()
        .map((name) => `/${folder}/${name}`)
    : [];

/** Slides that were fetched with the snapshot lie beside the site's own (R3.1), under their digests. */
export function copySliders(dist: string): void {
  const { snapshotDir } = settings();
  const folder = join(dist, sliderPath);
  const { catalogue, manifest } = loadSnapshot(snapshotDir);
  for (const name of catalogue.sliders) {
    const fetched = manifest.slides?.[name];
    if (!fetched) continue;
    mkdirSync(folder, { recursive: true });
    copyFileSync(slidePath(snapshotDir, fetched), join(folder, slideFile(fetched)));
  }
}

/** Writes which hosts the host's pictures may come from. */
export function writeImageConfig(file: string): void {
  const { apiHost, pictureHosts } = settings();
  const images = { remote_images: remoteImages(apiHost, pictureHosts) };
  writeWhole(file, `${JSON.stringify({ images }, null, 2)}\n`);
}
