import { closeElsewhere } from '../../lib/closeElsewhere.ts';
import { fetchAtReach } from '../../lib/reach.ts';
import address from './menu.client.ts?later';

/**
 * Fetches all categories at a reach for their menu; until they come it has the largest, and a link to the rest. The menu
 * opens by itself; a click elsewhere and Escape close it (R2.4).
 */
export function awaitMenu(): void {
  fetchAtReach('.categories-button', address);
  const menu = document.querySelector<HTMLDetailsElement>('.categories-menu');
  if (!menu) return;
  closeElsewhere(menu, (byKey) => {
    if (!menu.open) return;
    menu.open = false;
    if (byKey) menu.querySelector('summary')?.focus();
  });
}
