import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drawnPictures } from '../../src/catalogue/linkPictures.ts';
import { settings } from '../../src/settings.ts';
import { stateOf } from './written.ts';

/** What a build is made from besides the snapshot: files, and the variables that pages may show. */
const sources = [
  'src',
  'public',
  'scripts/build',
  'scripts/finish',
  'scripts/linkPictures',
  'scripts/netlify',
  'scripts/snapshot',
  'astro.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
const variables = /^(?:PUBLIC_|UTILITIES_|API_|SITE_URL$|CONTEXT$|NODE_ENV$)/;

interface Note {
  made: string;
  written: string;
}

/** Whether `dist` is what a build would make now: made from the same, and by nobody else since. */
export function isCurrent(distDir: string, snapshotDir: string): boolean {
  try {
    const note = JSON.parse(readFileSync(noteOf(distDir), 'utf8')) as Note;
    return note.made === digest(snapshotDir) && note.written === stateOf(distDir);
  } catch {
    return false; // no note, no dist or no snapshot: build
  }
}

/** Before a build: one that stops half-way must not look finished. */
export const forgetBuild = (distDir: string): void => rmSync(noteOf(distDir), { force: true });

export function noteBuild(distDir: string, snapshotDir: string): void {
  const note: Note = { made: digest(snapshotDir), written: stateOf(distDir) };
  mkdirSync(dirname(noteOf(distDir)), { recursive: true });
  writeFileSync(noteOf(distDir), JSON.stringify(note));
}

const noteOf = (distDir: string): string => join('.cache', 'built', `${distDir.replaceAll(/[^\w-]+/g, '_')}.json`);

function digest(snapshotDir: string): string {
  const hash = createHash('sha256');
  const add = (name: string, content: string | Buffer): void =>
    void hash.update(`${name}\0`).update(content).update('\0');
  for (const path of sources.flatMap(filesUnder)) add(path, readFileSync(path));
  for (const name of Object.keys(process.env)
    .filter((key) => variables.test(key))
    .sort())
    add(name, process.env[name] ?? '');
  add('settings', JSON.stringify(settings()));
  add('node', process.version);
  add('pictures of links', [...drawnPictures(snapshotDir)].sort().join());
  // The catalogue alone: the manifest beside it has the time of the pull, which no page shows.
  add('catalogue', readFileSync(join(snapshotDir, 'catalogue.json')));
  return hash.digest('hex');
}

function filesUnder(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}
