import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { loadSnapshot, slidePath } from '../../src/catalogue/load.ts';
import { imageConfigFile, isLoopback, settings } from '../../src/settings.ts';
import { importsOf, withPreloads } from '../build/preloads.ts';
import { readDates } from '../snapshot/dates.ts';
import { sliderPath } from '../snapshot/sliders.ts';
import { missingAssets, refuseMissing, type MissingAsset } from './assets.ts';
import { headersFile } from './headers.ts';
import { builtPages } from './pages.ts';
import { policyOf, union } from './policy.ts';
import { redirects } from './redirects.ts';
import { indexable, sitemapFiles, type Listed } from './sitemap.ts';
import { signWorker } from './worker.ts';

/** What the host needs beside the pages: its rules, its headers, and where pictures may come from. */
export const hostFiles = (): AstroIntegration => ({
  name: 'host-files',
  hooks: {
    'astro:build:start': () => {
      const { snapshotDir, production } = settings();
      const { source } = loadSnapshot(snapshotDir).manifest;
      if (production && isLoopback(source)) {
        throw new Error(
          `This snapshot is of ${source}, a sandbox: it is not published. Set API_HOST to the live API and build again.`,
        );
      }
    },
    'astro:build:done': ({ dir }) => {
      const dist = fileURLToPath(dir);
      const policy = finishPages(dist);
      copySliders(dist);
      signWorker(dist);
      writeFileSync(join(dist, '_redirects'), redirects(settings()));
      const hashed = hashedFolders.flatMap((folder) => filesIn(dist, folder));
      writeFileSync(join(dist, '_headers'), headersFile(policy, hashed));
      writeFrameworksConfig(imageConfigFile(settings().distDir));
    },
  },
});

/** Folders whose files have a digest in their names. */
const hashedFolders = ['_astro', 'catalogo/busqueda', 'catalogo/categorias', 'catalogo/celulares', 'catalogo/listas'];

const filesIn = (dist: string, folder: string): string[] =>
  readdirSync(join(dist, folder))
    .sort()
    .map((name) => `/${folder}/${name}`);

/** Slides that were fetched with the snapshot lie beside the site's own (R3.1). */
function copySliders(dist: string): void {
  const { snapshotDir } = settings();
  const folder = join(dist, sliderPath);
  const { catalogue, manifest } = loadSnapshot(snapshotDir);
  for (const file of catalogue.sliders) {
    const fetched = manifest.slides?.[file];
    if (existsSync(join(folder, file)) || !fetched) continue;
    mkdirSync(folder, { recursive: true });
    copyFileSync(slidePath(snapshotDir, file, fetched), join(folder, file));
  }
}

/**
 * Goes through the pages once: what each names is there, what its islands start with is named ahead, and the sitemap lists
 * what search engines may show.
 * @returns the Content-Security-Policy that all of them share
 */
function finishPages(dist: string): string {
  const { siteUrl, snapshotDir } = settings();
  const there = new Set(readdirSync(join(dist, '_astro')));
  const dates = readDates(snapshotDir);
  const [missing, listed]: [MissingAsset[], Listed[]] = [[], []];
  const policies = new Set<string>();
  const imports = (path: string): string[] =>
    importsOf(readFileSync(join(dist, path), 'utf8')).map((name) => `/_astro/${name}`);
  for (const page of builtPages(dist)) {
    const preloading = withPreloads(page.html, imports);
    if (preloading !== page.html) writeFileSync(join(dist, page.name), preloading, 'latin1');
    policies.add(policyOf(page));
    missing.push(...missingAssets(page, there));
    const entry = indexable(page, dates);
    if (entry) listed.push(entry);
  }
  refuseMissing(missing);
  for (const [name, text] of sitemapFiles(listed, siteUrl)) writeFileSync(join(dist, name), text);
  return union(policies);
}

function writeFrameworksConfig(file: string): void {
  const { apiHost, pictureHosts } = settings();
  const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const remoteImages = [
    `^${escaped(apiHost)}/img/productos/.*`,
    ...pictureHosts.map((host) => `^https://${escaped(host)}/.*`),
  ];
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ images: { remote_images: remoteImages } }, null, 2)}\n`);
}
