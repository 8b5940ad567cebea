import { useDeferredValue, useMemo } from 'react';
import type { Entry } from './entry.ts';
import type { ListState } from './state.ts';

/** What stands below the filters. */
export interface Drawn {
  state: ListState;
  /** What the filters leave, in order; null where the page's own cards stand below. */
  refined: Entry[] | null;
  /** How many cards are drawn. */
  shown: number;
}

/** The result of the filters, a moment later: on a slow phone the tick is seen before 48 cards are made. */
export function useDrawn(state: ListState, refined: Entry[] | null, shown: number): Drawn {
  return useDeferredValue(useMemo(() => ({ state, refined, shown }), [state, refined, shown]));
}
