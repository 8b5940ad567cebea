import { callApi } from '../../../api/callApi.ts';
import { toCard } from '../../../components/card.ts';
import { findCards } from '../../../components/updateCards.tsx';
import { postBuscarProductosRelacionados, liveFiguresList, type Product } from '../../../contract/catalogue.ts';
import { maxRelated } from '../../../contract/rules.ts';
import { lazy } from '../../../runtime/lazy.ts';
import { renderElement } from '../../../runtime/renderToDom.ts';
import { fetchMissingFigures, startCardUpdates } from '../../listing/cardUpdates.ts';
import { fetchFigures } from '../../listing/fetchFigures.ts';
import { storeFigures } from '../../listing/figures.store.ts';
import { Related } from './Related.tsx';

const loadPhones = lazy(() => import('../../../catalogue/phones/phones.ts'));

/**
 * Updates price and stock of the related products; where the build has none, shows those of the live API. Makes one call, again
 * after a failure once the network is back, then one for each of the few products missing from its response (R5.9).
 */
export async function updateRelated(lists: readonly HTMLElement[]): Promise<void> {
  startCardUpdates();
  const productName = lists[0]?.dataset['related'] ?? '';
  const empty = lists.find((list) => list.hidden);
  try {
    // Whole products, which are larger, only if cards have to be rendered.
    if (empty) {
      const { items } = await callApi(postBuscarProductosRelacionados, { term: productName });
      await fillList(empty, items);
      storeFigures(items);
      return;
    }
    const call = liveFiguresList(postBuscarProductosRelacionados);
    const figures = await fetchFigures(
      `${call.name} ${productName}`,
      async () => (await callApi(call, { term: productName })).items,
    );
    const returnedIds = new Set(figures.map(({ id }) => id));
    const shown = lists.flatMap(findCards).map(([id]) => id);
    await fetchMissingFigures(shown, (id) => returnedIds.has(id));
  } catch {
    addEventListener('online', () => void updateRelated(lists), { once: true });
  }
}

/** Shows products in a list that the build left empty, except the page's own and those already on the page. */
async function fillList(empty: HTMLElement, products: readonly Product[]): Promise<void> {
  const own = document.querySelector<HTMLElement>('[data-product]')?.dataset['product'];
  const shown = new Set([
    own,
    ...[...document.querySelectorAll('[data-related]')].flatMap(findCards).map(([id]) => id),
  ]);
  const added = products.filter(({ id }) => !shown.has(id)).slice(0, maxRelated);
  if (added.length === 0) return;
  const phones = (JSON.parse(empty.dataset['phones'] ?? '[]') as string[]).map((name) => ({ name }));
  // Only the page of a product for a phone labels those for other phones.
  const formatMentioned = phones.length > 0 ? await loadPhoneModelFormatter(added) : null;
  const cards = added.map((product) => toCard({ ...product, phone: formatMentioned?.(product.id) ?? '' }));
  empty.replaceWith(
    renderElement(<Related productName={empty.dataset['related'] ?? ''} cards={cards} phones={phones} />),
  );
}

/** Loads a function that formats the phone models that a product's name mentions, as on prerendered cards; null if loading fails. */
const loadPhoneModelFormatter = (products: readonly Product[]): Promise<((id: string) => string) | null> =>
  loadPhones().then(
    ({ findPhones, formatPhones }) => {
      const { mentionedBy } = findPhones(products);
      return (id) => formatPhones(mentionedBy(id));
    },
    () => null,
  );
