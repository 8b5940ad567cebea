import address from './suggest.client.ts?later';

/** Fetches the suggestions of the search box at a reach for it, until they come; without them it is a plain form. */
export function awaitReach(): void {
  const form = document.querySelector('.search');
  const wait = (): void => {
    for (const sign of ['focusin', 'pointerover']) form?.addEventListener(sign, fetchThem, { once: true });
  };
  // What came once is not fetched again.
  const fetchThem = (): void => void import(/* @vite-ignore */ address).catch(wait);
  wait();
  // Whoever was faster than this script.
  if (form?.contains(document.activeElement)) fetchThem();
}
