import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: string[] } | null;
}

interface ChunkGroup {
  name: (id: string, modules: ModuleGraph) => string | null;
}

/** Full paths of files in src/. @throws Error for a missing file: it was moved, and its group would be empty */
const files = (...paths: string[]): string[] =>
  paths.map((path) => {
    const file = fileURLToPath(new URL(`../../src/${path}`, import.meta.url));
    if (!existsSync(file)) throw new Error(`scripts/build/entryGroups.ts names src/${path}, which does not exist.`);
    return file;
  });

/** Entry modules by kind of page, including React islands. All else follows from their imports. */
const entries = {
  site: files('entries/site.ts'),
  home: files('entries/home.ts'),
  list: files('entries/list.ts'),
  product: files('entries/product.ts'),
  liveProduct: files('entries/liveProduct.tsx'),
  liveCategory: files('entries/liveCategory.tsx'),
  fullResults: files('entries/fullResults.ts'),
  clientList: files('features/listing/refinedList.client.tsx'),
  invoice: files('features/invoice/Invoice.tsx'),
  otherForms: files('features/promo/Promo.tsx', 'features/labels/Labels.tsx'),
};

/** Small modules that nearly every page uses; text pages have 6 KB. */
const small = files(
  'api/published.ts',
  'features/branches/branches.ts',
  'features/status/status.ts',
  'lib/time.ts',
  'lib/saveData.ts',
);

/** Links, texts and the like: a few hundred bytes that all kinds of pages but text pages use. */
const links = files(
  'lib/polyfills/groupBy.ts',
  'lib/contactUrls.ts',
  'features/search/resultsUrl.ts',
  'components/AskActions.tsx',
);

/**
 * Cards, icons and their updates, and modules that suggestions and results share. Lists, live pages and suggestions load
 * them; product pages load them on demand.
 */
const cards = files(
  'components/card.ts',
  'components/Card.tsx',
  'components/Crumbs.tsx',
  'components/EmptyState.tsx',
  'components/kindIcons.ts',
  'components/liveIcons.ts',
  'components/namePieces.ts',
  'features/listing/ListTitle.tsx',
  'features/listing/categoryUrl.ts',
  'features/search/FallbackLinks.tsx',
  'features/search/engine/result.ts',
  'features/search/engine/text.ts',
  'features/search/interpretationTexts.ts',
  'features/search/preferredPhone.ts',
  'features/search/results/resultsClassNames.ts',
  'features/search/searchHistory.ts',
  'runtime/morph.tsx',
);

/** Modules of pages with products that others load on demand. */
const onDemand = files(
  'features/recent/recent.ts',
  'features/recent/viewedChanges.ts',
  'components/pictureUrl.ts',
  'components/Model.tsx',
  'components/BranchName.tsx',
);

/** Modules that nanostores imports for React hooks only. */
const hookHelpers = /\/node_modules\/nanostores\/(?:listen-keys|deep-map)\//;

const library =
  /\/src\/runtime\/reactClient\.tsx$|\/node_modules\/(?:react|react-dom|scheduler|@astrojs\/react|@nanostores\/react|nanostores\/(?:listen-keys|deep-map))\//;

/** Modules with all their imports. */
function reachable(from: readonly string[], modules: ModuleGraph): Set<string> {
  const found = new Set<string>();
  const add = (id: string): void => {
    if (found.has(id) || hookHelpers.test(id)) return;
    found.add(id);
    modules.getModuleInfo(id)?.importedIds.forEach(add);
  };
  from.forEach(add);
  return found;
}

/** Modules that several kinds of pages with products start with; lists count as one kind, wherever they are rendered. */
function sharedByKinds(modules: ModuleGraph): string[] {
  const counts = new Map<string, number>();
  for (const kind of [entries.home, entries.product, [...entries.list, ...entries.clientList]])
    for (const id of reachable(kind, modules)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].flatMap(([id, count]) => (count > 1 ? [id] : []));
}

/** Modules that a page shares with all similar pages, except those that a form uses. */
function sharedWith(
  page: readonly string[],
  similar: readonly (readonly string[])[],
  modules: ModuleGraph,
): Set<string> {
  const forms = reachable([...entries.invoice, ...entries.otherForms], modules);
  const similarModules = similar.map((entry) => reachable(entry, modules));
  return new Set(
    [...reachable(page, modules)].filter((id) => !forms.has(id) && similarModules.every((ids) => ids.has(id))),
  );
}

/** Our own modules that all forms share. */
function sharedByForms(modules: ModuleGraph): Set<string> {
  const otherForms = reachable(entries.otherForms, modules);
  return new Set(
    [...reachable(entries.invoice, modules)].filter((id) => otherForms.has(id) && !id.includes('/node_modules/')),
  );
}

/** A group of modules: those that `find` returns for the whole graph, and those whose paths match. */
function group(name: string, find: (modules: ModuleGraph) => Iterable<string>, paths?: RegExp): ChunkGroup {
  let members: Set<string> | undefined;
  return {
    name: (id, modules) => (paths?.test(id) || (members ??= new Set(find(modules))).has(id) ? name : null),
  };
}

/** A group of single files in src/, without their imports. */
const fileGroup = (name: string, ...paths: string[]): ChunkGroup => {
  const members = new Set(files(...paths));
  return { name: (id) => (members.has(id) ? name : null) };
};

/**
 * Chunks of the client build, for `codeSplitting.groups`. By default the bundler makes one chunk per set of pages that
 * share a module: 43 requests on the home page instead of five. A group includes the imports of its modules, unless an
 * earlier group has them; modules of the initial load must not share a chunk with modules that need React.
 */
export function entryGroups() {
  const groups = [
    group('site', (modules) => reachable([...entries.site, ...small], modules)),
    // Results and /estado start with these, without the rest of what pages with products and forms share.
    fileGroup(
      'nodes',
      'runtime/createNodes.ts',
      'runtime/newDeploy.ts',
      'features/product/discontinued/unavailable.ts',
      'lib/truncate.ts',
    ),
    group('base', (modules) => {
      const forms = reachable(entries.invoice, modules);
      return [...sharedByKinds(modules).filter((id) => forms.has(id)), ...links];
    }),
    // With modules that pages fetch on demand: for suggestions, for cards, and for cards that fit the chosen phone.
    group('products', (modules) => [
      ...sharedByKinds(modules),
      ...sharedWith(entries.list, [entries.fullResults, entries.liveCategory], modules),
      ...reachable(onDemand, modules),
    ]),
    group('product', (modules) => reachable(entries.product, modules)),
    group('cards', (modules) => reachable(cards, modules)),
    // Results start with the search client alone.
    fileGroup('searchClient', 'features/search/searchClient.client.ts'),
    // Views use a kilobyte of React without React itself.
    { name: (id: string) => (/\/node_modules\/react\/(?:cjs\/react-)?jsx-runtime/.test(id) ? 'jsxRuntime' : null) },
    group('clientList', (modules) => [
      ...sharedWith(entries.clientList, [entries.fullResults, entries.liveCategory], modules),
      ...files('features/compare/compare.ts'),
    ]),
    // Live product pages show these without React.
    fileGroup('productIcons', 'components/productIcons.ts'),
    group('react', sharedByForms, library),
    fileGroup('dialog', 'components/Dialog.tsx'),
  ];
  return groups.map((chunkGroup, index) => ({ ...chunkGroup, priority: groups.length - index }));
}
