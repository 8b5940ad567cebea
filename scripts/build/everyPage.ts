import { fileURLToPath } from 'node:url';

interface Modules {
  getModuleInfo: (id: string) => { importedIds: string[] } | null;
}

/** The script of every page. */
const everyPage = fileURLToPath(new URL('../../src/layouts/everyPage.ts', import.meta.url));

/**
 * Puts what every page runs into one file: a dozen small ones are twice the bytes, and as many requests. For the
 * `codeSplitting.groups` of the client's build.
 */
export function everyPageGroup(): { name: (id: string, modules: Modules) => string | null } {
  const inIt = new Set<string>();
  const add = (id: string, modules: Modules): void => {
    if (inIt.has(id)) return;
    inIt.add(id);
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) add(next, modules);
  };
  return {
    name: (id, modules) => {
      if (inIt.size === 0) add(everyPage, modules);
      return inIt.has(id) ? 'everyPage' : null;
    },
  };
}
