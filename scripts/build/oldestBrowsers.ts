import browserslist from 'browserslist';

/** Vite's engine names by those of `browserslist`. Other browsers use the same engines. */
const engines = { chrome: 'chrome', safari: 'safari', ios_saf: 'ios', firefox: 'firefox' } as const;

export type BrowserEngine = (typeof engines)[keyof typeof engines];

const compareVersions = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

/**
 * The oldest supported version of each engine, from `browserslist` in package.json.
 * @throws if an engine is missing: build and lint would then assume its newest version
 */
export function oldestBrowsers(browsers: readonly string[] = browserslist()): Record<BrowserEngine, string> {
  const versions = Object.entries(engines).map(([name, engine]) => {
    const versionsOrRanges = browsers.flatMap((entry) =>
      entry.startsWith(`${name} `) ? entry.slice(name.length + 1) : [],
    );
    // A range: "16.6-16.7".
    const [oldest] = versionsOrRanges.map((version) => version.replace(/-.*/, '')).sort(compareVersions);
    if (!oldest) throw new Error(`package.json declares no ${name} in "browserslist".`);
    return [engine, oldest] as const;
  });
  return Object.fromEntries(versions) as Record<BrowserEngine, string>;
}

/** Vite's target for syntax and styles. */
export const buildTarget = (): string[] =>
  Object.entries(oldestBrowsers()).map(([engine, version]) => engine + version);
