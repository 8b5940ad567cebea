import { atom } from 'nanostores';
import type { Figures } from '../../contract/fields.ts';

/** Live figures of the products of this page's lists, by id, as far as they were asked for (refresh.ts). */
export const $figures = atom<Readonly<Record<string, Figures>>>({});
