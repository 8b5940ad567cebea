import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemaVersion, type Catalogue, type Manifest, type Report } from '../../src/catalogue/snapshot.ts';
import { slidesOf } from '../../src/features/home/slides.ts';

const kept = 5;

/**
 * Writes a snapshot whole or not at all: a new generation is finished beside the others and renamed into place;
 * only then do the files that people look at, `catalogue.json`, `report.json` and last `manifest.json`, follow.
 * @param time ISO time of the pull
 */
export function writeSnapshot(
  dir: string,
  source: string,
  time: string,
  catalogue: Catalogue,
  report: Report,
): Manifest {
  const contents = { 'catalogue.json': serialise(catalogue), 'report.json': `${JSON.stringify(report, null, 2)}\n` };
  const manifest: Manifest = {
    schema: schemaVersion,
    source,
    time,
    counts: {
      products: catalogue.products.length,
      categories: catalogue.categories.length,
      branches: catalogue.branches.length,
      sliders: slidesOf(catalogue.sliders).length,
    },
    files: { 'catalogue.json': seal(contents['catalogue.json']), 'report.json': seal(contents['report.json']) },
  };
  const files = { ...contents, 'manifest.json': `${JSON.stringify(manifest, null, 2)}\n` };

  const generations = join(dir, 'generations');
  const name = `${time.replace(/[^\d]/g, '')}-${manifest.files['catalogue.json'].sha256.slice(0, 12)}`;
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
  for (const old of readdirSync(generations).sort().slice(0, -kept))
    rmSync(join(generations, old), { recursive: true });
  return manifest;
}

/** One record a line, so that two snapshots can be compared with any tool. */
function serialise(catalogue: Catalogue): string {
  const parts = Object.entries(catalogue).map(([name, value]) => {
    const rows = Array.isArray(value) && value.map((row) => JSON.stringify(row)).join(',\n');
    return `${JSON.stringify(name)}: ${rows === false ? JSON.stringify(value) : `[\n${rows}\n]`}`;
  });
  return `{\n${parts.join(',\n')}\n}\n`;
}

const seal = (text: string) => ({
  bytes: Buffer.byteLength(text),
  sha256: createHash('sha256').update(text).digest('hex'),
});

function writeDurably(path: string, text: string): void {
  const file = openSync(path, 'w');
  writeFileSync(file, text);
  fsyncSync(file);
  closeSync(file);
}

function syncFolder(path: string): void {
  if (process.platform === 'win32') return; // Windows cannot open a folder to sync it.
  const folder = openSync(path, 'r');
  fsyncSync(folder);
  closeSync(folder);
}
