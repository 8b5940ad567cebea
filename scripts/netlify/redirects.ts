import { apiTarget, type Settings } from '../../src/settings.ts';

/** Folders and root files that are never pages: a missing one is a real 404 (R1.9). The host itself sees to /.netlify. */
const files = [
  ...['/_astro/*', '/catalogo/*', '/feeds/*', '/assets/*', '/img/*', '/vistas/*'],
  ...['/robots.txt', '/favicon.ico', '/favicon.svg', '/sitemap.xml', '/manifest.webmanifest', '/sw.js', '/ads.txt'],
];

/** The host's rules, the first that matches wins; a built file comes before all of them. */
export function redirects({ apiHost, apiPath, apiBase }: Pick<Settings, 'apiHost' | 'apiPath' | 'apiBase'>): string {
  const rules = [
    ...apiRules(apiHost + apiTarget(apiPath), apiBase),
    ['/busqueda;busqueda=*', '/busqueda?busqueda=:splat', '301'],
    ...files.map((path) => [path, '/404.html', '404']),
    // A product or category that the snapshot lacks is asked from the live API (R1.5, R1.10).
    ['/producto/*', '/vivo/producto', '200'],
    ['/categoria/*', '/vivo/categoria', '200'],
    ['/*', '/inicio', '302'],
  ];
  return `${rules.map((rule) => rule.join('  ')).join('\n')}\n`;
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
