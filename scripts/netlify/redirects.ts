import { apiTarget, type Settings } from '../../src/settings.ts';

/** Folders and root files that are never pages: a missing one is a real 404 (R1.9). The host itself sees to /.netlify. */
const files = [
  ...['/_astro/*', '/catalogo/*', '/feeds/*', '/assets/*', '/img/*', '/vistas/*'],
  ...['/robots.txt', '/favicon.ico', '/favicon.svg', '/sitemap.xml', '/manifest.webmanifest', '/sw.js', '/ads.txt'],
];

/**
 * The host's rules, the first that matches wins; a built file comes before all of them, but for those with "!".
 * @param categories the last part of the address of each category, by its name
 */
export function redirects(
  { apiHost, apiPath, apiBase }: Pick<Settings, 'apiHost' | 'apiPath' | 'apiBase'>,
  categories: ReadonlyMap<string, string> = new Map(),
): string {
  const rules = [
    ...twinRules(categories),
    ...apiRules(apiHost + apiTarget(apiPath), apiBase),
    // The page reads the term: the host would decode it, and "%2B" be a space, "%26" the end (R1.2).
    ['/busqueda;busqueda=*', '/busqueda', '200'],
    ...files.map((path) => [path, '/404.html', '404']),
    // Of these alone nothing is meant (R1.9); "/producto/*" would take them, too.
    ['/producto', '/inicio', '302'],
    ['/categoria', '/inicio', '302'],
    // A product or category that the snapshot lacks is asked from the live API (R1.5, R1.10).
    ['/producto/*', '/vivo/producto', '200'],
    ['/categoria/*', '/vivo/categoria', '200'],
    ['/*', '/inicio', '302'],
  ];
  return `${rules.map((rule) => rule.join('  ')).join('\n')}\n`;
}

/**
 * The host writes paths in lower case, so that the raw name "Fundas" would open the page of a category "fundas", where
 * there is one (R1.5). The page itself comes first: to a host whose rules know no case it stays what it is.
 */
function twinRules(categories: ReadonlyMap<string, string>): string[][] {
  const slugs = new Set(categories.values());
  const hidden = [...categories].filter(
    ([name, slug]) => /^[\w-]+$/.test(name) && name.toLowerCase() !== slug && slugs.has(name.toLowerCase()),
  );
  const pages = new Set(hidden.map(([name]) => `/categoria/${name.toLowerCase()}`));
  return [
    ...[...pages].map((page) => [page, page, '200!']),
    ...hidden.map(([name, slug]) => [`/categoria/${name}`, `/categoria/${slug}`, '301!']),
  ];
}

function apiRules(target: string, apiBase: string): string[][] {
  // Where browsers call the API's own origin, nothing that it answers is on this one.
  if (apiBase) return [['/api/*', '/404.html', '404']];
  return [
    // The host does not add the query of a request to one that the target has.
    ...(target.includes('?')
      ? [['/api/localizarip', 'ip=:ip', `${target.replace(':splat', 'localizarip')}&ip=:ip`, '200']]
      : []),
    ['/api/*', target, '200'],
  ];
}
