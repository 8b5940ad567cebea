import { slugOf } from '../../lib/text.ts';

/** The name in the path of a category's page as a person would write it; "" where it cannot be read. */
export function categoryNameOf(path: string): string {
  const part = /^\/categoria\/([^/]+)/.exec(path)?.[1] ?? '';
  try {
    return decodeURIComponent(part.replaceAll('+', ' ')).normalize('NFC').trim().slice(0, 200);
  } catch {
    return '';
  }
}

/** The page of a category of whatever spelling (R1.5), by the links of the header; null where the site has none. */
export function categoryAddress(name: string): string | null {
  const links = document.querySelectorAll<HTMLAnchorElement>('#categories a');
  const found = [...links].find((link) => slugOf(link.textContent) === slugOf(name));
  return found ? found.pathname : null;
}
