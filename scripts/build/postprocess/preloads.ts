import type { BuiltPage } from './page.ts';

/** Matches the path of a built module, without characters that need escaping in an attribute. */
const modulePath = /^\/_astro\/[\w.@-]+$/;

/**
 * Finds the initial modules of a page, with all their imports. With preloads, the browser fetches them in parallel instead of
 * level by level. Excludes modules of `client:intent` islands.
 * @param readImports returns the paths of the imports of a module
 * @returns the modules without a link in the page (a page kept from the last build already has links)
 */
export function findMissingPreloads(page: BuiltPage, readImports: (path: string) => readonly string[]): string[] {
  const modules = new Set<string>();
  const add = (path: string): void => {
    if (modules.has(path) || !modulePath.test(path)) return;
    modules.add(path);
    readImports(path).forEach(add);
  };
  page.entryModules.forEach(add);
  return [...modules].filter((path) => !page.linkedUrls.has(path));
}

/** Adds modulepreload links before </body>. */
export function addPreloads(html: string, { name, bodyEnd }: BuiltPage, modules: readonly string[]): string {
  if (modules.length === 0) return html;
  if (bodyEnd === undefined) throw new Error(`${name} has no </body>, so preloads cannot be added.`);
  const links = modules.map((path) => `<link rel="modulepreload" href="${path}" fetchpriority="low">`);
  return html.slice(0, bodyEnd) + links.join('') + html.slice(bodyEnd);
}

/** Whether a built module only imports others. */
export const importsOnly = (code: string): boolean => /^(?:import ?["'][^"']+["'];?\s*)+$/.test(code);

/**
 * Replaces a script that only imports other modules with those modules, which saves a request: the bundler creates such an entry
 * if all modules of a page are in shared chunks.
 * @param findEntryImports returns the imports of a module that does nothing else; null for other modules
 */
export const replaceEntries = (html: string, findEntryImports: (path: string) => readonly string[] | null): string =>
  html.replaceAll(
    /<script type="module" src="(\/_astro\/[\w.@-]+)"><\/script>/g,
    (entry, path: string) =>
      findEntryImports(path)
        ?.map((importPath) => `<script type="module" src="${importPath}"></script>`)
        .join('') ?? entry,
  );

/** Parses the modules that a built module imports from its folder. @param code of the module */
export const parseImports = (code: string): string[] =>
  [...code.matchAll(/(?:\bfrom|\bimport) ?["']\.\/([\w.@-]+\.js)["']/g)].map(([, name = '']) => name);
