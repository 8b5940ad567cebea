import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, lstatSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

// One archive: the host's cache copies file by file, which takes longer than building 10,000 pages.
const archive = '.keep.tgz';
const astro = 'node_modules/.astro';
const snapshots = '.snapshot';
const paths = [astro, snapshots];
/** What this deploy changes, for search engines; found while the earlier deploy is still there. */
let changed = [];

/**
 * Unpacks into an empty folder, checks the entries and then moves them: an archive may contain a link, and a file to write
 * through it (P83).
 */
export const onPreBuild = async ({ utils: { cache } }) => {
  if (!(await cache.restore(archive))) return;
  const temporary = mkdtempSync('.keep-');
  try {
    // By name: other entries of the archive are ignored.
    execFileSync('tar', ['-xzf', archive, '-C', temporary, ...paths], { stdio: 'inherit' });
    const irregular = findIrregular(temporary);
    if (irregular) throw new Error(`${irregular} is not a regular file`);
    // An existing snapshot stays; Astro's cache is replaced.
    rmSync(astro, { recursive: true, force: true });
    for (const path of paths.filter((folder) => !existsSync(folder))) {
      mkdirSync(dirname(path), { recursive: true });
      renameSync(join(temporary, path), path);
    }
  } catch (error) {
    console.warn(`The cache cannot be unpacked (${error.message}): this build starts without it.`);
  }
  rmSync(temporary, { recursive: true, force: true });
};

/** Finds the first entry below a folder that is neither a folder nor a regular file with one link. */
const findIrregular = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .find((path) => {
      const stats = lstatSync(path);
      return !stats.isDirectory() && !(stats.isFile() && stats.nlink === 1);
    });

export const onPostBuild = async ({ utils: { cache } }) => {
  await withIndexNow(async ({ findChangedUrls }, settings) => {
    changed = await findChangedUrls(settings);
  });
  for (const path of paths) mkdirSync(path, { recursive: true });
  execFileSync('tar', ['-czf', archive, ...paths], { stdio: 'inherit', env: { ...process.env, GZIP: '-1' } });
  await cache.save(archive);
};

/** Runs after the deploy. */
export const onSuccess = () =>
  withIndexNow(async ({ submitUrls }, settings) => {
    if (changed.length === 0) return;
    await submitUrls(changed, settings);
    console.log(`Submitted ${changed.length} changed URLs to IndexNow.`);
  });

/** Nothing depends on IndexNow: a failure is a line of the log. */
async function withIndexNow(task) {
  try {
    const { readSettings } = await import('../../../src/settings.ts');
    await task(await import('../indexNow.ts'), readSettings(process.env));
  } catch (error) {
    console.warn(`IndexNow is not told of this deploy (${error.message}).`);
  }
}
