import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sanitizeText } from '../lib/sanitizeText.ts';
import {
  schemaVersion,
  slideTypes,
  type Catalogue,
  type Manifest,
  type SnapshotReport,
  type FileChecksum,
  type SlideChecksum,
  type Snapshot,
} from './snapshot.ts';

/**
 * Loads the newest snapshot whose files match its manifest; falls back to earlier generations if it is damaged.
 * @param warn called when that happens
 * @throws Error if there is no intact snapshot, or it has no products
 */
export function loadSnapshot(dir: string, warn: (message: string) => void = console.warn): Snapshot {
  const generations = join(dir, 'generations');
  const older = existsSync(generations) ? readdirSync(generations).filter((name) => !name.startsWith('.')) : [];
  const problems: string[] = [];
  for (const folder of [
    dir,
    ...older
      .sort()
      .reverse()
      .map((name) => join(generations, name)),
  ]) {
    try {
      const snapshot = withoutDamagedSlides(readFolder(folder), dir, warn);
      if (problems.length > 0)
        warn(
          `The snapshot is damaged (${problems.join('; ')}). Falling back to ${folder}, taken at ${snapshot.manifest.time}.`,
        );
      return snapshot;
    } catch (error) {
      problems.push(`${folder}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new Error(
    `There is no snapshot of the catalogue to build from:\n  ${problems.join('\n  ')}\nRun \`npm run snapshot\` with the API up.`,
  );
}

function readFolder(folder: string): Snapshot {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  if (manifest.schema !== schemaVersion)
    throw new Error(`made by another version of this project (schema ${manifest.schema})`);
  if (manifest.checksum !== manifestChecksum(manifest)) throw new Error('manifest.json was edited');
  const read = (name: keyof Manifest['files']): unknown => {
    const bytes = readFileSync(join(folder, name));
    if (!matchesChecksum(bytes, manifest.files[name])) throw new Error(`${name} does not match its manifest`);
    return JSON.parse(bytes.toString());
  };
  const catalogue = read('catalogue.json') as Catalogue;
  if (catalogue.products.length === 0) throw new Error('it has no products');
  return { catalogue, manifest, report: read('report.json') as SnapshotReport };
}

/** Leaves out fetched slides that are damaged: the shop works without them. */
function withoutDamagedSlides(snapshot: Snapshot, dir: string, warn: (message: string) => void): Snapshot {
  const slides = Object.entries(snapshot.manifest.slides ?? {});
  const damaged = slides.filter(([, checksum]) => !isSlideIntact(dir, checksum));
  if (damaged.length === 0) return snapshot;
  const names = damaged.map(([file]) => file);
  warn(
    `Slides that are missing or damaged are left out: ${sanitizeText(names.join(', '))}. Run \`npm run snapshot\` to fetch them again.`,
  );
  const sliders = snapshot.catalogue.sliders.filter((file) => !names.includes(file));
  return { ...snapshot, catalogue: { ...snapshot.catalogue, sliders } };
}

export const manifestChecksum = (manifest: Omit<Manifest, 'checksum'>): string =>
  createHash('sha256')
    .update(JSON.stringify({ ...manifest, checksum: undefined }))
    .digest('hex');

/** The file name of a fetched slide, in the snapshot and on the site: its digest. No path contains the API's name for it (P91). */
export const slideFileName = ({ sha256, type }: SlideChecksum): string => `${sha256.slice(0, 16)}.${type}`;

/** The path of a fetched slide; snapshots share identical ones. */
export const slidePath = (dir: string, checksum: SlideChecksum): string =>
  join(dir, 'sliders', slideFileName(checksum));

/** Whether a fetched slide exists undamaged; false for those of earlier versions of this project, which had no type. */
export function isSlideIntact(dir: string, checksum: SlideChecksum): boolean {
  if (!slideTypes.includes(checksum.type)) return false;
  const path = slidePath(dir, checksum);
  return existsSync(path) && matchesChecksum(readFileSync(path), checksum);
}

const matchesChecksum = (bytes: Buffer, { bytes: length, sha256 }: FileChecksum): boolean =>
  bytes.length === length && createHash('sha256').update(bytes).digest('hex') === sha256;
