import { lazy } from '../../runtime/lazy.ts';
import { revealAfter } from '../listing/filters.store.ts';

const loadChooser = lazy(() => import('./chooseProducts.client.tsx'));

/** Starts the chip of a list. If the URL names chosen products, the list stays hidden until the checkboxes are added. */
export function startCompareChip(): void {
  const selector = '[data-compare-chip]';
  let toggling: Promise<void> | undefined;
  // A second tap while the script loads must not undo the first.
  const toggle = (chip: HTMLElement): Promise<void> =>
    (toggling ??= loadChooser()
      .then(({ toggleChoosing }) => toggleChoosing(chip))
      .finally(() => (toggling = undefined)));
  document.addEventListener('click', ({ target }) => {
    const chip = (target as Element).closest<HTMLElement>(selector);
    // If the script cannot be loaded, the next click tries again.
    if (chip) void toggle(chip).catch(() => undefined);
  });
  const chip = document.querySelector<HTMLElement>(selector);
  if (chip && location.search.includes('comparar=')) revealAfter(toggle(chip));
}
