import { useCallback, useMemo, useRef, useState } from 'react';
import { LongGrid } from '../LongGrid.tsx';
import { SortSelect } from '../SortSelect.tsx';
import { Chips } from './Chips.tsx';
import { chipsOf } from './chips.ts';
import type { Facets } from './facets.ts';
import { Filters } from './Filters.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { resultsText } from './counts.ts';
import { NoMatch } from './NoMatch.tsx';
import type { ListState, Sort } from './state.ts';
import type { Drawn } from './useDrawn.ts';

interface Props {
  facets: Facets;
  state: ListState;
  drawn: Drawn;
  /** How many products the whole list has. */
  total: number;
  /** What the phone of the state is called, where that is known. */
  phoneName?: string | undefined;
  /** @param sameStep the change belongs to the step before it: Back undoes both at once */
  onChange: (state: ListState, sameStep: boolean) => void;
  onMore: () => void;
  onAllValues?: () => void;
}

/** Filters, order and result of a list, without any I/O: for lists, live categories and search results alike. */
export function FilteredList({ facets, state, drawn, total, phoneName, onChange, onMore, onAllValues }: Props) {
  const [open, setOpen] = useState(false);
  const changedInSheet = useRef(false);
  const openSheet = useCallback((next: boolean) => {
    changedInSheet.current = false;
    setOpen(next);
  }, []);
  const change = (next: ListState): void => {
    onChange(next, open && changedInSheet.current);
    changedInSheet.current = open;
  };
  const { refined } = drawn;
  const grid = useMemo(() => <Grid drawn={drawn} onMore={onMore} />, [drawn, onMore]);
  const chips = chipsOf(state, phoneName);
  const filters = <Filters facets={facets} state={state} onChange={change} onAllValues={() => onAllValues?.()} />;
  return (
    <>
      {/* Only one of the two at a time: their boxes have ids. */}
      <aside className="filters" aria-label="Filtros">
        {!open && filters}
      </aside>
      <div className="list-bar">
        <FilterSheet
          count={chips.length}
          closing={`Ver ${resultsText(refined?.length ?? total)}`}
          open={open}
          onOpen={openSheet}
        >
          {filters}
        </FilterSheet>
        <Chips chips={chips} onChange={change} />
        <SortSelect sort={state.sort} onSort={(sort) => change({ ...state, sort: sort as Sort })} />
      </div>
      {refined && (
        <div className="refined">{refined.length > 0 ? grid : <NoMatch state={drawn.state} onChange={change} />}</div>
      )}
    </>
  );
}

/** The cards, made anew for each state, so that its first pictures come first. */
const Grid = ({ drawn: { state, refined, shown }, onMore }: { drawn: Drawn; onMore: () => void }) => (
  <LongGrid
    key={JSON.stringify(state)}
    cards={(refined ?? []).map(({ card }) => card)}
    drawn={{ shown, onMore }}
    beside
  />
);
