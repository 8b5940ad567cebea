import { whenIdle } from '../../lib/idle.ts';
import { $branch, rememberedBranch } from './branches.store.ts';
import { shortWords, openingOf } from './openingHours.ts';

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
  const now = openingOf(rememberedBranch(), new Date());
  const words = now ? shortWords(now) : '';
  if (!line || line.textContent === words) return;
  line.className = now?.open ? 'now' : '';
  line.textContent = words;
  line.previousElementSibling?.classList.toggle('visually-hidden', words !== '');
}
