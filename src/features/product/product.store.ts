import { atom } from 'nanostores';
import type { Figures } from '../../contract/fields.ts';

/**
 * The product's figures as the live API tells them, or that the shop no longer has it (R5.12); null as long as the page's
 * own stand (check.client.ts).
 */
export const $live = atom<Figures | 'gone' | null>(null);
