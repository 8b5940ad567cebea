import { fetchAtReach } from '../../lib/reach.ts';
import address from './suggest.client.ts?later';

/** Fetches the suggestions of the search box at a reach for it; without them it is a plain form. */
export const awaitSuggestions = (): void => fetchAtReach('.search', address);
