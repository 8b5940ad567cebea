import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { utilitiesFolder } from '../snapshot/createSnapshot.ts';
import { sliderPath } from '../snapshot/sliders.ts';
import type { Guess } from './askedHost.ts';
import type { Verdict } from './verdicts.ts';

export interface Files {
  /** Where the site's own files lie. */
  publicDir: string;
  /** Other hosts that pictures may come from. */
  pictureHosts: readonly string[];
}

interface Named {
  picture: { id: string; image: string } | null;
  slides: readonly string[];
  utilities: readonly string[];
}

/** Whether the files that the API names are where the site looks for them: a picture, the slides, the utilities. */
export async function filesOf(
  { base, dialect, headers }: Guess,
  fetch: typeof globalThis.fetch,
  { publicDir, pictureHosts }: Files,
  { picture, slides, utilities }: Named,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const get = (address: string): Promise<string> => fileAt(address, fetch, headers);
  if (picture) {
    const { id, image } = picture;
    const whole = image.startsWith('https://');
    const host = whole ? new URL(image).host : '';
    const address = whole ? image : `${base}${dialect.pictures}/${id}/${encodeURIComponent(image)}`;
    const wrong = whole && !pictureHosts.includes(host) ? `set PICTURE_HOSTS=${host}` : await get(address);
    verdicts.push(fileVerdict('a picture', address, wrong && wrong + (whole ? '' : folderOf('pictures', 'a product'))));
  }
  const far = slides.find((file) => !existsSync(join(publicDir, sliderPath, file)));
  if (far) {
    const address = `${base}${dialect.sliders}/${encodeURIComponent(far)}`;
    const wrong = await get(address);
    verdicts.push(fileVerdict('a slide', address, wrong && wrong + folderOf('sliders', 'a slide')));
  }
  const missing = utilities.filter((file) => !existsSync(join(publicDir, utilitiesFolder, file)));
  if (missing.length > 0)
    verdicts.push({
      ...{ call: 'files of /utilidades', verdict: 'matches' },
      note: `${utilities.length} named`,
      danger: `${missing.length} of them are not in public/${utilitiesFolder}, so that their links lead nowhere: ${missing.slice(0, 5).join(', ')}`,
    });
  return verdicts;
}

const folderOf = (line: string, what: string): string =>
  `. Open the picture of ${what} of the shop of today in a tab of its own: its folder below API_HOST is what ${line} in src/contract/dialect.ts has to be`;

const fileVerdict = (call: string, address: string, wrong: string): Verdict =>
  wrong
    ? { call, verdict: 'not reachable', at: address, note: `${address}: ${wrong}` }
    : { call, verdict: 'matches', note: address };

/** What is wrong with a picture or film at an address; '' where nothing is. */
async function fileAt(
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
