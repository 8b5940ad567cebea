import { morph } from '../../../runtime/morph.tsx';
import type { Figures } from '../../../contract/catalogue.ts';
import { renderElement } from '../../../runtime/renderToDom.ts';
import { totalStock } from '../../../contract/rules.ts';
import { readChosenBranch } from '../../branches/chosenBranch.ts';
import { ProductPrice } from '../purchase/ProductPrice.tsx';
import { BuyBox } from '../purchase/BuyBox.tsx';
import { findBuyBox } from './liveFigures.store.ts';

/** Shows live figures in the page's price, Comprar and stock, for the shopper's branch (R5.11, R5.12). Nothing moves. */
export function showLiveFigures(live: Figures | 'unavailable'): void {
  const buyBox = findBuyBox();
  if (!buyBox) return;
  const { box, data } = buyBox;
  const unavailable = live === 'unavailable';
  const figures = unavailable ? data.figures : live;
  const height = box.querySelector<HTMLElement>('[data-buy]')?.offsetHeight;
  morph(box, renderElement(<BuyBox {...data} live={live} chosen={readChosenBranch()} />));
  const panel = box.querySelector<HTMLElement>('[data-buy]');
  // Below the panel of an unavailable product nothing follows that could move.
  if (panel && height) panel.style.minHeight = unavailable ? '' : `${height}px`;
  const price = document.querySelector('[data-amount]');
  if (price) morph(price, renderElement(<ProductPrice figures={figures} unavailable={unavailable} />));
  const product = box.closest('.product');
  product?.classList.toggle('sold-out', unavailable || totalStock(figures.stock) <= 0);
  // Not a class: its rules would be in the styles of every product page, whose 20 KB are full.
  for (const part of document.querySelectorAll<HTMLElement>(aboutBuying))
    part.style.display = unavailable ? 'none' : '';
  // Above the name the room stays, so that nothing moves.
  const tags = document.querySelector<HTMLElement>('.product-tags');
  if (tags) tags.style.visibility = unavailable ? 'hidden' : '';
}

/** What helps nobody whose product is gone (R5.12). Other colours and similar products remain. */
const aboutBuying =
  '.product-aside > :not(.variants, [data-product]), [data-morph-skip] > :not(.alternatives), .variants [aria-current], .details';
