import { zone } from '../../lib/zone.ts';
import { openNow, type Span } from '../branches/openNow.ts';

/** Writes beside each branch whether it is open, now and each minute. */
export function startOpenNow(): void {
  prepareOpenNow();
  setInterval(prepareOpenNow, 60_000);
}

/** Writes what is not written yet, or has changed; the lines have their room. */
export function prepareOpenNow(): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-open]')) {
    const now = openNow(JSON.parse(line.dataset['open'] ?? '[]') as Span[], line.dataset['zone'] ?? zone, new Date());
    const words = [now.open ? 'Abierto ahora' : 'Cerrado', now.next].filter(Boolean);
    if (line.textContent === words.join(' · ')) continue;
    const first = document.createElement('b');
    first.textContent = words[0] ?? '';
    line.className = now.open ? 'open now' : 'open';
    line.replaceChildren(first, words[1] ? ` · ${words[1]}` : '');
  }
}
