import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, lstatSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

// One tar: the host's cache copies file by file, which takes longer than building 10,000 pages.
const pack = '.keep.tgz';
const astro = 'node_modules/.astro';
const snapshots = '.snapshot';
const paths = [astro, snapshots];

/**
 * Unpacks into an empty folder, checks the entries and moves them: an archive may contain a link, and a file written
 * through that link (P83).
 */
export const onPreBuild = async ({ utils: { cache } }) => {
  if (!(await cache.restore(pack))) return;
  const beside = mkdtempSync('.keep-');
  try {
    // By name: other entries of the archive are ignored.
    execFileSync('tar', ['-xzf', pack, '-C', beside, ...paths], { stdio: 'inherit' });
    const irregular = findIrregular(beside);
    if (irregular) throw new Error(`${irregular} is no plain file`);
    // An existing snapshot stays; Astro's cache is replaced.
    rmSync(astro, { recursive: true, force: true });
    for (const path of paths.filter((each) => !existsSync(each))) {
      mkdirSync(dirname(path), { recursive: true });
      renameSync(join(beside, path), path);
    }
  } catch (error) {
    console.warn(`The kept cache cannot be unpacked (${error.message}): this build starts from nothing.`);
  }
  rmSync(beside, { recursive: true, force: true });
};

/** Finds the first entry below a folder that is neither a folder nor a regular file with one link. */
const findIrregular = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .find((path) => {
      const found = lstatSync(path);
      return !found.isDirectory() && !(found.isFile() && found.nlink === 1);
    });

export const onPostBuild = async ({ utils: { cache } }) => {
  for (const path of paths) mkdirSync(path, { recursive: true });
  execFileSync('tar', ['-czf', pack, ...paths], { stdio: 'inherit', env: { ...process.env, GZIP: '-1' } });
  await cache.save(pack);
};
