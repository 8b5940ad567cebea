import { whenIdle } from '../../../lib/idle.ts';
import { zone } from '../../../lib/time.ts';
import { openNow, openingText, type Span } from '../../branches/openingHours.ts';

let started = false;

/** Writes whether each branch is open, once the page is idle and then every minute. */
export function startOpeningLines(): void {
  // The first time in another zone takes a phone 100 ms.
  whenIdle(() => {
    started = true;
    prepareOpeningLines();
    setInterval(prepareOpeningLines, 60_000);
  });
}

/** Writes the lines that are empty or have changed; their space is reserved. */
export function prepareOpeningLines(): void {
  if (!started) return;
  for (const line of document.querySelectorAll<HTMLElement>('[data-open]')) {
    const { open = '', zone: branchZone = zone, closed = '' } = line.dataset;
    const now = openNow(parseSpans(open), branchZone, new Date(), closed.split(' '));
    const words = openingText(now);
    if (line.textContent === words.join(' · ')) continue;
    const first = document.createElement('b');
    first.textContent = words[0] ?? '';
    line.className = now.open ? 'open now' : 'open';
    line.replaceChildren(first, words[1] ? ` · ${words[1]}` : '');
  }
}

/** Parses the hours that OpeningLine (BranchStock.tsx) writes: "0-5-10:00-20:00 6-6-11:00-17:00". */
const parseSpans = (text: string): Span[] =>
  text.split(' ').map((span) => {
    const [from, to, opens = '', closes = ''] = span.split('-');
    return [Number(from), Number(to), opens, closes];
  });
