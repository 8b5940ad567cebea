import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { utilitiesFolder } from '../snapshot/createSnapshot.ts';
import { sliderPath } from '../snapshot/sliders.ts';
import type { HostConfig } from './observedHost.ts';
import type { CallVerdict } from './verdicts.ts';

export interface FileOptions {
  /** Folder of the site's own files. */
  publicDir: string;
  /** Other hosts that pictures may come from. */
  pictureHosts: readonly string[];
}

interface NamedFiles {
  picture: { id: string; image: string } | null;
  slides: readonly string[];
  utilities: readonly string[];
}

/** Checks that files named by the API are where the site expects them: a picture, slides, utilities. */
export async function checkFiles(
  { base, dialect, headers }: HostConfig,
  fetch: typeof globalThis.fetch,
  { publicDir, pictureHosts }: FileOptions,
  { picture, slides, utilities }: NamedFiles,
): Promise<CallVerdict[]> {
  const verdicts: CallVerdict[] = [];
  const get = (address: string): Promise<string> => checkFile(address, fetch, headers);
  if (picture) {
    const { id, image } = picture;
    const whole = image.startsWith('https://');
    const host = whole ? new URL(image).host : '';
    const address = whole ? image : `${base}${dialect.pictures}/${id}/${encodeURIComponent(image)}`;
    const wrong = whole && !pictureHosts.includes(host) ? `set PICTURE_HOSTS=${host}` : await get(address);
    verdicts.push(
      toFileVerdict('a picture', address, wrong && wrong + (whole ? '' : folderHint('pictures', 'a product'))),
    );
  }
  const far = slides.find((file) => !existsSync(join(publicDir, sliderPath, file)));
  if (far) {
    const address = `${base}${dialect.sliders}/${encodeURIComponent(far)}`;
    const wrong = await get(address);
    verdicts.push(toFileVerdict('a slide', address, wrong && wrong + folderHint('sliders', 'a slide')));
  }
  const missing = utilities.filter((file) => !existsSync(join(publicDir, utilitiesFolder, file)));
  if (missing.length > 0)
    verdicts.push({
      call: 'files of /utilidades',
      verdict: 'matches',
      note: `${utilities.length} named`,
      danger: `${missing.length} of them are not in public/${utilitiesFolder}, so that their links lead nowhere: ${missing.slice(0, 5).join(', ')}`,
    });
  return verdicts;
}

const folderHint = (line: string, what: string): string =>
  `. Open the picture of ${what} of the shop of today in a tab of its own: its folder below API_HOST is what ${line} in src/contract/dialect.ts has to be`;

const toFileVerdict = (call: string, address: string, wrong: string): CallVerdict =>
  wrong
    ? { call, verdict: 'not reachable', at: address, note: `${address}: ${wrong}` }
    : { call, verdict: 'matches', note: address };

/** What is wrong with a picture or video at an address; '' where it is fine. */
async function checkFile(
  address: string,
  fetch: typeof globalThis.fetch,
  headers: Record<string, string>,
): Promise<string> {
  try {
    const response = await fetch(address, { headers, redirect: 'manual', signal: AbortSignal.timeout(20_000) });
    await response.body?.cancel();
    const type = response.headers.get('content-type') ?? 'none';
    if (response.status >= 300 && response.status < 400)
      return `it redirects to ${response.headers.get('location') ?? 'nowhere'}`;
    if (!response.ok) return `the server answered ${response.status}`;
    return /^(?:image|video)\//.test(type) ? '' : `it is no picture, the server says Content-Type: ${type}`;
  } catch (error) {
    return `it cannot be fetched (${error instanceof Error ? error.message : String(error)})`;
  }
}
