import { getJson, postJson } from '../../api/light.ts';
import { fresh, keepFresh } from '../../api/keepFresh.ts';
import { reads } from '../../api/reads.ts';
import { browserAddress } from '../../api/where.ts';
import { figuresRequest, readAnswer, type Figures } from '../../contract/figures.ts';
import { figuresKey } from '../../contract/rules.ts';
import { whenIdle } from '../../lib/idle.ts';
import type { SleepingIsland } from '../../lib/island.ts';
import { shop } from '../../shop.ts';
import { rememberedBranch } from '../branches/remembered.ts';
import { ageText, verifiedText } from './age.ts';
import { $live } from './product.store.ts';

/**
 * Asks the live API for the figures of the page's product, without React, for the shopper's branch (R5.11). The island
 * wakes only where they differ from the page's, or the branch does. A failure changes nothing but the line that says
 * from when the figures are.
 */
export function startCheck(): void {
  const box = document.querySelector<HTMLElement>('[data-figures]');
  const island = box?.closest<SleepingIsland>('astro-island');
  const { product = '', figures: page } = box?.dataset ?? {};
  if (!island) return;
  let verified: Date | undefined;

  const ask = async (latest: () => boolean): Promise<boolean> => {
    const branch = rememberedBranch();
    const told = await fetchFigures(product, branch).catch(() => null);
    if (!latest()) return true; // Another branch was chosen meanwhile.
    const shown = await show(told, branch);
    if (shown) {
      verified = new Date();
      setTimeout(() => void say(verified), fresh);
    }
    await say(verified);
    return shown;
  };

  /** Whether the page now shows what was told. */
  const show = async (told: Figures | null, branch: string): Promise<boolean> => {
    const differs = told !== null && (figuresKey(told) !== page || $live.get() !== null);
    if (!differs && branch === shop.mainBranch) return told !== null;
    try {
      await island.wake?.();
      if (told) $live.set(told);
      return told !== null;
    } catch {
      return told !== null && !differs;
    }
  };

  whenIdle(() => keepFresh(ask));
}

const fetchFigures = async (product: string, branch: string): Promise<Figures | null> =>
  readAnswer(
    await reads.ask((signal) =>
      postJson(browserAddress('postObtenervwProducto'), figuresRequest(product, branch), signal),
    ),
  );

/** Writes from when the figures on the page are: as told at a moment, or else as the catalogue has them. */
async function say(told: Date | undefined): Promise<void> {
  const line = document.querySelector('[data-age]');
  if (!line) return;
  try {
    const taken = told ?? new Date(((await getJson('/catalogo/manifest.json')) as { time: string }).time);
    line.textContent = (told ? verifiedText : ageText)(taken, new Date());
  } catch {
    // Without the manifest nothing can be said, and nothing is.
  }
}
