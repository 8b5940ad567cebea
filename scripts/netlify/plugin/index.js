import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, lstatSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

// One tar: the host's cache copies file by file, which for 10,000 pages takes longer than to build them.
const pack = '.keep.tgz';
const astro = 'node_modules/.astro';
const snapshots = '.snapshot';
const paths = [astro, snapshots];

/**
 * Unpacked in an empty folder, looked through and then moved: an archive may hold a link, and after it a file behind the
 * link (P83).
 */
export const onPreBuild = async ({ utils: { cache } }) => {
  if (!(await cache.restore(pack))) return;
  const beside = mkdtempSync('.keep-');
  try {
    // By name: whatever else lies in the archive stays there.
    execFileSync('tar', ['-xzf', pack, '-C', beside, ...paths], { stdio: 'inherit' });
    const odd = oddIn(beside);
    if (odd) throw new Error(`${odd} is no plain file`);
    // Snapshots that are here are a person's own; what Astro keeps is nobody's.
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

/** The first thing below a folder that is neither a folder nor a file with one name; undefined where there is none. */
const oddIn = (folder) =>
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
