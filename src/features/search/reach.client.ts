import { fetchLater } from '../../lib/fetchLater.ts';
import address from './suggest.client.ts?later';

const fetchSuggestions = fetchLater(address);

/** Fetches the suggestions of the search box at a reach for it, until they come; without them it is a plain form. */
export function awaitReach(): void {
  const form = document.querySelector('.search');
  const wait = (): void => {
    for (const sign of ['focusin', 'pointerover']) form?.addEventListener(sign, fetchThem, { once: true });
  };
  const fetchThem = (): void => void fetchSuggestions().catch(wait);
  wait();
  // Whoever was faster than this script.
  if (form?.contains(document.activeElement)) fetchThem();
}
