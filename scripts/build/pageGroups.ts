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
const published = source('api/published.ts');

/** The scripts of pages with products, those of like pages together: what they run before anyone touches them. */
const withProducts: Readonly<Record<string, readonly string[]>> = {
  home: ['layouts/homePage.client.ts'].map(source),
  lists: [...['layouts/listPage.client.ts', 'layouts/results.client.tsx'], 'layouts/liveCategory.client.tsx'].map(
    source,
  ),
  product: ['layouts/productPage.client.ts', 'layouts/liveProduct.client.tsx'].map(source),
};

/** What pages with a form start with, React included. */
const withForms = ['features/invoice/Invoice.tsx', 'features/promo/Promo.tsx', 'features/labels/Labels.tsx'].map(
  source,
);

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

/** A group of the modules that a rule finds once all are known. */
function group(name: string, find: (modules: Modules) => Set<string>): Group {
  let inIt: Set<string> | undefined;
  return { name: (id, modules) => ((inIt ??= find(modules)).has(id) ? name : null) };
}

/** The modules that more than one kind of page with products starts with. */
function startedBySome(modules: Modules): string[] {
  const counts = new Map<string, number>();
  for (const scripts of Object.values(withProducts))
    for (const id of reachable(scripts, modules)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].flatMap(([id, count]) => (count > 1 ? [id] : []));
}

/**
 * Puts what pages start with into few files, in the place of one for each set of pages that share something: what every
 * page runs, what pages with products share with forms, what they share with one another, what those of a kind
 * share alone. A dozen small files are twice the bytes, and as many requests. For the `codeSplitting.groups` of the client's
 * build.
 * @returns in the order in which they are to be tried
 */
export const pageGroups = (): Group[] => [
  // What reads the published data is small, and nearly every page has a use for it.
  group('everyPage', (modules) => reachable([everyPage, published], modules)),
  group('base', (modules) => {
    const forms = reachable(withForms, modules);
    return new Set(startedBySome(modules).filter((id) => forms.has(id)));
  }),
  group('products', (modules) => new Set(startedBySome(modules))),
  ...['product', 'lists'].map((kind) =>
    group(kind, (modules) => {
      const forms = reachable(withForms, modules);
      const [first = new Set<string>(), ...others] = (withProducts[kind] ?? []).map((script) =>
        reachable([script], modules),
      );
      return new Set([...first].filter((id) => !forms.has(id) && others.every((other) => other.has(id))));
    }),
  ),
];
