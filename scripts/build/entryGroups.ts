import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: string[] } | null;
}

interface ChunkGroup {
  name: (id: string, modules: ModuleGraph) => string | null;
}

/** Resolves paths in src/. @throws Error for a missing file: it was moved, and its group would be empty */
const files = (...paths: string[]): string[] =>
  paths.map((path) => {
    const file = fileURLToPath(new URL(`../../src/${path}`, import.meta.url));
    if (!existsSync(file)) throw new Error(`scripts/build/entryGroups.ts names src/${path}, which does not exist.`);
    return file;
  });

/** Entry modules by kind of page, including React islands. The groups follow from their imports. */
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
  filteredList: files('features/listing/filteredList.client.tsx'),
  invoice: files('features/invoice/Invoice.tsx'),
  otherForms: files('features/promo/Promo.tsx', 'features/labels/Labels.tsx'),
};

/** Small modules that nearly every page uses, including those without products, which load 6 KB. */
const baseModules = files(
  'api/published.ts',
  'features/branches/branches.ts',
  'lib/time.ts',
  'lib/saveData.ts',
  'runtime/createNodes.ts',
);

/** Modules of a few hundred bytes that all pages with products and all forms use. */
const smallModules = files('lib/contactUrls.ts', 'components/ContactActions.tsx', 'runtime/reloadAfterDeploy.ts');

/** Views that results, comparison and live pages render in the browser. */
const sharedViews = files(
  'components/categoryName.ts',
  'components/counts.ts',
  'components/Breadcrumbs.tsx',
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

/** Cards of results, live categories and filtered lists; product pages load them on demand. */
const cards = files('components/Card.tsx');

/** Modules that suggestions and results share. */
const searchViews = files(
  'features/search/FallbackLinks.tsx',
  'features/search/engine/result.ts',
  'features/search/engine/index/searchProduct.ts',
  'features/search/engine/language/words.ts',
  'features/search/interpretationTexts.ts',
  'features/search/phoneBoost.ts',
  'features/search/searchHistory.ts',
  'features/search/servicePages.ts',
);

/**
 * Live updates of cards, and titles and filters of lists: home, lists and results start with them; product pages load them on
 * demand.
 */
const lists = files(
  'components/card.ts',
  'components/updateCards.tsx',
  'components/filters/listState.ts',
  'features/branches/availabilityText.ts',
  'features/listing/liveCards.ts',
  'features/listing/fetchPriceAndStock.ts',
  'features/listing/ListTitle.tsx',
  'features/listing/filters.store.ts',
  'features/listing/listing.ts',
  'features/listing/liveUpdates.store.ts',
  'features/listing/offers.ts',
  'features/listing/revalidateLists.ts',
  'features/listing/revalidateVisible.ts',
);

/** Modules of pages with products, and of lists of names, that other pages load on demand. */
const onDemand = files(
  'components/comparedIds.ts',
  'features/recentlyViewed/viewedProducts.ts',
  'components/productKind.ts',
  'components/pictureUrl.ts',
  'components/CompatiblePhones.tsx',
  'components/nameParts.ts',
  'components/NoWrap.tsx',
  'components/BranchName.tsx',
  'lib/nameList.ts',
  'lib/polyfills/groupBy.ts',
);

const reactModules =
  /\/src\/runtime\/reactClient\.tsx$|\/node_modules\/(?:react|react-dom|scheduler|@(?:astrojs|nanostores)\/react|nanostores\/(?:deep-map|listen-keys))\//;

/** Modules of nanostores that only React islands need (`useStore`), though its index imports them for every page. */
const useStoreModules = /\/node_modules\/nanostores\/(?:deep-map|listen-keys)\//;

/** Finds the entry modules and all modules that they import, directly or not, except `useStoreModules`. */
function findReachable(entryIds: readonly string[], modules: ModuleGraph): Set<string> {
  const reachable = new Set<string>();
  const add = (id: string): void => {
    if (reachable.has(id) || useStoreModules.test(id)) return;
    reachable.add(id);
    modules.getModuleInfo(id)?.importedIds.forEach(add);
  };
  entryIds.forEach(add);
  return reachable;
}

/** Finds initial modules of several kinds of pages with products; all kinds of lists count as one. */
function findSharedByPages(modules: ModuleGraph): string[] {
  const counts = new Map<string, number>();
  for (const kind of [entries.home, entries.product, [...entries.list, ...entries.filteredList]])
    for (const id of findReachable(kind, modules)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].flatMap(([id, count]) => (count > 1 ? [id] : []));
}

/** Finds modules that a page shares with all similar pages, except those that a form uses. */
function findSharedWith(
  page: readonly string[],
  similar: readonly (readonly string[])[],
  modules: ModuleGraph,
): Set<string> {
  const forms = findReachable([...entries.invoice, ...entries.otherForms], modules);
  const similarModules = similar.map((entry) => findReachable(entry, modules));
  return new Set(
    [...findReachable(page, modules)].filter((id) => !forms.has(id) && similarModules.every((ids) => ids.has(id))),
  );
}

/** Finds modules of this project that all forms share. */
function findSharedByForms(modules: ModuleGraph): Set<string> {
  const otherForms = findReachable(entries.otherForms, modules);
  return new Set(
    [...findReachable(entries.invoice, modules)].filter((id) => otherForms.has(id) && !id.includes('/node_modules/')),
  );
}

/** A group of the modules that `findMembers` returns for the module graph, and of those whose ids match `idPattern`. */
function group(name: string, findMembers: (modules: ModuleGraph) => Iterable<string>, idPattern?: RegExp): ChunkGroup {
  let members: Set<string> | undefined;
  return {
    name: (id, modules) => (idPattern?.test(id) || (members ??= new Set(findMembers(modules))).has(id) ? name : null),
  };
}

/** A group of files; the bundler adds their imports, except those of earlier groups. */
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
    group('site', (modules) => findReachable([...entries.site, ...baseModules], modules)),
    // Products, invoices, and the date of the catalogue in the footer: pages without products load it when it becomes visible.
    fileGroup('dates', files('lib/dates.ts', 'features/catalogueState/catalogueDate.ts')),
    group('base', (modules) => {
      const forms = findReachable(entries.invoice, modules);
      return [...findSharedByPages(modules).filter((id) => forms.has(id)), ...smallModules];
    }),
    // Includes modules that pages load on demand: for suggestions, for cards, and for cards that fit the chosen phone.
    group(
      'products',
      (modules) =>
        [
          ...findSharedByPages(modules),
          ...findSharedWith(entries.list, [entries.fullResults, entries.liveCategory], modules),
          ...findReachable(onDemand, modules),
        ].filter((id) => !lists.includes(id)),
      // This import of a URL would be a chunk of its own.
      /\/catalogue\/phones\/phones\.ts\?lazy$/,
    ),
    fileGroup('lists', lists),
    group('product', (modules) => findReachable(entries.product, modules)),
    fileGroup('views', sharedViews),
    group('cards', (modules) => [
      ...findReachable(cards, modules),
      ...findSharedWith(entries.filteredList, [entries.fullResults, entries.liveCategory], modules),
    ]),
    group('searchViews', (modules) => findReachable(searchViews, modules)),
    // For live price and stock of product pages, live pages, and the seller links of the comparison.
    group('buyBox', (modules) => [...findReachable(entries.buyBox, modules), ...files('components/productIcons.ts')]),
    fileGroup('phones', files('catalogue/phones/phones.ts', 'catalogue/phones/mentions.ts')),
    // Results load the search client alone at first.
    fileGroup('searchClient', files('features/search/searchClient.client.ts')),
    // Views need only the JSX runtime of React, a kilobyte.
    { name: (id: string) => (/\/node_modules\/react\/(?:cjs\/react-)?jsx-runtime/.test(id) ? 'jsxRuntime' : null) },
    group('react', findSharedByForms, reactModules),
    fileGroup('dialog', files('components/Dialog.tsx')),
  ];
  return groups.map((chunkGroup, index) => ({ ...chunkGroup, priority: groups.length - index }));
}
