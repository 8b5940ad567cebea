import { renew } from '../../components/renew.tsx';
import type { Figures } from '../../contract/fields.ts';
import { drawElement } from '../../lib/draw.ts';
import { readRemembered } from '../branches/kept.ts';
import { BuyBox, type BuyBoxData } from './BuyBox.tsx';

/** Has the page's price, Buy and stock say what the live API told, for the shopper's branch (R5.11, R5.12). */
export function showFigures(live: Figures | 'gone'): void {
  const box = document.querySelector<HTMLElement>('[data-buy-box]');
  if (!box) return;
  const data = JSON.parse(box.dataset['buyBox'] ?? '') as BuyBoxData;
  renew(box, drawElement(<BuyBox {...data} live={live} chosen={readRemembered()} />));
}
