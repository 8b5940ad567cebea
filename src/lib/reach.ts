import { fetchLater } from './fetchLater.ts';

/**
 * Fetches a script at the first reach for a part of the page, by pointer, touch or focus; one that fails, at the next.
 * @param address what `import address from './x.ts?later'` gives
 */
export function fetchAtReach(selector: string, address: string): void {
  const part = document.querySelector(selector);
  const fetchIt = fetchLater(address);
  const wait = (): void => {
    for (const sign of ['focusin', 'pointerover']) part?.addEventListener(sign, begin, { once: true });
  };
  const begin = (): void => void fetchIt().catch(wait);
  wait();
  // Whoever was faster than this script.
  if (part?.contains(document.activeElement)) begin();
}
