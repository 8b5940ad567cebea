import { fetchJson } from '../../api/client.ts';
import { publishedManifest } from '../../api/published.ts';
import { deviceStorage } from '../../lib/storage.ts';
import { toLocalTime, zone } from '../../lib/time.ts';
import { createNodes } from '../../runtime/createNodes.ts';
import { sortForShopper } from './branches.ts';
import type { PublishedStock } from './BranchStockRows.tsx';
import { saveChosenBranch } from './chosenBranch.ts';

/** Puts the shopper's own branch first, then the nearest (R2.10). Rows that are in order already stay where they are. */
export function sortRows(): void {
  const rows = [...document.querySelectorAll<HTMLElement>('.branch-row')];
  const own = rows.find((row) => row.classList.contains('own'))?.id ?? '';
  const code = deviceStorage.read('cp');
  const places = rows.map((row) => ({ row, id: row.id, postalCode: row.dataset['code'] ?? '' }));
  const sorted = sortForShopper(places, own, typeof code === 'string' ? code : '').map(({ row }) => row);
  if (sorted.some((row, index) => row !== rows[index])) sorted[0]?.parentElement?.append(...sorted);
}

/** Stores a branch of the page as the shopper's. Without the store, which would weigh more than the rest of this script. */
export function startBranchChoice(): void {
  document.addEventListener('click', ({ target }) => {
    const branch = (target as Element).closest('[data-choose-branch]')?.closest<HTMLElement>('[data-branch]');
    const name = branch?.querySelector<HTMLElement>('[data-name]');
    if (!branch || !name) return;
    saveChosenBranch({ id: branch.dataset['branch'] ?? '', name: name.textContent.trim() });
    // The button is hidden now.
    name.focus();
  });
}

/** Marks the row of today in a week's hours, by the branch's clock. */
export function markToday(): void {
  const hours = document.querySelector<HTMLElement>('.branch-hours table');
  if (!hours) return;
  const date = new Date(toLocalTime(hours.dataset['zone'] ?? zone, new Date()).slice(0, 10));
  hours.querySelector(`[data-day="${date.getUTCDay()}"]`)?.classList.add('today');
}

/** Shows what the page's branch has, by the published stock; without it the section goes. */
export function showStock(): void {
  const section = document.querySelector<HTMLElement>('[data-branch-stock]');
  if (!section) return;
  fetchStock(section.dataset['branchStock'] ?? '').then(
    ({ count, rows }) => {
      section.querySelector('ul')?.append(createNodes(rows));
      section.querySelector(':scope > a')?.append(` (${count})`);
    },
    () => (section.hidden = true),
  );
}

async function fetchStock(branch: string): Promise<PublishedStock> {
  const { branchStock } = await publishedManifest();
  const stock = ((await fetchJson(branchStock)) as Record<string, PublishedStock>)[branch];
  if (!stock) throw new Error(`The stock of branch ${branch} is unknown.`);
  return stock;
}
