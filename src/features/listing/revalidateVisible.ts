import { revalidate } from '../../api/revalidate.ts';
import { findCards } from '../../components/correctCards.tsx';
import { savesData } from '../../lib/savesData.ts';
import { intentEvents } from '../../runtime/onIntent.ts';
import { $branch } from '../branches/branches.store.ts';
import { maxCardCalls } from './listing.ts';
import { correctCard } from './revalidateLists.ts';

const parallelCalls = 2;
/** Events of a present shopper: a page that was only opened costs the API no calls. */
const presenceEvents = ['scroll', ...intentEvents];
/** How long scrolling has to pause before the cards in view are fetched, ms: cards that are scrolled past need no figures. */
const scrollPause = 600;

/**
 * Corrects the cards in view of a list that is too long to be fetched whole (maxRevalidated), one call a card, without
 * React; nothing moves (R3.8).
 */
export function revalidateVisible(): void {
  const list = document.querySelector('[data-revalidate-visible]');
  if (!list || savesData()) return;
  const visible = new Set<string>();
  const fetched = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const correct = (id: string): Promise<boolean> =>
    correctCard(list, id).then(
      () => true,
      () => false,
    );
  const correctVisible = async (): Promise<boolean> => {
    const ids = [...visible].filter((id) => !fetched.has(id)).slice(0, maxCardCalls - fetched.size);
    for (const id of ids) fetched.add(id);
    const outcomes: boolean[] = [];
    for (let start = 0; start < ids.length; start += parallelCalls)
      outcomes.push(...(await Promise.all(ids.slice(start, start + parallelCalls).map(correct))));
    return outcomes.every(Boolean);
  };
  const correctAgain = (): Promise<boolean> => {
    fetched.clear();
    return correctVisible();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const { card: id = '' } = (target as HTMLElement).dataset;
        if (isIntersecting) visible.add(id);
        else visible.delete(id);
      }
      clearTimeout(timer);
      timer = setTimeout(() => (document.hidden ? undefined : void correctVisible()), scrollPause);
    },
    { threshold: 0.6 },
  );
  const start = (): void => {
    for (const type of presenceEvents) removeEventListener(type, start);
    for (const [, card] of findCards(list)) observer.observe(card);
    $branch.listen(revalidate(correctAgain));
  };
  for (const type of presenceEvents) addEventListener(type, start, { passive: true });
}
