import { atom } from 'nanostores';
import type { Figures } from '../../contract/figures.ts';

/** The product's figures as the live API tells them; null as long as the page's own stand (check.client.ts). */
export const $live = atom<Figures | null>(null);
