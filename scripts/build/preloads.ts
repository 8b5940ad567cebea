const islands = /<astro-island [^>]*client="load"[^>]*>/g;
const scripts = /(?:component|renderer)-url="([^"]+)"/g;

/**
 * The page with every module that its islands start with named at its end: the browser fetches them all at once, in the
 * place of one level of imports after the other, a wait each on a slow network; after what is to be seen. Only for islands
 * that start by themselves.
 * @param imports the paths of the modules that one imports, by its own path
 */
export function withPreloads(html: string, imports: (path: string) => readonly string[]): string {
  const found = new Set<string>();
  const add = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    imports(path).forEach(add);
  };
  for (const [island] of html.matchAll(islands)) for (const [, path = ''] of island.matchAll(scripts)) add(path);
  const links = [...found]
    .filter((path) => !html.includes(`href="${path}"`))
    .map((path) => `<link rel="modulepreload" href="${path}" fetchpriority="low">`);
  return links.length > 0 ? html.replace('</body>', `${links.join('')}</body>`) : html;
}

/** The modules that a built one imports, from its own folder. @param code what the bundler wrote */
export const importsOf = (code: string): string[] =>
  [...code.matchAll(/(?:\bfrom|\bimport) ?["']\.\/([\w.@-]+\.js)["']/g)].map(([, name = '']) => name);
