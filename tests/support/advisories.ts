/** A reviewed advisory that does not affect the shop; `why` gives the reason. */
export interface Accepted {
  /** https://github.com/advisories/GHSA-… */
  advisory: string;
  why: string;
}

export const accepted: readonly Accepted[] = [];

/** The part of the output of `npm audit --json` that is read. */
export interface AuditReport {
  vulnerabilities?: Record<string, { via: (string | { url: string; severity: string; title: string })[] }>;
}

/**
 * Advisories of high or critical severity that are not accepted, as text; and accepted ones that no longer apply.
 * @throws Error if it is not a report
 */
export function judge({ vulnerabilities }: AuditReport, known = accepted): { open: string[]; stale: string[] } {
  if (!vulnerabilities) throw new Error('npm audit returned no report.');
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
