import { hashedDataPath } from '../../src/features/offline/offline.ts';

const immutableCache = 'public, max-age=31536000, immutable';

/**
 * Features that no page may use, and those for the site's own pages only. Sharing, autoplay and full screen keep their
 * defaults, since video frames need some of them.
 */
const permissionsPolicy = [
  'accelerometer=()',
  'browsing-topics=()',
  'camera=()',
  'display-capture=()',
  'geolocation=()',
  'gyroscope=()',
  'hid=()',
  'idle-detection=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'publickey-credentials-get=()',
  'screen-wake-lock=()',
  'serial=()',
  'usb=()',
  'xr-spatial-tracking=()',
  'clipboard-write=(self)',
].join(', ');

/** includeSubDomains is opt-in: it cuts off hosts of the shop's domain that have no https, such as a till. */
const createHsts = (subdomains: boolean): string => `max-age=63072000${subdomains ? '; includeSubDomains' : ''}`;

/** Headers by path. The policy also covers workers and data files, which the pages' meta tags cannot. */
const createHeaders = (policy: string, subdomains: boolean): Record<string, Record<string, string>> => ({
  '/*': {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': createHsts(subdomains),
    'Permissions-Policy': permissionsPolicy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // A meta tag can't forbid framing.
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
    'X-Frame-Options': 'DENY',
  },
  '/catalogo/*': { 'X-Robots-Tag': 'noindex' },
  '/catalogo/estado/cambios.md': { 'Content-Type': 'text/markdown; charset=utf-8' },
  '/feeds/*': { 'X-Robots-Tag': 'noindex' },
  '/manifest.webmanifest': { 'Content-Type': 'application/manifest+json' },
});

/** Whether the name of a file contains a hash: those of scripts and styles, and of published data. */
export const isHashed = (path: string): boolean => path.startsWith('/_astro/') || hashedDataPath.test(path);

/**
 * Creates the file `_headers`.
 * @param policy Content-Security-Policy for all pages
 * @param hashedPaths files with a hash in their names. Each has its own rule: Netlify also sends a rule's headers with
 *   a 404, so a rule for the folder would cache a missing file for a year
 * @param subdomains whether HSTS includes subdomains
 */
export function createHeadersFile(policy: string, hashedPaths: readonly string[], subdomains = false): string {
  const rules = {
    ...createHeaders(policy, subdomains),
    ...Object.fromEntries(hashedPaths.map((path) => [path, { 'Cache-Control': immutableCache }])),
  };
  return Object.entries(rules)
    .map(([path, values]) =>
      [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('');
}
