import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, lstatSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

// Netlify build plugin: keeps the snapshot and Astro's cache between builds, and notifies IndexNow.

// One archive, since Netlify's cache copies file by file, which takes longer than building 10,000 pages.
const archive = '.netlify-cache.tgz';
const astroCache = 'node_modules/.astro';
const cachedFolders = [astroCache, '.snapshot'];
/** The URLs that this deploy changes; determined while the previous deploy is still online. */
let changedUrls = [];

/**
 * Extracts the archive to a temporary folder, checks the entries, then moves them: an archive could contain a link, and a file
 * that is written through it (P83).
 */
export const onPreBuild = async ({ utils: { cache } }) => {
  if (!(await cache.restore(archive))) return;
  const temporary = mkdtempSync('.netlify-cache-');
  try {
    // Named folders only: ignores other entries of the archive.
    execFileSync('tar', ['-xzf', archive, '-C', temporary, ...cachedFolders], { stdio: 'inherit' });
    const irregularEntry = findIrregularEntry(temporary);
    if (irregularEntry) throw new Error(`${irregularEntry} is not a regular file`);
    // Keeps an existing snapshot, replaces Astro's cache.
    rmSync(astroCache, { recursive: true, force: true });
    for (const folder of cachedFolders.filter((path) => !existsSync(path))) {
      mkdirSync(dirname(folder), { recursive: true });
      renameSync(join(temporary, folder), folder);
    }
  } catch (error) {
    console.warn(`The cache cannot be unpacked (${error.message}): this build starts without it.`);
  }
  rmSync(temporary, { recursive: true, force: true });
};

/** Finds the first entry below a folder that is neither a folder nor a regular file with one link. */
const findIrregularEntry = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .find((path) => {
      const stats = lstatSync(path);
      return !stats.isDirectory() && !(stats.isFile() && stats.nlink === 1);
    });

export const onPostBuild = async ({ utils: { cache } }) => {
  await withIndexNow(async ({ findChangedUrls }, settings) => {
    changedUrls = await findChangedUrls(settings);
  });
  for (const folder of cachedFolders) mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-czf', archive, ...cachedFolders], { stdio: 'inherit', env: { ...process.env, GZIP: '-1' } });
  await cache.save(archive);
};

/** Runs after the deploy. */
export const onSuccess = () =>
  withIndexNow(async ({ submitUrls }, settings) => {
    if (changedUrls.length === 0) return;
    await submitUrls(changedUrls, settings);
    console.log(`Submitted ${changedUrls.length} changed URLs to IndexNow.`);
  });

/** Runs a task with IndexNow. Logs errors instead of failing the build. */
async function withIndexNow(task) {
  try {
    const { readSettings } = await import('../../../src/settings.ts');
    await task(await import('../indexNow.ts'), readSettings(process.env));
  } catch (error) {
    console.warn(`IndexNow was not notified of this deploy (${error.message}).`);
  }
}
