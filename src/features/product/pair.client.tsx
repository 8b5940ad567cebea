import { ask } from '../../api/askFromPage.ts';
import { keepFresh } from '../branches/keepFresh.ts';
import { morph } from '../../runtime/morph.tsx';
import { postObtenervwProducto } from '../../contract/calls.ts';
import type { Figures } from '../../contract/fields.ts';
import { figuresOfOne } from '../../contract/figures.ts';
import { renderElement } from '../../runtime/renderToDom.ts';
import { rememberedBranch } from '../branches/remembered.ts';
import type { BuyBoxData } from './BuyBox.tsx';
import { outOfSight } from './outOfSight.ts';
import { Pair } from './Pair.tsx';
import { livePair, type PairView } from './pairView.ts';
import { $told } from './told.store.ts';

/**
 * Has a pair say what the live API tells of both, for the shopper's branch (R5.11). Where no branch has both any more it
 * goes: at once where nobody sees it, else a line says so in its place. A failure changes nothing.
 */
export function correctPair(section: HTMLElement): void {
  const pair = JSON.parse(section.dataset['pair'] ?? '') as PairView;
  const box = document.querySelector<HTMLElement>('[data-buy-box]')?.dataset['buyBox'];
  if (!box) return;
  const { product, figures, branches } = JSON.parse(box) as BuyBoxData;
  let other: Figures | 'gone' | null = null;
  let ended = false;

  const show = (): void => {
    const own = $told.get() ?? figures;
    const now = livePair(pair, own, other);
    const view =
      own === 'gone' ? null : Pair({ product, figures: own, pair: now, branches, chosen: rememberedBranch() });
    ended = view === null;
    if (view) morph(section, renderElement(view));
    else leave();
  };

  const leave = (): void => {
    section.style.minHeight = `${section.offsetHeight}px`;
    section.replaceChildren(renderElement(<p role="status">Por ahora ninguna sucursal tiene los dos.</p>));
    outOfSight(section, () => ended && section.remove());
  };

  $told.listen(show);
  keepFresh(async (latest) => {
    const branch = rememberedBranch();
    try {
      const told = await ask(figuresOfOne(postObtenervwProducto), { id: pair.other.id, branch });
      if (latest()) other = told ?? 'gone';
      return true;
    } catch {
      return false;
    } finally {
      if (latest()) show();
    }
  });
}
