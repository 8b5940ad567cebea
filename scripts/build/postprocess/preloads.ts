import type { BuiltPage } from './page.ts';

/** The path of a module of the build, without characters that need escaping in an attribute. */
const modulePath = /^\/_astro\/[\w.@-]+$/;

/**
 * The modules that a page loads at once, with all their imports. Preloaded, the browser fetches them at once instead of
 * level by level. Modules of `client:intent` islands are not included.
 * @param imports maps the path of a module to the paths of its imports
 * @returns the modules that the page does not link yet (a page kept from the last build already has its links)
 */
export function findMissingPreloads(page: BuiltPage, imports: (path: string) => readonly string[]): string[] {
  const found = new Set<string>();
  const add = (path: string): void => {
    if (found.has(path) || !modulePath.test(path)) return;
    found.add(path);
    imports(path).forEach(add);
  };
  page.entryModules.forEach(add);
  return [...found].filter((path) => !page.linked.has(path));
}

/** Adds modulepreload links before </body>. */
export function addPreloads(html: string, { name, bodyEnd }: BuiltPage, modules: readonly string[]): string {
  if (modules.length === 0) return html;
  if (bodyEnd === undefined) throw new Error(`${name} has no </body>, so preloads cannot be added.`);
  const links = modules.map((path) => `<link rel="modulepreload" href="${path}" fetchpriority="low">`);
  return html.slice(0, bodyEnd) + links.join('') + html.slice(bodyEnd);
}

/** Whether a built module does nothing but import others. */
export const importsOnly = (code: string): boolean => /^(?:import ?["'][^"']+["'];?\s*)+$/.test(code);

/**
 * Replaces the script of a page that only imports others with these, which saves a request: the bundler makes such an entry
 * where each of its modules is in a chunk that pages share.
 * @param importsOf the imports of a module that does nothing else; otherwise null
 */
export const replaceEntries = (html: string, importsOf: (path: string) => readonly string[] | null): string =>
  html.replaceAll(
    /<script type="module" src="(\/_astro\/[\w.@-]+)"><\/script>/g,
    (entry, path: string) =>
      importsOf(path)
        ?.map((each) => `<script type="module" src="${each}"></script>`)
        .join('') ?? entry,
  );

/** The modules that a built module imports from its own folder. @param code of the module */
export const parseImports = (code: string): string[] =>
  [...code.matchAll(/(?:\bfrom|\bimport) ?["']\.\/([\w.@-]+\.js)["']/g)].map(([, name = '']) => name);
