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

const lists = ['features/listing/List.astro', 'features/phone/ListLine.astro'].map(scriptOf);
const product = scriptOf('features/product/Product.astro');
const results = ['features/search/results.client.tsx'].map(source);

/** What pages without products start with: what those need stays out of the files of pages with products. */
const otherPages = [
  ...['layouts/footerAge.client.ts', 'features/status/state.client.ts', 'features/categories/menu.client.ts'],
  ...['features/invoice/Invoice.tsx', 'features/promo/Promo.tsx', 'features/labels/Labels.tsx'],
].map(source);

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
 * Puts what lists share with the results of a search, and what else they share with products, into a file each.
 * @returns in the order in which they are to be tried
 */
export function productPagesGroups(): Group[] {
  const group = (name: string, some: readonly string[], others: readonly string[]): Group => {
    let inIt: Set<string> | undefined;
    return {
      name: (id, modules) => {
        if (!inIt) {
          const [shared, without] = [reachable(others, modules), reachable(otherPages, modules)];
          inIt = new Set([...reachable(some, modules)].filter((each) => shared.has(each) && !without.has(each)));
        }
        return inIt.has(id) ? name : null;
      },
    };
  };
  return [group('listed', lists, results), group('productPages', lists, [product])];
}
