import { observeBuy } from './buyBar.client.ts';
import { startAsking } from './asking.client.ts';
import { startCountdown } from './countdown.client.ts';
import { prepareFold, startFolding } from './folding.client.ts';
import { prepareOpeningLines, startOpeningLines } from './openingLines.client.ts';
import { prepareSharing, startSharing } from './sharing.client.ts';
import { prepareStrips, startStrips } from './strips.client.ts';
import { prepareTitle, startTitle } from './title.client.ts';

/** What a product page does beside React. By delegation, so that pages made in the browser have it too. */
export function startBehaviour(): void {
  startFolding();
  startSharing();
  startStrips();
  startCountdown();
  startOpeningLines();
  startTitle();
  startAsking();
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
  prepareOpeningLines();
  observeBuy();
}
