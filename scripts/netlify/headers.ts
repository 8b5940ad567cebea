const year = 'public, max-age=31536000, immutable';

/**
 * Permissions that no page has, or only the site itself. Sharing, autoplay and full screen keep their defaults: video
 * frames request some of them by `allow`.
 */
const permissions = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['idle-detection', 'magnetometer', 'microphone', 'midi', 'payment', 'publickey-credentials-get'],
  ...['screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
].map((name) => `${name}=()`);
permissions.push('clipboard-write=(self)');

/** Opt-in: on a shop's domain, includeSubDomains cuts off every host that speaks http only, such as a till. */
const hsts = (subdomains: boolean): string => `max-age=63072000${subdomains ? '; includeSubDomains' : ''}`;

/** Headers by path. The policy here also covers workers and data, which no meta tag does. */
const headers = (policy: string, subdomains: boolean): Record<string, Record<string, string>> => ({
  '/*': {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': hsts(subdomains),
    'Permissions-Policy': permissions.join(', '),
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

/**
 * Creates the file `_headers`.
 * @param policy Content-Security-Policy for all pages
 * @param hashed paths of files with a digest in their names, listed one by one: the host also sends a rule's headers
 *   with a 404, so a rule for the folder would cache a missing file for a year
 * @param subdomains whether HSTS includes subdomains, for two years
 */
export function createHeadersFile(policy: string, hashed: readonly string[], subdomains = false): string {
  const rules = {
    ...headers(policy, subdomains),
    ...Object.fromEntries(hashed.map((path) => [path, { 'Cache-Control': year }])),
  };
  return Object.entries(rules)
    .map(([path, values]) =>
      [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('');
}
