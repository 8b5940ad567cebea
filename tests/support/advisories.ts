/** An advisory that was looked at and does not concern the shop: `why` says what of it is never used. */
export interface Accepted {
  /** https://github.com/advisories/GHSA-… */
  advisory: string;
  why: string;
}

export const accepted: readonly Accepted[] = [];

/** What `npm audit --json` says, as far as it is read. */
export interface AuditReport {
  vulnerabilities?: Record<string, { via: (string | { url: string; severity: string; title: string })[] }>;
}

/**
 * Advisories of high or critical severity that nobody accepted, as text; and what was accepted and is there no more.
 * @throws Error where this is no report
 */
export function judge({ vulnerabilities }: AuditReport, known = accepted): { open: string[]; stale: string[] } {
  if (!vulnerabilities) throw new Error('npm audit gave no report.');
  const advisories = Object.entries(vulnerabilities).flatMap(([name, { via }]) =>
    via.flatMap((cause) => (typeof cause === 'string' ? [] : [{ name, ...cause }])),
  );
  const bad = advisories.filter(({ severity }) => ['high', 'critical'].includes(severity));
  const open = bad.filter(({ url }) => !known.some(({ advisory }) => advisory === url));
  const stale = known.filter(({ advisory }) => !advisories.some(({ url }) => url === advisory));
  return {
    open: [...new Set(open.map(({ name, severity, title, url }) => `${severity} in ${name}: ${title} (${url})`))],
    stale: stale.map(({ advisory }) => advisory),
  };
}
