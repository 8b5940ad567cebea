import type { BuiltPage } from './page.ts';

/**
 * The forms of a source that Chromium, WebKit and Firefox read alike, and that let in no more than is named: WebKit, for
 * one, matches nothing with a host that is a bare `*` before a port or path (R13.1).
 */
const portable =
  /^(?:'none'|'self'|'sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}'|https?:\/\/[a-z0-9.-]+(?::\d+)?(?:\/[\w.~/-]*)?)$/;

/** Directives whose values are no sources. */
const withoutSources = new Set(['sandbox', 'trusted-types', 'require-trusted-types-for']);

/** The directives of a policy, each with its values. */
export const directivesOf = (policy: string): [name: string, ...values: string[]][] =>
  policy.split(';').flatMap((directive) => {
    const [name, ...values] = directive.trim().split(/\s+/);
    return name ? [[name, ...values]] : [];
  });

/** The sources of a policy that engines read differently or that are too loose, as `<source> in <directive>`. */
export const unsafeSources = (policy: string): string[] =>
  directivesOf(policy).flatMap(([name, ...values]) =>
    withoutSources.has(name)
      ? []
      : values.filter((value) => !portable.test(value)).map((value) => `${value} in ${name}`),
  );

/**
 * A policy without the hashes of scripts that the page does not have: Astro names those of every client directive and of
 * what islands need on each page, 0.4 KB of a product page.
 * @param hashes those of the page's inline scripts (page.ts)
 */
export const trimPolicy = (policy: string, hashes: ReadonlySet<string>): string =>
  policy.replace(/(?<=^|;)\s*script-src\s[^;]*/, (directive) =>
    directive.replaceAll(/\s'sha256-[\w+/=]+'/g, (source) => (hashes.has(source.trim()) ? source : '')),
  );

/** A page's own policies. @throws Error where it has none */
export function policiesOf({ name, policies }: BuiltPage): string[] {
  if (!policies.some((policy) => policy.trim() !== ''))
    throw new Error(`${name} has no Content-Security-Policy of its own.`);
  return policies;
}

/**
 * One policy that allows, directive by directive, what any of these allows. As the header of all pages it also guards
 * what no meta tag reaches, workers and files; each page's own is as strict or stricter, and browsers hold both.
 * The same whatever the order of the pages. @throws Error for a source that is too loose, or that engines read differently
 */
export function mergePolicies(policies: Iterable<string>): string {
  const all = new Map<string, Set<string>>();
  for (const policy of [...policies].sort()) {
    const [unsafe] = unsafeSources(policy);
    if (unsafe) {
      throw new Error(
        `The Content-Security-Policy of a page has ${unsafe}: name scheme and host, as https://example.com, so that it means the same in every browser.`,
      );
    }
    for (const [name, ...sources] of directivesOf(policy)) {
      const known = all.get(name) ?? new Set();
      for (const source of sources) known.add(source);
      all.set(name, known);
    }
  }
  return [...all]
    .map(([name, sources]) => {
      if (sources.size > 1) sources.delete("'none'");
      return [name, ...sources].join(' ');
    })
    .join('; ');
}
