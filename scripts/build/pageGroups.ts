import { fileURLToPath } from 'node:url';

interface Modules {
  getModuleInfo: (id: string) => { importedIds: string[] } | null;
}

interface Group {
  name: (id: string, modules: Modules) => string | null;
}

const source = (path: string): string => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));

/** What every page starts with, and what is small and nearly every page has a use for. */
const everywhere = [
  'layouts/everyPage.ts',
  'api/published.ts',
  'lib/dayText.ts',
  'lib/mexicoTime.ts',
  // What results start with (layouts/results.client.ts), and what they have in common with all others.
  'lib/nodesOf.ts',
  'lib/cut.ts',
  'lib/savesData.ts',
  'lib/waiting.ts',
].map(source);

/** The scripts of the pages with products that the build writes: what they run before anyone touches them. */
const home = source('layouts/homePage.client.ts');
const lists = source('layouts/listPage.client.ts');
const product = source('layouts/productPage.client.ts');

/** Those of the pages that are drawn in the browser, which are like them. */
const likeLists = ['layouts/wholeResults.client.tsx', 'layouts/liveCategory.client.tsx'].map(source);
const likeProduct = ['layouts/liveProduct.client.tsx'].map(source);

/** Whether branches are open: products say it, and the modal of branches on each page. */
const openNow = source('features/branches/openingHours.ts');

/** What draws a list in the browser. */
const drawnList = source('layouts/bareList.client.ts');

/** What pages with a form start with, React included. */
const invoice = source('features/invoice/Invoice.tsx');
const otherForms = ['features/promo/Promo.tsx', 'features/labels/Labels.tsx'].map(source);
const withForms = [invoice, ...otherForms];

/** Addresses and ways on: a few hundred bytes that pages of all kinds use. */
const ways = ['lib/whatsapp.ts', 'features/search/address.ts', 'components/AskActions.tsx'].map(source);

/** What the stores' package brings along for React's hooks alone. */
const forHooks = /\/node_modules\/nanostores\/(?:listen-keys|deep-map)\//;

/** What modules bring along: themselves and all that they import. */
function reachable(from: readonly string[], modules: Modules): Set<string> {
  const found = new Set<string>();
  const add = (id: string): void => {
    if (found.has(id) || forHooks.test(id)) return;
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

/** What forms have in common, libraries aside. */
function sharedByForms(modules: Modules): Set<string> {
  const [own, others] = [reachable([invoice], modules), reachable(otherForms, modules)];
  return new Set([...own].filter((id) => others.has(id) && !id.includes('/node_modules/')));
}

/** React, how it takes an island over, and what forms have in common: each of them comes with React. */
export function reactGroup(): Group {
  const library =
    /\/src\/directives\/react\.ts$|\/node_modules\/(?:react|react-dom|scheduler|@nanostores\/react|nanostores\/(?:listen-keys|deep-map))\//;
  const forms = group('react', sharedByForms);
  return { name: (id, modules) => (library.test(id) ? 'react' : forms.name(id, modules)) };
}

/** The modules that more than one kind of page with products starts with; lists are one kind, whoever draws them. */
function startedBySome(modules: Modules): string[] {
  const counts = new Map<string, number>();
  for (const scripts of [[home], [product], [lists, drawnList]])
    for (const id of reachable(scripts, modules)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].flatMap(([id, count]) => (count > 1 ? [id] : []));
}

/** What a page has in common with each of those that are like it, and forms have no use for. */
function common(page: string, like: readonly string[], modules: Modules): Set<string> {
  const forms = reachable(withForms, modules);
  const others = like.map((script) => reachable([script], modules));
  const own = [...reachable([page], modules)];
  return new Set(own.filter((id) => !forms.has(id) && others.every((other) => other.has(id))));
}

/**
 * Puts what pages start with into few files, in the place of one for each set of pages that share something: what every
 * page runs, what pages with products share with forms, what they share with one another, what those of a kind
 * share alone. A dozen small files are twice the bytes, and as many requests. For the `codeSplitting.groups` of the client's
 * build.
 * @returns in the order in which they are to be tried
 */
export const pageGroups = (): Group[] => [
  group('everyPage', (modules) => reachable(everywhere, modules)),
  group('base', (modules) => {
    const forms = reachable([invoice], modules);
    return new Set([...startedBySome(modules).filter((id) => forms.has(id)), ...ways]);
  }),
  group('products', (modules) => new Set([...startedBySome(modules), ...reachable([openNow], modules)])),
  group('product', (modules) => common(product, likeProduct, modules)),
  group('lists', (modules) => common(lists, [...likeLists, drawnList], modules)),
  group('drawnLists', (modules) => common(drawnList, likeLists, modules)),
];
