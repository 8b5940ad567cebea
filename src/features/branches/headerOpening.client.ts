import { whenIdle } from '../../lib/idle.ts';
import { $branch, chosenBranchId } from './branches.store.ts';
import { findOpening, shortOpeningText } from './openingHours.ts';

/** Shows in the header whether the shopper's branch is open, from when the page is idle, and updates it each minute. */
export function startHeaderOpening(): void {
  whenIdle(() => {
    update();
    $branch.listen(update);
    setInterval(update, 60_000);
  });
}

/** Replaces "Tu sucursal" for the eye; screen readers keep it. Where the hours are unknown, everybody does. */
function update(): void {
  const line = document.querySelector('[data-branch-opening]');
  const opening = findOpening(chosenBranchId(), new Date());
  const text = opening ? shortOpeningText(opening) : '';
  if (!line || line.textContent === text) return;
  line.className = opening?.open ? 'now' : '';
  line.textContent = text;
  line.previousElementSibling?.classList.toggle('visually-hidden', text !== '');
}
