import type { Understood } from './engine/understood.ts';

/** So few of something else than what was asked for need no column of filters, which would be longer than they are. */
const few = 8;

/** The classes of a page of results by which its parts without a use are hidden (understood.css). */
export const frameOf = (total: number, { model, absent }: Understood): string =>
  [absent && total <= few && 'few', model !== null && 'of-model'].filter(Boolean).join(' ');
