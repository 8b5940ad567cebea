import { loadSnapshot } from '../../src/catalogue/load.ts';

/**
 * What to say when the live API could not be read and the build goes on from the last good snapshot: of this machine,
 * or what the host's build cache put there (R11.3).
 * @param maxAge days
 * @throws where there is no whole one, or it is too old
 */
export function lastGood(snapshotDir: string, now: Date, maxAge: number): string {
  const { time, source } = read(snapshotDir);
  const days = (now.getTime() - Date.parse(time)) / 864e5;
  if (days > maxAge) {
    throw new Error(
      `The live API could not be read, and the last good snapshot is of ${time}: ${Math.floor(days)} days old, more than ${maxAge}. ` +
        'Nothing was built; the site stays as it is. Get the API up, or allow older ones with SNAPSHOT_MAX_AGE (days).',
    );
  }
  const line = '!'.repeat(100);
  return `\n${line}\n! THE LIVE API COULD NOT BE READ (why: see above).\n! This build uses the last good snapshot, of ${time}, from ${source}.\n! Prices and stock in its pages are as old as that.\n${line}\n`;
}

function read(snapshotDir: string): { time: string; source: string } {
  try {
    return loadSnapshot(snapshotDir).manifest;
  } catch (error) {
    throw new Error(
      `The live API could not be read and ${snapshotDir} holds no earlier snapshot, so there is nothing to build from. ` +
        `Check API_HOST and that the API answers, then build again.\n${error instanceof Error ? error.message : ''}`,
      { cause: error },
    );
  }
}
