import { lazy } from '../../runtime/lazy.ts';
import type * as ChooseProducts from './chooseProducts.client.tsx';
import chooseProducts from './chooseProducts.client.tsx?lazy';

const loadChooser = lazy<typeof ChooseProducts>(chooseProducts);

/** Starts the chip of a list; where the URL names chosen products, they are shown at once. */
export function startCompareChip(): void {
  const selector = '[data-compare-chip]';
  const toggle = (chip: HTMLElement): void =>
    void loadChooser().then(
      ({ toggleChoosing }) => toggleChoosing(chip),
      () => undefined, // The next tap tries again.
    );
  document.addEventListener('click', ({ target }) => {
    const chip = (target as Element).closest<HTMLElement>(selector);
    if (chip) toggle(chip);
  });
  const chip = document.querySelector<HTMLElement>(selector);
  if (chip && location.search.includes('comparar=')) toggle(chip);
}
