import address from './suggest.client.ts?later';

/** Fetches the suggestions of the search box at a reach for it, until they come; without them it is a plain form. */
export function awaitReach(): void {
  const form = document.querySelector('.search');
  const wait = (): void => {
    for (const sign of ['focusin', 'pointerover']) form?.addEventListener(sign, fetchThem, { once: true });
  };
  let tries = 0;
  // What came once is not fetched again; an address that failed would fail again unasked, in some browsers.
  const fetchThem = (): void =>
    void import(/* @vite-ignore */ tries ? `${address}?${tries}` : address).catch(() => {
      tries++;
      wait();
    });
  wait();
  // Whoever was faster than this script.
  if (form?.contains(document.activeElement)) fetchThem();
}
