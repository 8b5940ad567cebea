import browserslist from 'browserslist';

/** The names of engines as the build has them, by those of `browserslist`; the others there are of the same engines. */
const engines = { chrome: 'chrome', safari: 'safari', ios_saf: 'ios', firefox: 'firefox' } as const;

export type Engine = (typeof engines)[keyof typeof engines];

const smaller = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true });

/**
 * The oldest version of each engine that the shop works in, as `browserslist` in package.json declares them.
 * @throws where one of them is not declared: the build and the lint would take the newest for it
 */
export function oldest(declared: readonly string[] = browserslist()): Record<Engine, string> {
  const versions = Object.entries(engines).map(([name, engine]) => {
    const own = declared.flatMap((each) => (each.startsWith(`${name} `) ? each.slice(name.length + 1) : []));
    // A range of versions that came together: "16.6-16.7".
    const [first] = own.map((version) => version.replace(/-.*/, '')).sort(smaller);
    if (!first) throw new Error(`package.json declares no ${name} in "browserslist".`);
    return [engine, first] as const;
  });
  return Object.fromEntries(versions) as Record<Engine, string>;
}

/** What syntax and styles are lowered to, in Vite's words. */
export const buildTarget = (): string[] => Object.entries(oldest()).map(([engine, version]) => engine + version);
