import type { BuiltPage } from './page.ts';

/** A module of the build, in letters that need no care in an attribute. */
const module = /^\/_astro\/[\w.@-]+$/;

/**
 * The modules that a page starts with, and all that these import: named at the end of the page, the browser fetches them
 * at once, in the place of one level of imports after the other, a wait each on a slow network. Not those of islands that
 * wait for a touch.
 * @param imports the paths of the modules that one imports, by its own path
 * @returns those that the page does not name already: one that the last build left has them
 */
export function missingPreloads(page: BuiltPage, imports: (path: string) => readonly string[]): string[] {
  const found = new Set<string>();
  const add = (path: string): void => {
    if (found.has(path) || !module.test(path)) return;
    found.add(path);
    imports(path).forEach(add);
  };
  page.starts.forEach(add);
  return [...found].filter((path) => !page.linked.has(path));
}

/** The page with modules named at its end, where a browser sees its end; the same text where there are none. */
export function addPreloads(html: string, { name, bodyEnd }: BuiltPage, modules: readonly string[]): string {
  if (modules.length === 0) return html;
  if (bodyEnd === undefined) throw new Error(`${name} has no </body>, so nothing can be named at its end.`);
  const links = modules.map((path) => `<link rel="modulepreload" href="${path}" fetchpriority="low">`);
  return html.slice(0, bodyEnd) + links.join('') + html.slice(bodyEnd);
}

/** The modules that a built one imports, from its own folder. @param code what the bundler wrote */
export const importsOf = (code: string): string[] =>
  [...code.matchAll(/(?:\bfrom|\bimport) ?["']\.\/([\w.@-]+\.js)["']/g)].map(([, name = '']) => name);
