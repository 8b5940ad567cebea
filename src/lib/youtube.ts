import { parseUrl } from './polyfills/parseUrl.ts';

const hosts = /^(?:(?:www\.|m\.)?youtube\.com|(?:www\.)?youtube-nocookie\.com|youtu\.be)$/;
const paths = /^\/(?:(?:embed|shorts|live|v)\/)?([\w-]{11})\/?$/;

/** The id of the video that a YouTube address shows; null for any other address. */
export function parseYoutubeId(address: string): string | null {
  const url = address.startsWith('https://') ? parseUrl(address) : null;
  if (!url) return null;
  const { hostname, pathname, searchParams } = url;
  if (!hosts.test(hostname)) return null;
  const id = pathname === '/watch' ? searchParams.get('v') : paths.exec(pathname)?.[1];
  return id && /^[\w-]{11}$/.test(id) ? id : null;
}
