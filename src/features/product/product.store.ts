import { atom } from 'nanostores';
import type { Figures } from '../../contract/figures.ts';

/** The product's figures as the live API tells them; null as long as the page's own stand. */
export const $live = atom<Figures | null>(null);

/** Takes over what the page asked before React was there (src/directives/live.ts). */
export function takeLiveFigures(id: string): void {
  const figures = globalThis.shopLive?.[id];
  if (figures) $live.set(figures);
}
