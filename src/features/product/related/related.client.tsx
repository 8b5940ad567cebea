import { callApi } from '../../../api/callApi.ts';
import { toCard } from '../../../components/card.ts';
import { findCards } from '../../../components/updateCards.tsx';
import { postBuscarProductosRelacionados, toLivePriceAndStockList, type Product } from '../../../contract/catalogue.ts';
import { maxRelated } from '../../../contract/rules.ts';
import { lazy } from '../../../runtime/lazy.ts';
import { renderElement } from '../../../runtime/renderToDom.ts';
import { fetchMissingPriceAndStock, startLiveCards } from '../../listing/liveCards.ts';
import { fetchListPriceAndStock } from '../../listing/fetchPriceAndStock.ts';
import { storePriceAndStock } from '../../listing/priceAndStock.store.ts';
import { Related } from './Related.tsx';

const loadPhoneModule = lazy(() => import('../../../catalogue/phones/phones.ts'));

/**
 * Updates price and stock of the related products, or shows those of the live API in a placeholder (R5.9). Makes one call, then
 * one for each of the few products that its response lacks. After a failure it tries again once the network is back.
 */
export async function updateRelated(lists: readonly HTMLElement[]): Promise<void> {
  startLiveCards();
  const productName = lists[0]?.dataset['related'] ?? '';
  const placeholder = lists.find((list) => list.hidden);
  try {
    // Fetches whole products, which are larger, only if cards have to be rendered.
    if (placeholder) {
      const { items } = await callApi(postBuscarProductosRelacionados, { term: productName });
      await replacePlaceholder(placeholder, items);
      storePriceAndStock(items);
      return;
    }
    const endpoint = toLivePriceAndStockList(postBuscarProductosRelacionados);
    const pricesAndStock = await fetchListPriceAndStock(
      `${endpoint.name} ${productName}`,
      async () => (await callApi(endpoint, { term: productName })).items,
    );
    const returnedIds = new Set(pricesAndStock.map(({ id }) => id));
    const shownIds = lists.flatMap(findCards).map(([id]) => id);
    await fetchMissingPriceAndStock(shownIds, (id) => returnedIds.has(id));
  } catch {
    addEventListener('online', () => void updateRelated(lists), { once: true });
  }
}

/** Replaces a placeholder with a list of products, without the page's own and those that the page has already. */
async function replacePlaceholder(placeholder: HTMLElement, products: readonly Product[]): Promise<void> {
  const ownId = document.querySelector<HTMLElement>('[data-product]')?.dataset['product'];
  const shownIds = new Set([
    ownId,
    ...[...document.querySelectorAll('[data-related]')].flatMap(findCards).map(([id]) => id),
  ]);
  const added = products.filter(({ id }) => !shownIds.has(id)).slice(0, maxRelated);
  if (added.length === 0) return;
  const phones = (JSON.parse(placeholder.dataset['phones'] ?? '[]') as string[]).map((name) => ({ name }));
  // Only on the page of a product for a phone, products for other phones get a badge.
  const formatPhonesOf = phones.length > 0 ? await loadPhoneFormatter(added) : null;
  const cards = added.map((product) => toCard({ ...product, phone: formatPhonesOf?.(product.id) ?? '' }));
  placeholder.replaceWith(
    renderElement(<Related productName={placeholder.dataset['related'] ?? ''} cards={cards} phones={phones} />),
  );
}

/** Loads a function that formats the phones in the name of a product, by its id, as on prerendered cards; null if loading fails. */
const loadPhoneFormatter = (products: readonly Product[]): Promise<((id: string) => string) | null> =>
  loadPhoneModule().then(
    ({ findPhones, formatPhones }) => {
      const { mentionedBy } = findPhones(products);
      return (id) => formatPhones(mentionedBy(id));
    },
    () => null,
  );
