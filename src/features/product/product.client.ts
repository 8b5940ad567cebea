import { startFits } from '../phone/fits.client.ts';
import { showRecent } from '../recent/recent.client.ts';
import { startBehaviour } from './behaviour.ts';
import { startCheck } from './check.client.ts';
import { startGalleries } from './gallery/intent.client.ts';
import { startRelated } from './related.client.tsx';

/** What the page of a product does in the browser. */
export function startProduct(): void {
  startBehaviour();
  startFits();
  startCheck();
  startRelated();
  startGalleries();
  showRecent();
}
