import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What to say when the live API could not be read and the build goes on from the snapshot before (R11.3).
 * @throws where there is none
 */
export function lastGood(snapshotDir: string): string {
  const path = join(snapshotDir, 'manifest.json');
  if (!existsSync(path)) {
    throw new Error(
      `The live API could not be read and ${snapshotDir} holds no earlier snapshot, so there is nothing to build from. ` +
        'Check API_HOST and that the API answers, then build again.',
    );
  }
  const { time, source } = JSON.parse(readFileSync(path, 'utf8')) as { time: string; source: string };
  const line = '!'.repeat(100);
  return `\n${line}\n! THE LIVE API COULD NOT BE READ (why: see above).\n! This build uses the last good snapshot, of ${time}, from ${source}.\n! Prices and stock in its pages are as old as that.\n${line}\n`;
}
