import './site.ts';
import { deviceStorage } from '../lib/storage.ts';
import { sortForShopper } from '../features/branches/branches.ts';
import { linkedBranchId } from '../features/branches/selectedBranch.ts';

sortRows();

/** Sorts the shopper's branch first, then by distance (R2.10). Does not touch rows that are already in order. */
function sortRows(): void {
  const rows = [...document.querySelectorAll<HTMLElement>('.branch-row')];
  // Marked here, before the first paint: selectBranch.client.ts loads after it (R2.12).
  const linked = linkedBranchId();
  if (rows.some(({ dataset }) => dataset['branch'] === linked))
    for (const row of rows) row.classList.toggle('own', row.dataset['branch'] === linked);
  const selectedId = rows.find((row) => row.classList.contains('own'))?.id ?? '';
  const postalCode = deviceStorage.read('cp');
  const branches = rows.map((row) => ({ row, id: row.id, postalCode: row.dataset['postalCode'] ?? '' }));
  const sorted = sortForShopper(branches, selectedId, typeof postalCode === 'string' ? postalCode : '').map(
    ({ row }) => row,
  );
  if (sorted.some((row, index) => row !== rows[index])) rows[0]?.parentElement?.append(...sorted);
}
