import { whenIdle } from '../../lib/idle.ts';
import { readHeaderBranches } from './headerBranches.ts';
import { openingText, findOpeningAt, shortOpeningText, type Opening } from './openingHours.ts';

/** Whether a branch is open, by the hours in the page's header; null if these are unknown. */
export function findOpening(id: string | undefined, now: Date): Opening | null {
  const [, , , , week, zone, closed] = readHeaderBranches().find(([each]) => each === id) ?? [];
  return week && zone ? findOpeningAt(week, zone, now, closed?.split(' ')) : null;
}

let started = false;

/** Writes whether branches are open, once the page is idle and then every minute. */
export function startOpenings(): void {
  // The first conversion to another time zone takes a phone 100 ms.
  whenIdle(() => {
    started = true;
    updateOpeningStatus();
    setInterval(updateOpeningStatus, 60_000);
  });
}

/** Updates the lines that have changed; `data-opening` is the branch. Their space is reserved. */
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
