import type { BuiltPage } from './page.ts';

/**
 * Matches sources that Chromium, WebKit and Firefox interpret in the same way. No wildcards: in WebKit a bare `*` as the host
 * before a port or path matches nothing (R13.1).
 */
const portableSource =
  /^(?:'none'|'self'|'sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}'|https?:\/\/[a-z0-9.-]+(?::\d+)?(?:\/[\w.~/-]*)?)$/;

/** Directives whose values are not sources. */
const directivesWithoutSources = new Set(['sandbox', 'trusted-types', 'require-trusted-types-for']);

/** Parses a policy into directives with their values. */
const parseDirectives = (policy: string): [name: string, ...values: string[]][] =>
  policy.split(';').flatMap((directive) => {
    const [name, ...values] = directive.trim().split(/\s+/);
    return name ? [[name, ...values]] : [];
  });

/** Finds sources that are too loose, or that engines interpret differently, as `<source> in <directive>`. */
export const findUnsafeSources = (policy: string): string[] =>
  parseDirectives(policy).flatMap(([name, ...values]) =>
    directivesWithoutSources.has(name)
      ? []
      : values.filter((value) => !portableSource.test(value)).map((value) => `${value} in ${name}`),
  );

/**
 * Removes hashes of scripts and styles that a page does not contain: Astro lists those of all client directives and islands on
 * each page, 0.5 KB of a product page.
 * @param hashes of the page's inline scripts and styles (page.ts)
 */
export const trimPolicy = (policy: string, hashes: ReadonlySet<string>): string =>
  policy.replaceAll(/(?<=^|;)\s*(?:script|style)-src\s[^;]*/g, (directive) =>
    directive.replaceAll(/\s'sha256-[\w+/=]+'/g, (source) => (hashes.has(source.trim()) ? source : '')),
  );

/** Returns the policies of a page. @throws Error if it has none */
export function requirePolicies({ name, policies }: BuiltPage): string[] {
  if (!policies.some((policy) => policy.trim() !== ''))
    throw new Error(`${name} has no Content-Security-Policy of its own.`);
  return policies;
}

/**
 * Merges policies into one that allows, per directive, everything that any of them allows. As a header it also applies to
 * workers and files, to which meta tags don't; browsers enforce it in addition to the policy of the page. The order of
 * the policies doesn't matter.
 * @throws Error for a source that is too loose, or that engines interpret differently
 */
export function mergePolicies(policies: Iterable<string>): string {
  const sourcesByDirective = new Map<string, Set<string>>();
  for (const policy of [...policies].sort()) {
    const [unsafe] = findUnsafeSources(policy);
    if (unsafe) {
      throw new Error(
        `The Content-Security-Policy of a page has ${unsafe}: use a source with scheme and host, such as https://example.com, which every browser interprets in the same way.`,
      );
    }
    for (const [name, ...sources] of parseDirectives(policy)) {
      const merged = sourcesByDirective.get(name) ?? new Set();
      for (const source of sources) merged.add(source);
      sourcesByDirective.set(name, merged);
    }
  }
  return [...sourcesByDirective]
    .map(([name, sources]) => {
      if (sources.size > 1) sources.delete("'none'");
      return [name, ...sources].join(' ');
    })
    .join('; ');
}
