import address from './suggest.client.ts?later';

/** Fetches the suggestions of the search box at the first reach for it; until then it is a plain form. */
export function awaitReach(): void {
  const form = document.querySelector('.search');
  const fetchThem = (): void => void import(/* @vite-ignore */ address).catch(() => {});
  for (const sign of ['focusin', 'pointerover']) form?.addEventListener(sign, fetchThem, { once: true });
  // Whoever was faster than this script.
  if (form?.contains(document.activeElement)) fetchThem();
}
