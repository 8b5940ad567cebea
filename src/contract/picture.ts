import { decodeEntities } from '../lib/entities.ts';
import { isFileName } from './fileName.ts';

/**
 * The address of a picture of a product: a file name under {host}/img/productos/{ProductoID}/, or an https address of
 * another host (whether that host is allowed is for the caller to say, R10.2). '' where it is neither.
 */
export function readPicture(address: string): string {
  const own = /(?:^|\/)img\/productos\/\d+\/([^/?#]+)$/.exec(address.trim())?.[1] ?? address.trim();
  // Not every host that looks right is one: https://1.2.3.4.5/ is not.
  if (/^https:\/\/[a-z0-9.-]+\/[^\s"'<>\\]*$/i.test(own) && URL.canParse(own)) return own;
  const name = decodeEntities(decodePath(own)).trim();
  return isFileName(name) ? name : '';
}

function decodePath(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
