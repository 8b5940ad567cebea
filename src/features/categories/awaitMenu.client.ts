import { fetchAtReach } from '../../lib/reach.ts';
import address from './menu.client.ts?later';

/** Fetches all categories at a reach for their menu; until they come it has the largest, and a link to the rest. */
export const awaitMenu = (): void => fetchAtReach('.categories-button', address);
