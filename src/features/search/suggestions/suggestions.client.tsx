import type { ReactNode } from 'react';
import { callApi } from '../../../api/callApi.ts';
import { fetchPublishedManifest } from '../../../api/published.ts';
import { TextBadge } from '../../../components/Badge.tsx';
import { postBuscarProducto, type PriceAndStock } from '../../../contract/catalogue.ts';
import { effectivePrice, someInStock } from '../../../contract/rules.ts';
import { groupBy } from '../../../lib/polyfills/groupBy.ts';
import { isSavingData } from '../../../lib/saveData.ts';
import { renderElement, renderToDom } from '../../../runtime/renderToDom.ts';
import { mainBranch } from '../../../shop.ts';
import { selectedBranchId } from '../../branches/branches.store.ts';
import { startLiveCards, fetchCardPriceAndStock } from '../../listing/liveCards.ts';
import { readHeaderBranches } from '../../branches/headerBranches.ts';
import { $liveUpdates } from '../../listing/liveUpdates.store.ts';
import { storePriceAndStock } from '../../listing/priceAndStock.store.ts';
import { categoryUrl } from '../../listing/categoryUrl.ts';
import { $preferredPhone } from '../../phone/preferredPhone.store.ts';
import { describeCachedChange, describeChange, readCachedPriceAndStock } from '../../recentlyViewed/viewedChanges.ts';
import { readViewed, type ViewedProduct } from '../../recentlyViewed/viewedProducts.ts';
import { emptyInterpretation, type FacetCount, maxSuggestions, type SearchResult } from '../engine/result.ts';
import { toSearchProduct } from '../engine/index/searchProduct.ts';
import { boostPreferredPhone } from '../phoneBoost.ts';
import { searchClient } from '../searchClient.client.ts';
import { readSearches } from '../searchHistory.ts';
import { BeforeTyping, ViewedPrice } from './BeforeTyping.tsx';
import type { NamedLink } from './Options.tsx';
import stylesheetUrl from './Suggestions.css?url';
import { formatAnnouncement, NoSuggestions, SuggestionsPanel, toSuggestions } from './Suggestions.tsx';
import { createCombobox } from './combobox.client.ts';
import { startClearButtons } from './clearHistory.client.ts';

/** Debounce of the search in the live API, ms. */
const debounce = 250;

/** Debounce of fetching the price and stock of the suggestions, ms. */
const livePriceAndStockDebounce = 1_000;

/** Minimum length of a text for the message that nothing was found: a shorter one is probably still being typed. */
const minEmptyMessageLength = 3;

/** Maximum number of viewed products before typing. */
const maxViewed = 8;

/** Maximum number of categories in the panel without suggestions. */
const maxCategories = 6;

/** On screens of this width the searches are beside the viewed products (BeforeTyping.css). */
const wideScreen = '(min-width: 900px)';

/** Resolves when the styles of the suggestions have loaded or failed to load; no page includes them. */
const stylesheetLoaded = new Promise((resolve) => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = stylesheetUrl;
  link.onload = link.onerror = resolve;
  document.head.append(link);
});

/** The suggested searches of the manifest, once it is loaded. */
let suggestedSearches: readonly string[] = [];
const manifestLoaded = fetchPublishedManifest().then(
  (manifest) => void (suggestedSearches = manifest.suggestedSearches),
  () => undefined,
);

/** Adds suggestions to the search form. */
function startSuggestions(form: HTMLFormElement): void {
  const input = form.querySelector('input');
  if (!input) return;
  let lastRequest = 0;
  let liveController: AbortController | undefined;
  /** Whether the search worker has built its index. */
  let isIndexed = false;
  const cancelRequest = (): void => {
    lastRequest++;
    liveController?.abort();
  };
  const combobox = createCombobox(form, input, () => suggest(input.value), cancelRequest);
  startLiveCards();

  /** Shows suggestions for a text, and ignores results that arrive for earlier texts (P19). */
  function suggest(text: string): void {
    const term = text.trim();
    cancelRequest();
    const request = lastRequest;
    const whenStyled = (show: () => void): void =>
      void stylesheetLoaded.then(() => {
        if (request === lastRequest) show();
      });
    if (term === '') {
      whenStyled(showBeforeTyping);
      if (suggestedSearches.length === 0) void manifestLoaded.then(() => whenStyled(showBeforeTyping));
      return;
    }
    let isComplete = false;
    const show = (result: SearchResult, complete: boolean): void => {
      if (request !== lastRequest || (isComplete && !complete)) return;
      isComplete ||= complete;
      whenStyled(() => showResult(term, result, complete));
    };
    const client = isSavingData() ? undefined : searchClient();
    // Until the index is built, a linear scan finds some products at once.
    if (!isIndexed)
      client?.find(term, maxSuggestions.products).then(
        (result) => show(result, false),
        () => undefined,
      );
    client?.find(term, maxSuggestions.products, true).then(
      (result) => {
        isIndexed = true;
        show(result, true);
        setTimeout(
          () => void refreshPriceAndStock(term, result, () => request === lastRequest),
          livePriceAndStockDebounce,
        );
      },
      () => undefined,
    );
    if (client?.isReady()) return;
    const controller = new AbortController();
    liveController = controller;
    setTimeout(() => {
      if (controller.signal.aborted || isComplete) return;
      findLive(term, controller.signal).then(
        (result) => show(result, false),
        () => undefined,
      );
    }, debounce);
  }

  /**
   * Fetches the live price and stock of the suggestions that have none yet; startLiveCards() shows them. Products that the
   * live search does not return are fetched one by one.
   */
  async function refreshPriceAndStock(
    term: string,
    { products }: SearchResult,
    isCurrent: () => boolean,
  ): Promise<void> {
    const idsWithoutPriceAndStock = (): string[] =>
      products.flatMap(({ id }) => (id in $liveUpdates.get().priceAndStockById ? [] : [id]));
    if (isCurrent() && idsWithoutPriceAndStock().length > 0) await findLive(term).catch(() => undefined);
    if (isCurrent()) await fetchCardPriceAndStock(idsWithoutPriceAndStock());
  }

  function showResult(term: string, result: SearchResult, complete: boolean): void {
    const suggestions = toSuggestions(term, result, categoryUrl, readHeaderBranches());
    const { lacksModel } = suggestions.interpretation;
    const isEmpty = complete && suggestions.total === 0 && term.length >= minEmptyMessageLength && !lacksModel;
    const view: ReactNode = isEmpty ? (
      <NoSuggestions
        term={term}
        branches={suggestions.branches}
        suggestedSearches={suggestedSearches}
        categories={menuCategories()}
      />
    ) : (
      <SuggestionsPanel suggestions={suggestions} live={$liveUpdates.get()} />
    );
    combobox.setOptions(renderToDom(view), formatAnnouncement(suggestions));
  }

  function showBeforeTyping(): void {
    const viewed = readViewed().slice(0, maxViewed);
    const withPrices = !isSavingData();
    const panel = renderToDom(
      <BeforeTyping
        searches={readSearches()}
        viewed={viewed}
        suggestedSearches={suggestedSearches}
        withPrices={withPrices}
        searchesFirst={matchMedia(wideScreen).matches}
      />,
    );
    const group = panel.querySelector('.viewed');
    combobox.setOptions(panel, 'Sugerencias. Elige con las flechas.');
    if (group) void showChanges(viewed, group);
  }

  /**
   * Shows the prices of viewed products and how they have changed (R5.15), from the live price and stock that the tab has
   * cached, else from the snapshot.
   */
  async function showChanges(viewed: readonly ViewedProduct[], group: Element): Promise<void> {
    const cachedPriceAndStock = readCachedPriceAndStock();
    for (const product of viewed) {
      const cached = cachedPriceAndStock.get(product.id);
      showChange(group, product, typeof cached === 'object' ? cached : null, describeCachedChange(product, cached));
    }
    const uncached = viewed.filter(({ id }) => !cachedPriceAndStock.has(id));
    if (uncached.length === 0 || isSavingData()) return;
    try {
      const products = await searchClient().products(uncached.map(({ id }) => id));
      const at = Date.parse((await fetchPublishedManifest()).time);
      for (const viewedProduct of uncached) {
        const product = products.find(({ id }) => id === viewedProduct.id);
        if (!product) continue;
        const stock = product.inStock ? someInStock : 0;
        const current = { price: effectivePrice(product), stock, branch: mainBranch, at };
        showChange(group, viewedProduct, product, describeChange(viewedProduct.priceAndStock, current));
      }
    } catch {
      // The products stay without prices.
    }
  }

  /** @param priceAndStock null if the price is unknown: its space stays empty */
  function showChange(
    group: Element,
    { id }: ViewedProduct,
    priceAndStock: Pick<PriceAndStock, 'price' | 'discountPrice'> | null,
    change: string | null,
  ): void {
    const option = group.querySelector(`[href="/producto/${id}"]`);
    if (priceAndStock)
      option?.querySelector('.price')?.replaceWith(renderElement(<ViewedPrice priceAndStock={priceAndStock} />));
    if (change) option?.querySelector('.picture-box')?.append(renderElement(<TextBadge text={change} />));
  }

  // Pressing a chip removes its words from the query.
  form.addEventListener('click', ({ target }) => {
    const query = (target as Element).closest<HTMLElement>('[data-query]')?.dataset['query'];
    if (query === undefined) return;
    input.value = query;
    input.focus();
    suggest(query);
  });
  startClearButtons(form, input, combobox);

  /** Boosts products for the shopper's phone, and updates the suggestions on screen. */
  const applyPhone = async (): Promise<void> => {
    if (isSavingData()) return;
    await boostPreferredPhone(searchClient());
    if ($preferredPhone.get() && document.activeElement === input && input.value.trim() !== '') suggest(input.value);
  };
  const onFocus = (): void => void applyPhone();
  $preferredPhone.listen(() => void applyPhone());
  input.addEventListener('focus', onFocus, { once: true });
  if (document.activeElement === input) {
    input.removeEventListener('focus', onFocus);
    void applyPhone();
    suggest(input.value);
  }
}

/** Searches the live API. */
async function findLive(term: string, signal?: AbortSignal): Promise<SearchResult> {
  const branch = selectedBranchId();
  const { items } = await callApi(postBuscarProducto, { term, branch }, { signal });
  storePriceAndStock(items, branch);
  return {
    total: items.length,
    products: items.map(toSearchProduct),
    categories: countNames(items.map(({ category }) => category)),
    brands: countNames(items.map(({ brand }) => brand)),
    interpretation: emptyInterpretation,
    similarProducts: [],
  };
}

const countNames = (names: readonly string[]): FacetCount[] =>
  [...groupBy(names.filter(Boolean), (name) => name)]
    .map(([name, { length }]) => ({ name, count: length }))
    .sort((a, b) => b.count - a.count);

/** The first categories of the header's menu, which lists the largest ones by name. */
function menuCategories(): NamedLink[] {
  const names = [...document.querySelectorAll('#categories [data-name]')].slice(0, maxCategories);
  return names.flatMap((name) => {
    const url = name.closest('a')?.pathname;
    return url ? [{ name: name.textContent, url }] : [];
  });
}

const form = document.querySelector<HTMLFormElement>('form.search');
if (form) startSuggestions(form);
