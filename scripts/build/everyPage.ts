import { fileURLToPath } from 'node:url';

interface Modules {
  getModuleInfo: (id: string) => { importedIds: string[] } | null;
}

interface Group {
  name: (id: string, modules: Modules) => string | null;
}

const source = (path: string): string => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));

/** The script of every page. */
const everyPage = source('layouts/everyPage.ts');

/** The scripts of pages with products that run untouched, without React. */
const productPages = [
  ...['features/listing/List.astro', 'features/phone/ListLine.astro'],
  ...['features/product/Product.astro', 'features/recent/Recent.astro'],
].map((path) => `${source(path)}?astro&type=script&index=0&lang.ts`);

/** What a module brings along: itself and all that it imports. */
function reachable(from: string, modules: Modules): Set<string> {
  const found = new Set<string>();
  const add = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    modules.getModuleInfo(id)?.importedIds.forEach(add);
  };
  add(from);
  return found;
}

/**
 * Puts what every page runs into one file: a dozen small ones are twice the bytes, and as many requests. For the
 * `codeSplitting.groups` of the client's build.
 */
export function everyPageGroup(): Group {
  let inIt: Set<string> | undefined;
  return { name: (id, modules) => ((inIt ??= reachable(everyPage, modules)).has(id) ? 'everyPage' : null) };
}

/** Puts what the scripts of lists, products and the home page import into one file more, beside what every page runs. */
export function productPagesGroup(): Group {
  let inIt: Set<string> | undefined;
  return {
    name: (id, modules) => {
      if (!inIt) {
        inIt = new Set(productPages.flatMap((page) => [...reachable(page, modules)]));
        for (const page of productPages) inIt.delete(page);
      }
      return inIt.has(id) ? 'productPages' : null;
    },
  };
}
