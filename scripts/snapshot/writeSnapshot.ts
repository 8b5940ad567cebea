import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { manifestChecksum } from '../../src/catalogue/loadSnapshot.ts';
import { schemaVersion, type Catalogue, type Manifest, type SnapshotReport } from '../../src/catalogue/snapshot.ts';
import { assertNoSymlinks, listGenerations, removeOldGenerations } from './cleanUp.ts';
import { checksum, syncFolder, writeDurably } from './durableFiles.ts';
import { toSlides } from '../../src/features/home/homeSlides.ts';

/**
 * Writes a snapshot atomically: completes a new generation and renames it into place, then updates the top-level copies
 * `catalogue.json`, `report.json` and, last, `manifest.json`.
 * @param time of the snapshot, ISO
 * @param manifestEntries further entries of the manifest
 * @param warn receives failures of the clean-up, which don't affect the snapshot
 * @throws Error if a folder is a symbolic link or cannot be written
 */
export function writeSnapshot(
  dir: string,
  source: string,
  time: string,
  catalogue: Catalogue,
  report: SnapshotReport,
  manifestEntries: Pick<Manifest, 'slides' | 'pictures' | 'accepted'> = {},
  warn: (message: string) => void = console.warn,
): Manifest {
  assertNoSymlinks(dir);
  const contents = { 'catalogue.json': serialize(catalogue), 'report.json': `${JSON.stringify(report, null, 2)}\n` };
  const withoutChecksum: Omit<Manifest, 'checksum'> = {
    schema: schemaVersion,
    source,
    time,
    counts: {
      products: catalogue.products.length,
      categories: catalogue.categories.length,
      branches: catalogue.branches.length,
      sliders: toSlides(catalogue.sliders).length,
    },
    files: { 'catalogue.json': checksum(contents['catalogue.json']), 'report.json': checksum(contents['report.json']) },
    ...manifestEntries,
  };
  const manifest: Manifest = { ...withoutChecksum, checksum: manifestChecksum(withoutChecksum) };
  const files = { ...contents, 'manifest.json': `${JSON.stringify(manifest, null, 2)}\n` };

  const generations = join(dir, 'generations');
  const name = nameGeneration(time, manifest.files['catalogue.json'].sha256.slice(0, 12), listGenerations(dir).at(-1));
  mkdirSync(generations, { recursive: true });
  const temporary = join(generations, `.${name}`);
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary);
  for (const [file, text] of Object.entries(files)) writeDurably(join(temporary, file), text);
  rmSync(join(generations, name), { recursive: true, force: true });
  renameSync(temporary, join(generations, name));
  syncFolder(generations);

  for (const [file, text] of Object.entries(files)) {
    writeDurably(join(dir, `.${file}`), text);
    renameSync(join(dir, `.${file}`), join(dir, file));
  }
  syncFolder(dir);
  removeOldGenerations(dir, warn);
  return manifest;
}

/**
 * The name of a new generation: its time and digest. Names are in the order of writing, even if the clock was ahead for a
 * while: it then continues the time of the newest one.
 */
function nameGeneration(time: string, digest: string, newest = ''): string {
  const name = `${time.replace(/[^\d]/g, '')}-${digest}`;
  if (newest <= name) return name;
  const [newestTime = '0'] = newest.split('-');
  return `${BigInt(newestTime) + 1n}-${digest}`;
}

/** Serializes with one record per line, so that any diff tool can compare two snapshots. */
function serialize(catalogue: Catalogue): string {
  const parts = Object.entries(catalogue).map(([name, value]) => {
    const rows = Array.isArray(value) && value.map((row) => JSON.stringify(row)).join(',\n');
    return `${JSON.stringify(name)}: ${rows === false ? JSON.stringify(value) : `[\n${rows}\n]`}`;
  });
  return `{\n${parts.join(',\n')}\n}\n`;
}
