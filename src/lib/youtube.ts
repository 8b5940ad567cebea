import { parseUrl } from './polyfills/parseUrl.ts';

const hostPattern = /^(?:(?:www\.|m\.)?youtube\.com|(?:www\.)?youtube-nocookie\.com|youtu\.be)$/;
const pathPattern = /^\/(?:(?:embed|shorts|live|v)\/)?([\w-]{11})\/?$/;

/** The id of the video that a YouTube URL shows; null for any other URL. */
export function parseYoutubeId(text: string): string | null {
  const url = text.startsWith('https://') ? parseUrl(text) : null;
  if (!url) return null;
  const { hostname, pathname, searchParams } = url;
  if (!hostPattern.test(hostname)) return null;
  const id = pathname === '/watch' ? searchParams.get('v') : pathPattern.exec(pathname)?.[1];
  return id && /^[\w-]{11}$/.test(id) ? id : null;
}
