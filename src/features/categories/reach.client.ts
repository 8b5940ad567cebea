import { fetchLater } from '../../lib/fetchLater.ts';
import address from './menu.client.ts?later';

const fetchMenu = fetchLater(address);

/** Fetches all categories at the first reach for their menu; until they come it has the largest, and a link to the rest. */
export function awaitMenu(): void {
  const menu = document.querySelector('.menu');
  const begin = ({ target }: Event): void => {
    if (!(target as Element).closest('.categories-button,.categories')) return;
    for (const sign of signs) menu?.removeEventListener(sign, begin);
    fetchMenu().catch(wait);
  };
  const signs = ['pointerover', 'touchstart', 'focusin', 'keydown'];
  const wait = (): void => {
    for (const sign of signs) menu?.addEventListener(sign, begin, { passive: true });
  };
  wait();
}
