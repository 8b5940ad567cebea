import { loadSnapshot } from '../../src/catalogue/loadSnapshot.ts';

/**
 * The notice of a build that uses the last good snapshot, of this machine or of Netlify's build cache, because the live
 * API could not be read (R11.3).
 * @param maxAge days
 * @throws if there is no intact snapshot, or it is too old
 */
export function lastGoodNotice(snapshotDir: string, now: Date, maxAge: number): string {
  const { time, source } = readManifest(snapshotDir);
  const days = (now.getTime() - Date.parse(time)) / 864e5;
  if (days > maxAge) {
    throw new Error(
      `The live API could not be read, and the last good snapshot was taken at ${time}: it is ${Math.floor(days)} days old, more than ${maxAge}. ` +
        'Nothing was built; the site stays as it is. Restore the API, or allow older snapshots with SNAPSHOT_MAX_AGE (days).',
    );
  }
  const line = '!'.repeat(100);
  return `\n${line}\n! THE LIVE API COULD NOT BE READ (the reason is above).\n! This build uses the last good snapshot, taken at ${time} from ${source}.\n! Its pages have the prices and stock of that time.\n${line}\n`;
}

function readManifest(snapshotDir: string): { time: string; source: string } {
  try {
    return loadSnapshot(snapshotDir).manifest;
  } catch (error) {
    throw new Error(
      `The live API could not be read and ${snapshotDir} has no intact snapshot, so there is nothing to build from. ` +
        `Check API_HOST and that the API responds, then build again.\n${error instanceof Error ? error.message : ''}`,
      { cause: error },
    );
  }
}

/** Matches values of the demo shop: its name and address, its phone numbers (01xx is not assigned), its payment and delivery terms. */
const demoPattern =
  /clavija|\b\d{2,3} ?55\d{1,2} ?01\d\d\b|^52\d{2,3}55\d{1,2}01\d\d$|^Efectivo o tarjeta al recoger|^Por paquetería a todo México/i;

/** Finds the paths of values of src/shop.ts and src/shop that are still those of the demo shop: on a real site they would mislead customers. */
export function findDemoValues(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return demoPattern.test(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => findDemoValues(child, path ? `${path}.${name}` : name));
}

/** The notice about demo values; undefined if there are none. */
export function demoNotice(values: unknown): string | undefined {
  const paths = findDemoValues(values);
  return paths.length === 0
    ? undefined
    : `THESE ARE STILL THE DEMO SHOP'S, in src/shop.ts and src/shop: ${paths.join(', ')}. Replace them before customers see them.`;
}
