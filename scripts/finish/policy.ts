import type { BuiltPage } from './page.ts';

/** Sources that would let in what the policy is there to keep out. */
const loose =
  /^(?:\*$|\*\.|'unsafe-|'(?:strict-dynamic|wasm-unsafe-eval|report-sample|allow-duplicates)'$|(?:https?|wss?|data|blob|filesystem|mediastream):$)|:\/\/\*/;

/** A page's own policies. @throws Error where it has none */
export function policiesOf({ name, policies }: BuiltPage): string[] {
  if (!policies.some((policy) => policy.trim() !== ''))
    throw new Error(`${name} has no Content-Security-Policy of its own.`);
  return policies;
}

/**
 * One policy that allows, directive by directive, what any of these allows. As the header of all pages it also guards
 * what no meta tag reaches, workers and files; each page's own is as strict or stricter, and browsers hold both.
 * The same whatever the order of the pages. @throws Error for a source that is too loose
 */
export function union(policies: Iterable<string>): string {
  const all = new Map<string, Set<string>>();
  for (const directive of [...policies].sort().flatMap((policy) => policy.split(';'))) {
    const [name, ...sources] = directive.trim().split(/\s+/);
    if (!name) continue;
    const known = all.get(name) ?? new Set();
    for (const source of sources) known.add(source);
    all.set(name, known);
  }
  return [...all]
    .map(([name, sources]) => {
      const bad = [...sources].find((source) => loose.test(source));
      if (bad) throw new Error(`The Content-Security-Policy of a page has ${bad} in ${name}: name what is meant.`);
      if (sources.size > 1) sources.delete("'none'");
      return [name, ...sources].join(' ');
    })
    .join('; ');
}
