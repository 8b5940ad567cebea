import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { empty, mark, refuseForeign } from './ownFolder.ts';
import { filesWritten, stateOf } from './written.ts';

/**
 * Builds over what the last build left, where that is whole and goes with the cache: Astro leaves a page that did not
 * change where it is. Emptied first, as it does otherwise, 10,000 pages are removed and made again for one that changed,
 * and the folder lacks them for that long.
 * @param then what goes through the whole folder when it is written
 */
export function keepPages(...then: AstroIntegration[]): AstroIntegration[] {
  let [dist, note, began, asLeft] = ['', '', 0, false];
  const before: AstroIntegration = {
    name: 'keep-pages',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        if (command !== 'build') return;
        dist = fileURLToPath(config.outDir);
        note = fileURLToPath(new URL('kept.txt', config.cacheDir));
        asLeft = isAsLeft(dist, note);
        refuseForeign(dist, asLeft);
        // Emptied here, so that no moment comes in which the folder does not say whose it is.
        updateConfig({ vite: { build: { emptyOutDir: false } } });
      },
      'astro:build:start': () => {
        rmSync(note, { force: true }); // a build that stops half-way leaves nothing to go on from
        if (!asLeft) empty(dist);
        began = timeIn(dist);
        mark(dist);
      },
      'astro:build:done': ({ assets }) => {
        const pages = new Set([...assets.values()].flat().map((url) => fileURLToPath(url)));
        for (const { path, time } of filesWritten(dist)) if (time < began && !pages.has(path)) rmSync(path);
      },
    },
  };
  const after: AstroIntegration = {
    name: 'keep-pages-note',
    hooks: { 'astro:build:done': () => writeFileSync(note, stateOf(dist)) },
  };
  return [before, ...then, after];
}

/** Whether a folder is as the build left it that wrote the note, to the time of each file. */
const isAsLeft = (dist: string, note: string): boolean =>
  existsSync(note) && existsSync(dist) && readFileSync(note, 'utf8') === stateOf(dist);

/** The time by the clock of the disk that a folder is on, which is not as fine as ours. @returns ms */
function timeIn(folder: string): number {
  const file = join(folder, '.began');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, '');
  const time = statSync(file).mtimeMs;
  rmSync(file);
  return time;
}
