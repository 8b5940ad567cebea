import { revalidate } from '../../api/revalidate.ts';
import { $branch } from '../branches/branches.store.ts';
import { findCards } from '../../components/correctCards.tsx';
import { savesData } from '../../lib/savesData.ts';
import { checkCard } from './revalidateLists.ts';
import { intentEvents } from '../../runtime/onIntent.ts';
import { maxCardCalls } from './listing.ts';

const together = 2;
/** Events that show that somebody is there: a page that was only opened costs the API no calls. */
const presenceEvents = ['scroll', ...intentEvents];
/** How long the screen stands still before its cards are asked for, ms: who scrolls past has no use for their figures. */
const rest = 600;

/**
 * Corrects the cards on the screen of a list that is too large to be asked whole (revalidateLists.ts), one call a card; without
 * React, and without moving anything (R3.8).
 */
export function revalidateVisible(): void {
  const list = document.querySelector('[data-live-seen]');
  if (!list || savesData()) return;
  const onScreen = new Set<string>();
  const asked = new Set<string>();
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const askOnScreen = async (): Promise<boolean> => {
    const wanted = [...onScreen].filter((id) => !asked.has(id)).slice(0, maxCardCalls - asked.size);
    for (const id of wanted) asked.add(id);
    const answers: boolean[] = [];
    for (let at = 0; at < wanted.length; at += together)
      answers.push(...(await Promise.all(wanted.slice(at, at + together).map(answered))));
    return answers.every(Boolean);
  };
  const answered = (id: string): Promise<boolean> =>
    checkCard(list, id).then(
      () => true,
      () => false,
    );
  const askAnew = (): Promise<boolean> => {
    asked.clear();
    return askOnScreen();
  };
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const { card: id = '' } = (target as HTMLElement).dataset;
        if (isIntersecting) onScreen.add(id);
        else onScreen.delete(id);
      }
      clearTimeout(waiting);
      waiting = setTimeout(() => (document.hidden ? undefined : void askOnScreen()), rest);
    },
    { threshold: 0.6 },
  );
  const begin = (): void => {
    for (const type of presenceEvents) removeEventListener(type, begin);
    for (const [, card] of findCards(list)) seen.observe(card);
    $branch.listen(revalidate(askAnew));
  };
  for (const type of presenceEvents) addEventListener(type, begin, { passive: true });
}
