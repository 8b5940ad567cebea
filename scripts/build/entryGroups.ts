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
  buyBox: files('features/product/purchase/BuyBox.tsx', 'features/product/purchase/ProductPrice.tsx'),
  compare: files('entries/compare.tsx'),
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
  'lib/time.ts',
  'lib/saveData.ts',
  'runtime/createNodes.ts',
);

/** Links, texts and the like: a few hundred bytes that all kinds of pages but text pages use. */
const links = files('lib/contactUrls.ts', 'components/AskActions.tsx', 'runtime/newDeploy.ts');

/** What results, comparison and live pages render: parts of lists, and of whole pages. */
const views = files(
  'components/categoryName.ts',
  'components/counts.ts',
  'components/Crumbs.tsx',
  'components/EmptyState.tsx',
  'components/productAttributes.ts',
  'components/kindIcons.ts',
  'components/liveIcons.ts',
  'components/Picture.tsx',
  'features/listing/categoryUrl.ts',
  'features/product/related/RelatedPlaceholder.tsx',
  'components/resultsUrl.ts',
  'lib/remoteData.ts',
  'runtime/CachedView.ts',
  'runtime/morph.tsx',
);

/** Cards, for results, live categories and filters; product pages load them on demand. */
const cards = files('components/Card.tsx');

/** What suggestions and results share. */
const searchViews = files(
  'features/search/FallbackLinks.tsx',
  'features/search/engine/result.ts',
  'features/search/engine/index/searchProduct.ts',
  'features/search/engine/language/text.ts',
  'features/search/interpretationTexts.ts',
  'features/search/preferredPhone.ts',
  'features/search/results/resultsClassNames.ts',
  'features/search/searchHistory.ts',
  'features/search/servicePages.ts',
);

/** What keeps cards up to date, the title and the filters of lists: for home, lists and results; product pages load it on demand. */
const figures = files(
  'components/card.ts',
  'components/updateCards.tsx',
  'components/filters/listState.ts',
  'features/branches/availabilityText.ts',
  'features/listing/cardUpdates.ts',
  'features/listing/fetchFigures.ts',
  'features/listing/ListTitle.tsx',
  'features/listing/filters.store.ts',
  'features/listing/listing.ts',
  'features/listing/liveUpdates.store.ts',
  'features/listing/offers.ts',
  'features/listing/revalidateLists.ts',
  'features/listing/revalidateVisible.ts',
);

/** Modules of pages with products, and of lists of names, that others load on demand. */
const onDemand = files(
  'features/product/live/compareIds.ts',
  'features/recent/recent.ts',
  'components/productKind.ts',
  'components/pictureUrl.ts',
  'components/CompatiblePhones.tsx',
  'components/namePieces.ts',
  'components/NoWrap.tsx',
  'components/BranchName.tsx',
  'lib/nameList.ts',
  'lib/polyfills/groupBy.ts',
);

const library =
  /\/src\/runtime\/reactClient\.tsx$|\/node_modules\/(?:react|react-dom|scheduler|@(?:astrojs|nanostores)\/react)\//;

/** Modules with all their imports. */
function reachable(from: readonly string[], modules: ModuleGraph): Set<string> {
  const found = new Set<string>();
  const add = (id: string): void => {
    if (found.has(id)) return;
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

/** A group of single files; the bundler adds those of their imports that no earlier group has. */
const fileGroup = (name: string, members: readonly string[]): ChunkGroup => ({
  name: (id) => (members.includes(id) ? name : null),
});

/**
 * Chunks of the client build, for `codeSplitting.groups`. By default the bundler makes one chunk per set of pages that
 * share a module: 43 requests on the home page instead of five. A group includes the imports of its modules, unless an
 * earlier group has them; modules of the initial load must not share a chunk with modules that need React.
 */
export function entryGroups() {
  const groups = [
    group('site', (modules) => reachable([...entries.site, ...small], modules)),
    // Products, invoices and the footer's line about the catalogue, which text pages load when it comes into view.
    fileGroup('dates', files('lib/dates.ts', 'features/catalogueState/catalogueDate.ts')),
    group('base', (modules) => {
      const forms = reachable(entries.invoice, modules);
      return [...sharedByKinds(modules).filter((id) => forms.has(id)), ...links];
    }),
    // With what pages fetch on demand: for suggestions, for cards, and for cards that fit the chosen phone.
    group(
      'products',
      (modules) =>
        [
          ...sharedByKinds(modules),
          ...sharedWith(entries.list, [entries.fullResults, entries.liveCategory], modules),
          ...reachable(onDemand, modules),
        ].filter((id) => !figures.includes(id)),
      // A URL that would be a file of its own.
      /\/catalogue\/phones\/phones\.ts\?lazy$/,
    ),
    fileGroup('figures', figures),
    group('product', (modules) => reachable(entries.product, modules)),
    fileGroup('views', views),
    group('cards', (modules) => [
      ...reachable(cards, modules),
      ...sharedWith(entries.clientList, [entries.fullResults, entries.liveCategory], modules),
    ]),
    group('searchViews', (modules) => reachable(searchViews, modules)),
    // The live figures of a product page, live ones, and the comparison's way to the seller.
    group('buyBox', (modules) => [...reachable(entries.buyBox, modules), ...files('components/productIcons.ts')]),
    fileGroup('phones', files('catalogue/phones/phones.ts', 'catalogue/phones/mentions.ts')),
    // Results start with the search client alone.
    fileGroup('searchClient', files('features/search/searchClient.client.ts')),
    // Views use a kilobyte of React without React itself.
    { name: (id: string) => (/\/node_modules\/react\/(?:cjs\/react-)?jsx-runtime/.test(id) ? 'jsxRuntime' : null) },
    group('react', sharedByForms, library),
    fileGroup('dialog', files('components/Dialog.tsx')),
  ];
  return groups.map((chunkGroup, index) => ({ ...chunkGroup, priority: groups.length - index }));
}
