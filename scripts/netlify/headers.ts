const year = 'public, max-age=31536000, immutable';

/**
 * What no page gets, and what none but ours does. Sharing, autoplay and full screen are not named: by
 * default they are ours too, and a film's frame, which asks for some by `allow`, would get none if they were.
 */
const permissions = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['idle-detection', 'magnetometer', 'microphone', 'midi', 'payment', 'publickey-credentials-get'],
  ...['screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
].map((name) => `${name}=()`);
permissions.push('clipboard-write=(self)');

/** On a shop's own domain every host beside it (a till, a back office) would be cut off that speaks http alone: opt-in. */
const hsts = (subdomains: boolean): string => `max-age=63072000${subdomains ? '; includeSubDomains' : ''}`;

/** What the host sends with its files; the policy reaches workers and data here, which no meta tag does. */
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
 * The file `_headers`.
 * @param policy the Content-Security-Policy that all pages share
 * @param hashed paths of the files with a digest in their names: the host sends a rule's headers with a 404 too, so
 * that a rule for a whole folder would keep a missing file missing for a year
 * @param subdomains whether all hosts under the site's name are held to https as well, for two years
 */
export function headersFile(policy: string, hashed: readonly string[], subdomains = false): string {
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
