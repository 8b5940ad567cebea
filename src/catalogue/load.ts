import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { schemaVersion, type Catalogue, type Manifest } from './snapshot.ts';

export interface Snapshot {
  catalogue: Catalogue;
  manifest: Manifest;
}

/**
 * Reads the newest snapshot whose files are what its manifest says; a damaged one falls back to the generation before.
 * @param warn is told when that happens
 * @throws Error where there is no whole snapshot, or it has no products
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
      const snapshot = readFolder(folder);
      if (problems.length > 0)
        warn(
          `The snapshot is damaged (${problems.join('; ')}). Going on from ${folder}, of ${snapshot.manifest.time}.`,
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
  const text = readFileSync(join(folder, 'catalogue.json'));
  const sha256 = createHash('sha256').update(text).digest('hex');
  if (sha256 !== manifest.files['catalogue.json'].sha256)
    throw new Error('catalogue.json is not what its manifest says');
  const catalogue = JSON.parse(text.toString()) as Catalogue;
  if (catalogue.products.length === 0) throw new Error('it has no products');
  return { catalogue, manifest };
}
