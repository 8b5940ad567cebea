import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Every /_astro/ file that a page names and that is not there. A page restored from the cache of an earlier build
 * can name one: the bundler renames files, and Astro does not always notice.
 */
export function missingAssets(dist: string): { page: string; asset: string }[] {
  const there = new Set(readdirSync(join(dist, '_astro')));
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  return pages.flatMap((page) => {
    const named = readFileSync(join(dist, page), 'utf8').matchAll(/\/_astro\/([\w.@-]+)/g);
    const missing = new Set([...named].map(([, name]) => name ?? '').filter((name) => !there.has(name)));
    return [...missing].map((asset) => ({ page, asset }));
  });
}
