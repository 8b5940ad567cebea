import { createHash } from 'node:crypto';
import { appendFileSync, copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { loadSnapshot, slideFileName, slidePath } from '../../src/catalogue/loadSnapshot.ts';
import { createSlugs } from '../../src/catalogue/slugs.ts';
import { imageConfigFile, isLoopback, settings } from '../../src/settings.ts';
import { assertProductLimit, assertNetlifyLimits } from '../build/netlifyLimits.ts';
import { Postprocessor } from '../build/postprocess/postprocess.ts';
import { createSitemap } from '../build/postprocess/sitemap.ts';
import { writeAtomically } from '../snapshot/durableFiles.ts';
import { slidesFolder } from '../snapshot/slides.ts';
import { createHeadersFile, isHashed } from './headers.ts';
import { createRedirectsFile } from './redirects.ts';
import { keyFile } from './indexNow.ts';
import { remoteImagePatterns } from './remoteImages.ts';

/** Astro integration that writes the files for Netlify: redirects, headers, sitemap, and the allowed hosts of pictures. */
export function netlifyFiles(): AstroIntegration {
  let postprocessor: Postprocessor;
  return {
    name: 'netlify-files',
    hooks: {
      'astro:build:start': ({ setPrerenderer }) => {
        const { snapshotDir, production, distDir, cacheDir } = settings();
        const { manifest, catalogue } = loadSnapshot(snapshotDir);
        const { source } = manifest;
        assertProductLimit(catalogue.products.length);
        if (production && isLoopback(source)) {
          throw new Error(
            `This snapshot comes from ${source}, a sandbox, and must not be published. Set API_HOST to the live API and build again.`,
          );
        }
        postprocessor = new Postprocessor(distDir, cacheDir);
        setPrerenderer((prerenderer) => postprocessor.wrap(prerenderer));
      },
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const { siteUrl, snapshotDir, hstsSubdomains, indexNowKey } = settings();
        const { policy, sitemapEntries } = await postprocessor.finish(snapshotDir);
        for (const [name, text] of createSitemap(sitemapEntries, siteUrl)) writeFileSync(join(dist, name), text);
        if (indexNowKey) writeFileSync(join(dist, keyFile), indexNowKey);
        copySlides(dist);
        addOfflinePageDigest(dist);
        const categoryNames = loadSnapshot(snapshotDir).catalogue.categories.map(({ name }) => name);
        writeFileSync(join(dist, '_redirects'), createRedirectsFile(settings(), createSlugs(categoryNames)));
        const hashedPaths = ['_astro', 'catalogo'].flatMap((folder) => listFiles(dist, folder)).filter(isHashed);
        writeFileSync(join(dist, '_headers'), createHeadersFile(policy, hashedPaths, hstsSubdomains));
        writeImageConfig(imageConfigFile(settings().distDir));
        assertNetlifyLimits(dist);
      },
    },
  };
}

/** Paths of the files in a folder and its folders; empty if it is missing. */
const listFiles = (dist: string, folder: string): string[] =>
  existsSync(join(dist, folder))
    ? readdirSync(join(dist, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => `/${folder}/${name.replaceAll('\\', '/')}`)
        .sort()
    : [];

/** Copies the slides of the snapshot next to those of `public` (R3.1), named by their digests. */
export function copySlides(dist: string): void {
  const { snapshotDir } = settings();
  const folder = join(dist, slidesFolder);
  const { catalogue, manifest } = loadSnapshot(snapshotDir);
  for (const name of catalogue.sliders) {
    const slide = manifest.slides?.[name];
    if (!slide) continue;
    mkdirSync(folder, { recursive: true });
    copyFileSync(slidePath(snapshotDir, slide), join(folder, slideFileName(slide)));
  }
}

/** Writes the configuration of the Image CDN: the URLs that pictures may come from. */
export function writeImageConfig(file: string): void {
  const { apiHost, pictureHosts } = settings();
  const images = { remote_images: remoteImagePatterns(apiHost, pictureHosts) };
  writeAtomically(file, `${JSON.stringify({ images }, null, 2)}\n`);
}

const workerSources = { on: 'src/features/offline/sw.worker.ts', off: 'src/features/offline/unregister.worker.ts' };

/** Vite plugin that builds the service worker under its fixed name; `off`: a worker that unregisters itself. */
export const serviceWorkerFile = (mode: 'on' | 'off'): Plugin => ({
  name: 'service-worker-file',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    this.emitFile({ type: 'chunk', id: workerSources[mode], fileName: 'sw.js' });
  },
});

/** Appends a digest of the offline page to the worker, since browsers fetch the page again only when the worker changes. */
function addOfflinePageDigest(dist: string): void {
  const page = readFileSync(join(dist, 'sin-conexion.html'));
  appendFileSync(join(dist, 'sw.js'), `//${createHash('sha256').update(page).digest('hex').slice(0, 12)}\n`);
}
