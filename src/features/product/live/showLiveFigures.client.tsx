import { morph } from '../../../runtime/morph.tsx';
import type { Figures } from '../../../contract/fields.ts';
import { renderElement } from '../../../runtime/renderToDom.ts';
import { totalStock } from '../../../contract/rules.ts';
import { readChosenBranch } from '../../branches/chosenBranch.ts';
import { ProductPrice } from '../purchase/ProductPrice.tsx';
import { BuyBox, type BuyBoxData } from '../purchase/BuyBox.tsx';

/**
 * Has the page's price, Buy and stock say what the live API told, for the shopper's branch (R5.11, R5.12). What takes less
 * room than it did keeps it.
 */
export function showLiveFigures(live: Figures | 'unavailable'): void {
  const box = document.querySelector<HTMLElement>('[data-buy-box]');
  if (!box) return;
  const data = JSON.parse(box.dataset['buyBox'] ?? '') as BuyBoxData;
  const unavailable = live === 'unavailable';
  const figures = unavailable ? data.figures : live;
  const deal = box.querySelector<HTMLElement>('[data-buy]');
  const room = deal?.offsetHeight;
  morph(box, renderElement(<BuyBox {...data} live={live} chosen={readChosenBranch()} />));
  const now = box.querySelector<HTMLElement>('[data-buy]');
  if (now && room) now.style.minHeight = `${room}px`;
  const amount = document.querySelector('[data-amount]');
  if (amount) morph(amount, renderElement(<ProductPrice figures={figures} past={unavailable} />));
  const product = box.closest('.product');
  product?.classList.toggle('sold-out', unavailable || totalStock(figures.stock) <= 0);
  // What praises it or vouches for its figures says nothing of what is gone (ProductPrice.css).
  product?.classList.toggle('gone', unavailable);
}
