import { useCallback, useRef, useState } from 'react';
import { Chips, chipsOf } from '../../components/filters/Chips.tsx';
import { resultsText } from '../../components/filters/counts.ts';
import type { Facets } from '../../components/filters/facets.ts';
import { Filters } from '../../components/filters/Filters.tsx';
import { FilterSheet } from '../../components/filters/FilterSheet.tsx';
import type { ListState, Sort } from '../../components/filters/listState.ts';
import { Icon } from '../../components/Icon.tsx';
import * as icons from '../../components/icons.ts';

interface Props {
  /** What the shopper's branch is called. */
  branch: string;
  /** The shopper's phone. */
  phone: { slug: string; name: string } | null;
  facets: Facets;
  state: ListState;
  /** How many products are shown with it. */
  found: number;
  /** What the phone of the state is called, where that is known. */
  phoneName?: string | undefined;
  /** @param sameStep the change belongs to the step before it: Back undoes both at once */
  onChange: (state: ListState, sameStep: boolean) => void;
  onAllValues: () => void;
}

/** Filters and order of a list, without any I/O. Its cards are drawn without React (grid.client.tsx). */
export function FilterTools({ branch, phone, facets, state, found, phoneName, onChange, onAllValues }: Props) {
  const [open, setOpen] = useState(false);
  const [typing, setTyping] = useState(false);
  const changedInSheet = useRef(false);
  /** Applies the prices that are typed; false where they are no range, which its button then says (R4.11). */
  const applying = useRef<() => boolean>(null);
  const setSheet = (next: boolean) => {
    setTyping(false);
    changedInSheet.current = false;
    setOpen(next);
  };
  const openSheet = useCallback((next: boolean) => {
    if (!next) applying.current?.();
    setSheet(next);
  }, []);
  const change = (next: ListState): void => {
    setTyping(false);
    onChange(next, open && changedInSheet.current);
    changedInSheet.current = open;
  };
  const chips = chipsOf(state, phoneName);
  const filters = (
    <Filters
      branch={branch}
      // In the column it would come late, and move what is below it: there the line above the list leads to it.
      phone={open ? phone : null}
      facets={facets}
      state={state}
      onChange={change}
      onAllValues={onAllValues}
      applying={applying}
    />
  );
  return (
    <>
      {/* Only one of the two at a time: their boxes have ids. */}
      <aside className="filters" aria-label="Filtros">
        {!open && filters}
      </aside>
      <div className="list-bar">
        <FilterSheet
          count={chips.length}
          closing={typing ? 'Ver resultados' : `Ver ${resultsText(found)}`}
          open={open}
          onOpen={openSheet}
          onTyping={() => setTyping(true)}
          onDone={() => applying.current?.() !== false && setSheet(false)}
        >
          {filters}
        </FilterSheet>
        <Chips chips={chips} onChange={change} />
        <SortSelect sort={state.sort} onSort={(sort) => change({ ...state, sort: sort as Sort })} />
      </div>
    </>
  );
}

/** The order of a list (R4.6). */
export function SortSelect({ sort, onSort }: { sort: string; onSort: (sort: string) => void }) {
  return (
    <label className="select">
      <span className="visually-hidden">Ordenar</span>
      <select value={sort} onChange={(event) => onSort(event.currentTarget.value)}>
        <option value="0">Más vendidos</option>
        <option value="1">Menor a mayor precio</option>
        <option value="2">Mayor a menor precio</option>
      </select>
      <Icon paths={icons.chevronDown} />
    </label>
  );
}
