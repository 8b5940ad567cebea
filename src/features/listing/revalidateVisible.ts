import { revalidate } from '../../api/revalidate.ts';
import { intentEvents } from '../../runtime/lazy.ts';
import { $branch } from '../branches/branches.store.ts';
import { fetchCardFigures } from './cardUpdates.ts';

/** Events that show that the shopper uses the page: until then it makes no calls. */
const presenceEvents = ['scroll', ...intentEvents];
/** Debounce time before the cards in view are fetched, ms: cards that are scrolled past need no figures. */
const scrollPause = 600;

/**
 * Updates the cards in view of a list that is too long to be fetched whole (maxRevalidated), one call per card that is not
 * cached; also those of the refined list (R3.8).
 */
export function revalidateVisible(list: HTMLElement): void {
  const visible = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fetchVisible = (): Promise<boolean> => fetchCardFigures([...visible]);

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const { card: id = '' } = (target as HTMLElement).dataset;
        if (isIntersecting) visible.add(id);
        else visible.delete(id);
      }
      clearTimeout(timer);
      timer = setTimeout(() => (document.hidden ? undefined : void fetchVisible()), scrollPause);
    },
    { threshold: 0.6 },
  );
  const container = list.parentElement ?? list;
  const observeCards = (): void => container.querySelectorAll('[data-card]').forEach((card) => observer.observe(card));
  const start = (): void => {
    for (const type of presenceEvents) removeEventListener(type, start);
    observeCards();
    new MutationObserver(observeCards).observe(container, { childList: true, subtree: true });
    $branch.listen(revalidate(fetchVisible, true));
  };
  for (const type of presenceEvents) addEventListener(type, start, { passive: true });
}
