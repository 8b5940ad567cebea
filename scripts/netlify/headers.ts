const year = 'public, max-age=31536000, immutable';

/** What the host sends with its files. The policy for scripts stands in each page; a meta tag cannot forbid framing. */
const headers: Record<string, Record<string, string>> = {
  '/*': {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'Permissions-Policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Content-Security-Policy': "frame-ancestors 'none'",
    'X-Frame-Options': 'DENY',
    'Speculation-Rules': '"/speculation-rules.json"',
  },
  '/speculation-rules.json': { 'Content-Type': 'application/speculationrules+json' },
  '/catalogo/*': { 'X-Robots-Tag': 'noindex' },
  '/catalogo/estado/cambios.md': { 'Content-Type': 'text/markdown; charset=utf-8' },
  '/feeds/*': { 'X-Robots-Tag': 'noindex' },
  '/manifest.webmanifest': { 'Content-Type': 'application/manifest+json' },
};

/**
 * The file `_headers`.
 * @param hashed paths of the files with a digest in their names: the host sends a rule's headers with a 404 too, so
 * that a rule for a whole folder would keep a missing file missing for a year
 */
export function headersFile(hashed: readonly string[]): string {
  const rules = {
    ...headers,
    ...Object.fromEntries(hashed.map((path) => [path, { 'Cache-Control': year }])),
  };
  return Object.entries(rules)
    .map(([path, values]) =>
      [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('');
}
