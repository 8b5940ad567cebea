import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { manifestSeal } from '../../src/catalogue/load.ts';
import { schemaVersion, type Catalogue, type Manifest, type Report } from '../../src/catalogue/snapshot.ts';
import { forgetOld, refuseLinks } from './forget.ts';
import { seal, syncFolder, writeDurably } from './durableFiles.ts';
import { slidesOf } from '../../src/features/home/homeSlides.ts';

/**
 * Writes a snapshot whole or not at all: a new generation is finished beside the others and renamed into place;
 * only then do the files that people look at, `catalogue.json`, `report.json` and last `manifest.json`, follow.
 * @param time ISO time of the pull
 * @param notes what the manifest keeps besides
 * @param warn is told what could not be cleaned up: the snapshot is written nevertheless
 * @throws Error where a folder of it is a link, or cannot be written
 */
export function writeSnapshot(
  dir: string,
  source: string,
  time: string,
  catalogue: Catalogue,
  report: Report,
  notes: Pick<Manifest, 'slides' | 'pictures' | 'accepted'> = {},
  warn: (message: string) => void = console.warn,
): Manifest {
  refuseLinks(dir);
  const contents = { 'catalogue.json': serialise(catalogue), 'report.json': `${JSON.stringify(report, null, 2)}\n` };
  const unsealed: Omit<Manifest, 'seal'> = {
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
    ...notes,
  };
  const manifest: Manifest = { ...unsealed, seal: manifestSeal(unsealed) };
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
  forgetOld(dir, warn);
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
