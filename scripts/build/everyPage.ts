import { fileURLToPath } from 'node:url';

interface Modules {
  getModuleInfo: (id: string) => { importedIds: string[] } | null;
}

interface Group {
  name: (id: string, modules: Modules) => string | null;
}

const source = (path: string): string => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));
const scriptOf = (path: string): string => `${source(path)}?astro&type=script&index=0&lang.ts`;

/** The script of every page. */
const everyPage = source('layouts/everyPage.ts');

/** The scripts of pages with products that run untouched, without React. */
const productPages = [
  ...['features/listing/List.astro', 'features/phone/ListLine.astro'],
  ...['features/product/Product.astro', 'features/recent/Recent.astro'],
].map(scriptOf);

/** What other pages start with: what they share with those stays in files of its own, so that they fetch no more. */
const otherPages = [
  ...['layouts/footerAge.client.ts', 'features/status/state.client.ts', 'features/categories/menu.client.ts'].map(
    source,
  ),
  ...['features/invoice/Invoice.tsx', 'features/promo/Promo.tsx', 'features/labels/Labels.tsx'].map(source),
  ...['features/search/Results.tsx', 'features/search/suggest.client.ts'].map(source),
  ...['features/phone/line.client.ts', 'features/search/finder.client.ts', 'features/search/search.worker.ts'].map(
    source,
  ),
];

/** What modules bring along: themselves and all that they import. */
function reachable(from: readonly string[], modules: Modules): Set<string> {
  const found = new Set<string>();
  const add = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    modules.getModuleInfo(id)?.importedIds.forEach(add);
  };
  from.forEach(add);
  return found;
}

/**
 * Puts what every page runs into one file: a dozen small ones are twice the bytes, and as many requests. For the
 * `codeSplitting.groups` of the client's build.
 */
export function everyPageGroup(): Group {
  let inIt: Set<string> | undefined;
  return { name: (id, modules) => ((inIt ??= reachable([everyPage], modules)).has(id) ? 'everyPage' : null) };
}

/**
 * Puts what the scripts of lists, products and the home page alone import into one file more.
 */
export function productPagesGroup(): Group {
  let inIt: Set<string> | undefined;
  return {
    name: (id, modules) => {
      if (!inIt) {
        inIt = reachable(productPages, modules);
        for (const other of [...productPages, ...reachable(otherPages, modules)]) inIt.delete(other);
      }
      return inIt.has(id) ? 'productPages' : null;
    },
  };
}
