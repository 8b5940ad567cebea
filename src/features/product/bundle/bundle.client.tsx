import { callApi } from '../../../api/callApi.ts';
import { revalidate } from '../../../api/revalidate.ts';
import { morph } from '../../../runtime/morph.tsx';
import { postObtenervwProducto } from '../../../contract/calls.ts';
import type { Figures } from '../../../contract/fields.ts';
import { figuresOfOne } from '../../../contract/figures.ts';
import { renderElement } from '../../../runtime/renderToDom.ts';
import { $branch, chosenBranchId } from '../../branches/branches.store.ts';
import type { BuyBoxData } from '../purchase/BuyBox.tsx';
import { Bundle } from './Bundle.tsx';
import { withLiveFigures, type BundleView } from './bundleView.ts';
import { $liveFigures } from '../live/liveFigures.store.ts';

/**
 * Has a pair say what the live API tells of both, for the shopper's branch (R5.11). Where no branch has both any more it
 * goes: at once where nobody sees it, else a line says so in its place. A failure changes nothing.
 */
export function correctBundle(section: HTMLElement): void {
  const pair = JSON.parse(section.dataset['pair'] ?? '') as BundleView;
  const box = document.querySelector<HTMLElement>('[data-buy-box]')?.dataset['buyBox'];
  if (!box) return;
  const { product, figures, branches } = JSON.parse(box) as BuyBoxData;
  let other: Figures | 'unavailable' | null = null;
  let ended = false;

  const show = (): void => {
    const own = $liveFigures.get() ?? figures;
    const now = withLiveFigures(pair, own, other);
    const view =
      own === 'unavailable' ? null : Bundle({ product, figures: own, bundle: now, branches, chosen: chosenBranchId() });
    ended = view === null;
    if (view) morph(section, renderElement(view));
    else leave();
  };

  const leave = (): void => {
    section.style.minHeight = `${section.offsetHeight}px`;
    section.replaceChildren(renderElement(<p role="status">Por ahora ninguna sucursal tiene los dos.</p>));
    whenOutOfView(section, () => ended && section.remove());
  };

  $liveFigures.listen(show);
  const refetch = revalidate(async (latest) => {
    const branch = chosenBranchId();
    try {
      const told = await callApi(figuresOfOne(postObtenervwProducto), { id: pair.other.id, branch });
      if (latest()) other = told ?? 'unavailable';
      return true;
    } catch {
      return false;
    } finally {
      if (latest()) show();
    }
  });
  $branch.listen(refetch);
}

/** Does something to a place of the page as soon as nobody sees it, so that nothing is seen to move; once. */
export function whenOutOfView(place: Element, act: () => void): void {
  const seen = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting) return;
    seen.disconnect();
    act();
  });
  seen.observe(place);
}
