import { observeBuy } from './buyBar.client.ts';
import { startAsking } from './asking.client.ts';
import { startCountdown } from './countdown.client.ts';
import { prepareFold, startFolding } from './folding.client.ts';
import { prepareOpenNow, startOpenNow } from './openNow.client.ts';
import { prepareSharing, startSharing } from './sharing.client.ts';
import { prepareStrips, startStrips } from './strips.client.ts';
import { prepareTitle, startTitle } from './title.client.ts';

/** What a product page does beside React. By delegation, so that pages made in the browser have it too. */
export function startBehaviour(): void {
  startFolding();
  startSharing();
  startStrips();
  startCountdown();
  startOpenNow();
  startTitle();
  startAsking();
  document.addEventListener('click', (event) => {
    // The header's button opens the modal, and brings its React when that is still asleep.
    if ((event.target as Element).closest('[data-pick-branch]'))
      document.querySelector('[data-branch-name]')?.closest('button')?.click();
  });
  prepare();
  addEventListener('resize', prepare);
  new MutationObserver(prepare).observe(document.querySelector('main') ?? document.body, {
    childList: true,
    subtree: true,
  });
}

/** Shows the controls that this device and this text have a use for. */
function prepare(): void {
  prepareFold();
  prepareSharing();
  prepareStrips();
  prepareTitle();
  prepareOpenNow();
  observeBuy();
}
