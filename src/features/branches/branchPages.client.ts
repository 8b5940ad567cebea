import { deviceStorage } from '../../lib/storage.ts';
import { toLocalTime, zone } from '../../lib/time.ts';
import { lazy } from '../../runtime/lazy.ts';
import { onLazyClick } from '../../runtime/onIntent.ts';
import type * as BranchChoice from './branchChoice.client.ts';
import branchChoice from './branchChoice.client.ts?lazy';
import branchStock from './branchStock.client.ts?lazy';
import { sortForShopper } from './branches.ts';

/** Puts the shopper's own branch first, then the nearest (R2.10). Rows that are in order already stay where they are. */
export function sortRows(): void {
  const rows = [...document.querySelectorAll<HTMLElement>('.branch-row')];
  const own = rows.find((row) => row.classList.contains('own'))?.id ?? '';
  const code = deviceStorage.read('cp');
  const places = rows.map((row) => ({ row, id: row.id, postalCode: row.dataset['code'] ?? '' }));
  const sorted = sortForShopper(places, own, typeof code === 'string' ? code : '').map(({ row }) => row);
  if (sorted.some((row, index) => row !== rows[index])) rows[0]?.parentElement?.append(...sorted);
}

/** Starts "Elegir sucursal", whose script is fetched on intent: text pages have 6 KB. */
export const startBranchChoice = (): void =>
  onLazyClick('[data-choose-branch]', lazy<typeof BranchChoice>(branchChoice), ({ chooseBranchOf }, button) =>
    chooseBranchOf(button),
  );

/** Marks the row of today in a week's hours, by the branch's clock. */
export function markToday(): void {
  const hours = document.querySelector<HTMLElement>('.branch-hours table');
  if (!hours) return;
  const date = new Date(toLocalTime(hours.dataset['zone'] ?? zone, new Date()).slice(0, 10));
  hours.querySelector(`[data-day="${date.getUTCDay()}"]`)?.classList.add('today');
}

/** Shows what the page's branch has once that is in view. */
export function showStockWhenSeen(): void {
  const section = document.querySelector('[data-branch-stock]');
  if (!section) return;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    lazy(branchStock)().catch(() => undefined);
  });
  observer.observe(section);
}
