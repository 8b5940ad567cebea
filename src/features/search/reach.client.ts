import address from './suggest.client.ts?later';

const signs = ['focusin', 'pointerover', 'touchstart'];

/** Fetches the suggestions of the search box at the first reach for it; until then it is a plain form. */
export function awaitReach(): void {
  const form = document.querySelector('.search');
  const begin = (): void => {
    for (const sign of signs) form?.removeEventListener(sign, begin);
    import(/* @vite-ignore */ address).catch(() => undefined);
  };
  for (const sign of signs) form?.addEventListener(sign, begin, { passive: true });
}
