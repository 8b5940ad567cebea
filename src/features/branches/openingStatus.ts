import { whenIdle } from '../../lib/idle.ts';
import { readHeaderBranches } from './headerBranches.ts';
import { openingText, findOpeningAt, shortOpeningText, type Opening } from './openingHours.ts';

/** Whether a branch is open, by the hours in the page's header; null if these are unknown. */
export function findOpening(id: string | undefined, now: Date): Opening | null {
  const [, , , , week, zone, closed] = readHeaderBranches().find(([branchId]) => branchId === id) ?? [];
  return week && zone ? findOpeningAt(week, zone, now, closed?.split(' ')) : null;
}

let started = false;

/** Shows whether branches are open: once the page is idle, then every minute. */
export function startOpenings(): void {
  // The first conversion to another time zone takes 100 ms on a phone.
  whenIdle(() => {
    started = true;
    updateOpeningStatus();
    setInterval(updateOpeningStatus, 60_000);
  });
}

/** Updates the lines that have changed; `data-opening` has the id of the branch. Styles reserve their space. */
export function updateOpeningStatus(): void {
  if (!started) return;
  for (const line of document.querySelectorAll<HTMLElement>('[data-opening]')) {
    const opening = findOpening(line.dataset['opening'], new Date());
    const [first = '', next] = opening ? ('short' in line.dataset ? shortOpeningText : openingText)(opening) : [];
    const rest = next ? ` · ${next}` : '';
    if (line.textContent === first + rest) continue;
    line.classList.toggle('open', opening?.open === true);
    const state = document.createElement('b');
    state.textContent = first;
    line.replaceChildren(...(opening ? [state, rest] : []));
  }
}
