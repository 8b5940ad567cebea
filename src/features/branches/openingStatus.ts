import { whenIdle } from '../../lib/idle.ts';
import { readHeaderBranches } from './headerBranches.ts';
import { openingText, computeOpeningStatus, shortOpeningText, type OpeningStatus } from './openingHours.ts';

/** Computes the opening status of a branch from the hours in the page's header; null if these are unknown. */
export function findOpeningStatus(id: string | undefined, now: Date): OpeningStatus | null {
  const [, , , , week, zone, holidays] = readHeaderBranches().find(([branchId]) => branchId === id) ?? [];
  return week && zone ? computeOpeningStatus(week, zone, now, holidays?.split(' ')) : null;
}

let started = false;

/** Shows the opening status of branches when the page is idle, and updates it every minute. */
export function startOpeningStatus(): void {
  // The first conversion to another time zone takes 100 ms on a phone.
  whenIdle(() => {
    started = true;
    updateOpeningStatus();
    setInterval(updateOpeningStatus, 60_000);
  });
}

/** Updates the opening status of each line with `data-opening`, the id of its branch. Styles reserve the space. */
export function updateOpeningStatus(): void {
  if (!started) return;
  for (const line of document.querySelectorAll<HTMLElement>('[data-opening]')) {
    const status = findOpeningStatus(line.dataset['opening'], new Date());
    const formatStatus = 'short' in line.dataset ? shortOpeningText : openingText;
    const [state = '', nextChange] = status ? formatStatus(status) : [];
    const rest = nextChange ? ` · ${nextChange}` : '';
    if (line.textContent === state + rest) continue;
    line.classList.toggle('open', status?.open === true);
    const boldState = document.createElement('b');
    boldState.textContent = state;
    line.replaceChildren(...(status ? [boldState, rest] : []));
  }
}
