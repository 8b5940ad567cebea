import { endpoints } from '../../src/contract/endpoints.ts';
import { publicApiPath, type Settings } from '../../src/settings.ts';
import { keyFile } from './indexNow.ts';

/** Folders and root files that are never pages: a missing one is a real 404 (R1.9). Netlify handles /.netlify itself. */
const filePaths = [
  '/api/*',
  '/_astro/*',
  '/catalogo/*',
  '/feeds/*',
  '/assets/*',
  '/img/*',
  '/vistas/*',
  '/robots.txt',
  '/favicon.ico',
  '/favicon.svg',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/sw.js',
  '/ads.txt',
  `/${keyFile}`,
];

/**
 * Creates the file `_redirects`. The first matching rule wins; built files precede all rules except those with "!".
 * @param categories slugs of the categories, by name
 */
export function createRedirectsFile(
  { apiHost, apiPath, apiBase }: Pick<Settings, 'apiHost' | 'apiPath' | 'apiBase'>,
  categories: ReadonlyMap<string, string> = new Map(),
): string {
  const rules = [
    ...createCaseRules(categories),
    // If browsers call the API's origin directly, the site has no /api.
    ...(apiBase ? [] : createApiRules(apiHost, apiPath)),
    // The page reads the query: Netlify would decode it, so that "%2B" becomes a space and "%26" ends it (R1.2).
    // Rules distinguish case.
    ...['busqueda', 'Busqueda', 'BUSQUEDA'].map((path) => [`/${path};*`, '/busqueda', '200']),
    ...filePaths.map((path) => [path, '/404.html', '404']),
    // Without an id there is no page (R1.9); "/producto/*" would match these paths too.
    ['/producto', '/inicio', '302'],
    ['/categoria', '/inicio', '302'],
    // Live pages show products and categories that are not in the snapshot (R1.5, R1.10).
    ['/producto/*', '/vivo/producto', '200'],
    ['/categoria/*', '/vivo/categoria', '200'],
    ['/*', '/inicio', '302'],
  ];
  return `${rules.map((rule) => rule.join('  ')).join('\n')}\n`;
}

/**
 * Creates rules for categories whose names differ from another category's slug only in case: Netlify lower-cases paths,
 * so "Fundas" would open the page of "fundas" (R1.5). The page's own rule is first, since rules may ignore case.
 */
function createCaseRules(categories: ReadonlyMap<string, string>): string[][] {
  const slugs = new Set(categories.values());
  const shadowed = [...categories].filter(
    ([name, slug]) => /^[\w-]+$/.test(name) && name.toLowerCase() !== slug && slugs.has(name.toLowerCase()),
  );
  const pages = new Set(shadowed.map(([name]) => `/categoria/${name.toLowerCase()}`));
  return [
    ...[...pages].map((page) => [page, page, '200!']),
    ...shadowed.map(([name, slug]) => [`/categoria/${name}`, `/categoria/${slug}`, '301!']),
  ];
}

/**
 * Creates a rule for each endpoint. Not one for all (`/api/*`): Netlify decodes paths, so that `/api/..%2fadmin` would lead to any
 * path of the API's host (P44).
 */
function createApiRules(apiHost: string, apiPath: string): string[][] {
  return Object.keys(endpoints).map((endpoint) => {
    const path = publicApiPath(apiPath).replace('{call}', endpoint);
    const target = apiHost + apiPath.replace('{call}', endpoint);
    // If the target has a query, Netlify does not append the query of the request.
    return endpoint === 'localizarip' && target.includes('?')
      ? [path, 'ip=:ip', `${target}&ip=:ip`, '200']
      : [path, target, '200'];
  });
}
