import { revalidate } from '../../api/revalidate.ts';
import { intentEvents } from '../../runtime/lazy.ts';
import { $selectedBranch } from '../branches/branches.store.ts';
import { fetchCardPriceAndStock } from './liveCards.ts';

/** Signs that the shopper uses the page; no card is fetched before the first one. */
const activityEvents = ['scroll', ...intentEvents];
/** Debounce time before the cards in view are fetched, ms: cards that are scrolled past need no price and stock. */
const debounceTime = 600;

/**
 * Updates the cards in view of a list that is too long to be fetched whole (`maxRevalidated`), those of its filtered list too:
 * one call for each card that is not cached (R3.8).
 */
export function revalidateVisible(list: HTMLElement): void {
  const visibleIds = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fetchVisible = (): Promise<boolean> => fetchCardPriceAndStock([...visibleIds]);

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const { card: id = '' } = (target as HTMLElement).dataset;
        if (isIntersecting) visibleIds.add(id);
        else visibleIds.delete(id);
      }
      clearTimeout(timer);
      timer = setTimeout(() => (document.hidden ? undefined : void fetchVisible()), debounceTime);
    },
    { threshold: 0.6 },
  );
  const container = list.parentElement ?? list;
  const observeCards = (): void => container.querySelectorAll('[data-card]').forEach((card) => observer.observe(card));
  const start = (): void => {
    for (const type of activityEvents) removeEventListener(type, start);
    observeCards();
    new MutationObserver(observeCards).observe(container, { childList: true, subtree: true });
    const refetch = revalidate(fetchVisible, true);
    $selectedBranch.listen(refetch);
  };
  for (const type of activityEvents) addEventListener(type, start, { passive: true });
}
