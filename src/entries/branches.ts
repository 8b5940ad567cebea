import './site.ts';
import { deviceStorage } from '../lib/storage.ts';
import { sortForShopper } from '../features/branches/branches.ts';
import { linkedBranchId } from '../features/branches/chosenBranch.ts';

sortRows();

/** Puts the shopper's own branch first, then the nearest (R2.10). Rows that are in order already stay where they are. */
function sortRows(): void {
  const rows = [...document.querySelectorAll<HTMLElement>('.branch-row')];
  // At once: the script that opens the page for it is loaded after the first paint (R2.12).
  const linked = linkedBranchId();
  if (rows.some(({ dataset }) => dataset['branch'] === linked))
    for (const row of rows) row.classList.toggle('own', row.dataset['branch'] === linked);
  const own = rows.find((row) => row.classList.contains('own'))?.id ?? '';
  const code = deviceStorage.read('cp');
  const places = rows.map((row) => ({ row, id: row.id, postalCode: row.dataset['code'] ?? '' }));
  const sorted = sortForShopper(places, own, typeof code === 'string' ? code : '').map(({ row }) => row);
  if (sorted.some((row, index) => row !== rows[index])) rows[0]?.parentElement?.append(...sorted);
}
