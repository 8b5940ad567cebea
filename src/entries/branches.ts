import './site.ts';
import { saveChosenBranch } from '../features/branches/chosenBranch.ts';
import type * as OpeningLines from '../features/product/live/openingLines.client.ts';
import openingLines from '../features/product/live/openingLines.client.ts?lazy';
import { lazy } from '../runtime/lazy.ts';
import { prefetchOnIntent } from '../runtime/onIntent.ts';

// Without the store, which would weigh more than the rest of the page's script: the modal reads storage when it opens.
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-branch]')) {
  button.addEventListener('click', () => {
    const { branch: id = '', name = '' } = button.dataset;
    saveChosenBranch({ id, name });
  });
}

// On intent: until then the page is as light as text.
const loadOpeningLines = lazy<typeof OpeningLines>(openingLines);
let started = false;
prefetchOnIntent('.branches', async () => {
  const { startOpeningLines } = await loadOpeningLines();
  if (!started) startOpeningLines();
  started = true;
});
