import { whenIdle } from '../../lib/idle.ts';
import { $branch, chosenBranchId } from './branches.store.ts';
import { shortOpeningText, findOpening } from './openingHours.ts';

/** Says in the header whether the shopper's branch is open, once the page has nothing else to do, and each minute. */
export function startHeaderOpening(): void {
  whenIdle(() => {
    show();
    $branch.listen(show);
    setInterval(show, 60_000);
  });
}

/** In the place of words that stay for whoever hears the page; where no hours are known, those are seen too. */
function show(): void {
  const line = document.querySelector('[data-branch-opening]');
  const now = findOpening(chosenBranchId(), new Date());
  const words = now ? shortOpeningText(now) : '';
  if (!line || line.textContent === words) return;
  line.className = now?.open ? 'now' : '';
  line.textContent = words;
  line.previousElementSibling?.classList.toggle('visually-hidden', words !== '');
}
