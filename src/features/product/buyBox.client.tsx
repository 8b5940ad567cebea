import { morph } from '../../runtime/morph.tsx';
import type { Figures } from '../../contract/fields.ts';
import { renderElement } from '../../runtime/renderToDom.ts';
import { totalStock } from '../../contract/rules.ts';
import { readRemembered } from '../branches/kept.ts';
import { Amount } from './Amount.tsx';
import { BuyBox, type BuyBoxData } from './BuyBox.tsx';

/**
 * Has the page's price, Buy and stock say what the live API told, for the shopper's branch (R5.11, R5.12). What takes less
 * room than it did keeps it.
 */
export function showFigures(live: Figures | 'gone'): void {
  const box = document.querySelector<HTMLElement>('[data-buy-box]');
  if (!box) return;
  const data = JSON.parse(box.dataset['buyBox'] ?? '') as BuyBoxData;
  const [gone, figures] = live === 'gone' ? [true, data.figures] : [false, live];
  const deal = box.querySelector<HTMLElement>('[data-buy]');
  const room = deal?.offsetHeight;
  morph(box, renderElement(<BuyBox {...data} live={live} chosen={readRemembered()} />));
  const now = box.querySelector<HTMLElement>('[data-buy]');
  if (now && room) now.style.minHeight = `${room}px`;
  const amount = document.querySelector('[data-amount]');
  if (amount) morph(amount, renderElement(<Amount figures={figures} past={gone} />));
  const product = box.closest('.product');
  product?.classList.toggle('sold-out', gone || totalStock(figures.stock) <= 0);
  // What praises it or vouches for its figures says nothing of what is gone (Amount.css).
  product?.classList.toggle('gone', gone);
}
