import { decodeEntities } from '../lib/entities.ts';
import { parseUrl } from '../lib/polyfills/parseUrl.ts';
import { isWellFormed } from '../lib/polyfills/wellFormed.ts';
import type { Dialect } from './dialect.ts';

/**
 * Whether a text is the name of one file: no path, no control character, not hidden, at most 230 bytes (file systems allow
 * 255, and cached copies add a digest and an extension). Any letter or sign may occur: callers encode it in URLs.
 */
export const isFileName = (name: string): boolean =>
  /^[^./\\\p{Cc}][^/\\\p{Cc}]*$/u.test(name) && isWellFormed(name) && new TextEncoder().encode(name).length <= 230;

/**
 * Reads the URL of a product's picture: a file name in the product's folder on the API's host, or an https URL on
 * another host (the caller checks whether that host is allowed, R10.2). '' if it is neither.
 */
export function decodePicture(wire: string, { pictures }: Pick<Dialect, 'pictures'>): string {
  const url = wire.trim();
  const own = findOwnFile(url, pictures.replace(/^\//, ''));
  if (own !== null) return toFileName(decodePath(own));
  // The pattern alone lets https://1.2.3.4.5/ through, which is no host.
  if (/^https:\/\/[a-z0-9.-]+\/[^\s"'<>\\]*$/i.test(url) && parseUrl(url)) return url;
  return toFileName(url);
}

/** The last part of "{folder}/{id}/{file}", on any host, or of "{id}/{file}"; null if it is neither. */
function findOwnFile(url: string, folder: string): string | null {
  const [file = '', id = '', ...before] = url.split('/').reverse();
  if (!/^\d+$/.test(id) || /[?#]/.test(file)) return null;
  const path = before.reverse().join('/');
  return path === '' || path === folder || path.endsWith(`/${folder}`) ? file : null;
}

function toFileName(text: string): string {
  const name = decodeEntities(text).trim();
  return isFileName(name) ? name : '';
}

function decodePath(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
