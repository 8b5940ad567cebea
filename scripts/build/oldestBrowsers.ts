import browserslist from 'browserslist';

/** Vite's engine names by those of `browserslist`; its other browsers have the same engines. */
const engines = { chrome: 'chrome', safari: 'safari', ios_saf: 'ios', firefox: 'firefox' } as const;

export type Engine = (typeof engines)[keyof typeof engines];

const compareVersions = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true });

/**
 * The oldest supported version of each engine, from `browserslist` in package.json.
 * @throws if an engine is missing: build and lint would assume its newest version
 */
export function oldestBrowsers(declared: readonly string[] = browserslist()): Record<Engine, string> {
  const versions = Object.entries(engines).map(([name, engine]) => {
    const own = declared.flatMap((entry) => (entry.startsWith(`${name} `) ? entry.slice(name.length + 1) : []));
    // Some entries are ranges: "16.6-16.7".
    const [first] = own.map((version) => version.replace(/-.*/, '')).sort(compareVersions);
    if (!first) throw new Error(`package.json declares no ${name} in "browserslist".`);
    return [engine, first] as const;
  });
  return Object.fromEntries(versions) as Record<Engine, string>;
}

/** Vite's target for syntax and styles. */
export const buildTarget = (): string[] =>
  Object.entries(oldestBrowsers()).map(([engine, version]) => engine + version);
