import { atom } from 'nanostores';
import type { Figures } from '../../contract/fields.ts';

/** What the live API last told of the page's product (checkFigures.client.ts); null as long as it told nothing. */
export const $told = atom<Figures | 'gone' | null>(null);
