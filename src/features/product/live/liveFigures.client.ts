import { callApi } from '../../../api/callApi.ts';
import { fetchJson } from '../../../api/responseBody.ts';
import { staleTime, revalidate } from '../../../api/revalidate.ts';
import { postObtenervwProducto } from '../../../contract/calls.ts';
import type { Figures } from '../../../contract/fields.ts';
import { figuresOfOne } from '../../../contract/figures.ts';
import { figuresKey } from '../../../contract/rules.ts';
import { lazy } from '../../../runtime/lazy.ts';
import { whenIdle } from '../../../lib/idle.ts';
import { shop } from '../../../shop.ts';
import { $branch, chosenBranchId } from '../../branches/branches.store.ts';
import { ageText, verifiedText } from './liveFigures.store.ts';
import type { BuyBoxData } from '../purchase/BuyBox.tsx';
import { saveUnavailable } from '../discontinued/unavailable.ts';
import { $liveFigures } from './liveFigures.store.ts';
import type * as BuyBoxScript from './showLiveFigures.client.tsx';
import later from './showLiveFigures.client.tsx?lazy';

const fetchBuyBox = lazy<typeof BuyBoxScript>(later);

/**
 * Asks the live API for the figures of the page's product, without React, for the shopper's branch (R5.11). The page's are
 * written anew only where they differ, the branch does, or the shop no longer has the product (R5.12). A failure changes
 * nothing but the line that says from when the figures are. @param known when the page's own were told live, if they were
 */
export function startLiveFigures(known?: Date): void {
  const box = document.querySelector<HTMLElement>('[data-buy-box]');
  if (!box) return;
  const data = JSON.parse(box.dataset['buyBox'] ?? '') as BuyBoxData;
  const product = data.product.id;
  const page = figuresKey(data.figures);
  let verified = known;
  let corrected = false;

  const ask = async (latest: () => boolean): Promise<boolean> => {
    const branch = chosenBranchId();
    const told = await figuresNow(product, branch).catch(() => null);
    if (!latest()) return true; // Another branch was chosen meanwhile.
    if (told) $liveFigures.set(told);
    const shown = told !== null && (await show(told, branch));
    if (told) saveUnavailable(product, told === 'unavailable');
    if (shown) tell(new Date());
    else await say(verified);
    return shown;
  };

  /** Whether the page now shows what was told. */
  const show = async (told: Figures | 'unavailable', branch: string): Promise<boolean> => {
    const differs = told === 'unavailable' || figuresKey(told) !== page || corrected;
    if (!differs && branch === shop.mainBranch) return true;
    try {
      (await fetchBuyBox()).showLiveFigures(told);
      corrected = true;
      return true;
    } catch {
      return !differs;
    }
  };

  /** Says when the figures were told, and once more when that is a while ago. */
  const tell = (time: Date): void => {
    verified = time;
    setTimeout(() => void say(verified), staleTime);
    void say(verified);
  };

  if (known) tell(known);
  whenIdle(() => void $branch.listen(revalidate(ask, known !== undefined)));
}

/** Null in the answer is no failure: the shop no longer has it. */
const figuresNow = async (id: string, branch: string): Promise<Figures | 'unavailable'> =>
  (await callApi(figuresOfOne(postObtenervwProducto), { id, branch })) ?? 'unavailable';

/** Writes from when the figures on the page are: as told at a moment, or else as the catalogue has them. */
async function say(told: Date | undefined): Promise<void> {
  const line = document.querySelector('[data-age]');
  if (!line) return;
  try {
    const taken = told ?? new Date(((await fetchJson('/catalogo/manifest.json')) as { time: string }).time);
    line.textContent = (told ? verifiedText : ageText)(taken, new Date());
  } catch {
    // Without the manifest nothing can be said, and nothing is.
  }
}
