import { whenIdle } from '../../../lib/idle.ts';
import { zone } from '../../../lib/zone.ts';
import { openNow, openingText, type Span } from '../../branches/openingHours.ts';

let started = false;

/** Writes beside each branch whether it is open, once the page has nothing else to do, and each minute. */
export function startOpeningLines(): void {
  // The first clock of another zone takes a phone 100 ms.
  whenIdle(() => {
    started = true;
    prepareOpeningLines();
    setInterval(prepareOpeningLines, 60_000);
  });
}

/** Writes what is not written yet, or has changed; the lines have their room. */
export function prepareOpeningLines(): void {
  if (!started) return;
  for (const line of document.querySelectorAll<HTMLElement>('[data-open]')) {
    const { open = '', zone: own = zone, closed = '' } = line.dataset;
    const now = openNow(spansIn(open), own, new Date(), closed.split(' '));
    const words = openingText(now);
    if (line.textContent === words.join(' · ')) continue;
    const first = document.createElement('b');
    first.textContent = words[0] ?? '';
    line.className = now.open ? 'open now' : 'open';
    line.replaceChildren(first, words[1] ? ` · ${words[1]}` : '');
  }
}

/** As OpeningLine (BranchStock.tsx) writes them: "0-5-10:00-20:00 6-6-11:00-17:00". */
const spansIn = (text: string): Span[] =>
  text.split(' ').map((span) => {
    const [from, to, opens = '', closes = ''] = span.split('-');
    return [Number(from), Number(to), opens, closes];
  });
