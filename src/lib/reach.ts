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

/**
 * Fetches a script at each sign that buttons are meant, by pointer or focus, wherever on the page they are made.
 * @param fetchIt as fetchLater.ts makes it: what has come is not fetched again
 */
export function fetchAtSign(buttons: string, fetchIt: () => Promise<unknown>): void {
  for (const sign of ['pointerover', 'focusin'])
    document.addEventListener(sign, ({ target }) => {
      if (target instanceof Element && target.closest(buttons)) fetchIt().catch(() => undefined);
    });
}
