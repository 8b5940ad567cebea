import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { utilitiesFolder } from '../snapshot/createSnapshot.ts';
import { slidesFolder } from '../snapshot/slides.ts';
import type { HostConfig } from './recordingClient.ts';
import type { ApiVerdict } from './verdicts.ts';

export interface FileOptions {
  /** The site's `public` folder. */
  publicDir: string;
  /** Other hosts that pictures may come from. */
  pictureHosts: readonly string[];
}

/** Files that the API refers to. */
interface ReferencedFiles {
  picture: { id: string; image: string } | null;
  slides: readonly string[];
  utilities: readonly string[];
}

/** Checks a picture and a slide that the API refers to at their expected URLs, and the files of the utilities page. */
export async function checkFiles(
  { base, dialect, headers }: HostConfig,
  fetch: typeof globalThis.fetch,
  { publicDir, pictureHosts }: FileOptions,
  { picture, slides, utilities }: ReferencedFiles,
): Promise<ApiVerdict[]> {
  const verdicts: ApiVerdict[] = [];
  const findProblem = (url: string): Promise<string> => findFileProblem(url, fetch, headers);
  if (picture) {
    const { id, image } = picture;
    const isFullUrl = image.startsWith('https://');
    const host = isFullUrl ? new URL(image).host : '';
    const url = isFullUrl ? image : `${base}${dialect.pictures}/${id}/${encodeURIComponent(image)}`;
    const problem = isFullUrl && !pictureHosts.includes(host) ? `set PICTURE_HOSTS=${host}` : await findProblem(url);
    verdicts.push(
      toFileVerdict('a picture', url, problem && problem + (isFullUrl ? '' : folderHint('pictures', 'a product'))),
    );
  }
  const remoteSlide = slides.find((file) => !existsSync(join(publicDir, slidesFolder, file)));
  if (remoteSlide) {
    const url = `${base}${dialect.sliders}/${encodeURIComponent(remoteSlide)}`;
    const problem = await findProblem(url);
    verdicts.push(toFileVerdict('a slide', url, problem && problem + folderHint('sliders', 'a slide')));
  }
  const missing = utilities.filter((file) => !existsSync(join(publicDir, utilitiesFolder, file)));
  if (missing.length > 0)
    verdicts.push({
      subject: 'files of /utilidades',
      verdict: 'matches',
      note: `${utilities.length} listed`,
      warning: `${missing.length} of them are not in public/${utilitiesFolder}, so their links are broken: ${missing.slice(0, 5).join(', ')}`,
    });
  return verdicts;
}

const folderHint = (setting: string, imageOf: string): string =>
  `. Open the picture of ${imageOf} of the existing shop in its own tab, and set ${setting} in src/contract/dialect.ts to its folder below API_HOST`;

const toFileVerdict = (subject: string, url: string, problem: string): ApiVerdict =>
  problem
    ? { subject, verdict: 'not reachable', note: `${url}: ${problem}` }
    : { subject, verdict: 'matches', note: url };

/** Requests a picture or video, and describes the problem; '' if there is none. */
async function findFileProblem(
  url: string,
  fetch: typeof globalThis.fetch,
  headers: Record<string, string>,
): Promise<string> {
  try {
    const response = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(20_000) });
    await response.body?.cancel();
    const type = response.headers.get('content-type') ?? 'none';
    if (response.status >= 300 && response.status < 400)
      return `it redirects to ${response.headers.get('location') ?? 'nowhere'}`;
    if (!response.ok) return `the server responded with ${response.status}`;
    return /^(?:image|video)\//.test(type) ? '' : `it is not a picture: the server sends Content-Type: ${type}`;
  } catch (error) {
    return `it cannot be fetched (${error instanceof Error ? error.message : String(error)})`;
  }
}
