import { decodeEntities } from '../lib/entities.ts';
import type { Dialect } from './dialect.ts';
import { isFileName } from './fileName.ts';
import { parseUrl } from '../lib/polyfills/parseUrl.ts';

/**
 * The address of a picture of a product: a file name in the product's folder on the API's host, or an https address of
 * another host (whether that host is allowed is for the caller to say, R10.2). '' where it is neither.
 */
export function readPicture(told: string, { pictures }: Pick<Dialect, 'pictures'>): string {
  const address = told.trim();
  const own = ownFile(address, pictures.replace(/^\//, ''));
  if (own !== null) return nameOf(decodePath(own));
  // Not every host that looks right is one: https://1.2.3.4.5/ is not.
  if (/^https:\/\/[a-z0-9.-]+\/[^\s"'<>\\]*$/i.test(address) && parseUrl(address)) return address;
  return nameOf(address);
}

/** The last part of "{folder}/{id}/{file}", whatever host it names, or of "{id}/{file}"; null where it is neither. */
function ownFile(address: string, folder: string): string | null {
  const [file = '', id = '', ...before] = address.split('/').reverse();
  if (!/^\d+$/.test(id) || /[?#]/.test(file)) return null;
  const path = before.reverse().join('/');
  return path === '' || path === folder || path.endsWith(`/${folder}`) ? file : null;
}

function nameOf(text: string): string {
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
