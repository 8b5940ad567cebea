import './site.ts';
import { fetchJson } from '../api/client.ts';
import { fetchPublishedManifest } from '../api/published.ts';
import { toLocalTime } from '../lib/time.ts';
import { createNodes } from '../runtime/createNodes.ts';
import type { RenderedBranchStock } from '../features/branches/encodeBranchStock.tsx';

markToday();
showStock();

/** Marks the row of today in a week's hours, by the branch's clock. */
function markToday(): void {
  const hours = document.querySelector<HTMLElement>('[data-zone]');
  const today = hours && toLocalTime(hours.dataset['zone'] ?? '', new Date()).slice(0, 10);
  if (today) hours.querySelector(`[data-day="${new Date(today).getUTCDay()}"]`)?.classList.add('today');
}

/** Shows the published stock of the page's branch; hides the section if it cannot be fetched. */
function showStock(): void {
  const section = document.querySelector<HTMLElement>('[data-branch-stock]');
  if (!section) return;
  fetchPublishedManifest()
    .then(({ branchStock }) => fetchJson(branchStock))
    .then((stock) => {
      const { count, rows } = (stock as Record<string, RenderedBranchStock>)[
        section.dataset['branchStock'] ?? ''
      ] as RenderedBranchStock;
      section.lastElementChild?.append(` (${count})`);
      section.querySelector('ul')?.append(createNodes(rows));
    })
    .catch(() => (section.hidden = true));
}
