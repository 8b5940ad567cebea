import { useState } from 'react';
import { Tick } from '../Tick.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import type { Facets } from './facets.ts';
import { PriceRange } from './PriceRange.tsx';
import { cleared, type ListState } from './listState.ts';

interface Props {
  /** The main branch, which is the shopper's until another is chosen. */
  branch: string;
  facets: Facets;
  state: ListState;
  onChange: (state: ListState) => void;
  /** Values that the page came without are asked for. */
  onAllValues: () => void;
  applying?: React.Ref<() => boolean> | undefined;
}

/** The filters of a list (R4.8): its column on wide screens, the inside of a sheet on small ones. */
export function Filters({
  branch,
  facets: { groups, inStock, here, bounds },
  state,
  onChange,
  onAllValues,
  applying,
}: Props) {
  const [clearings, setClearings] = useState(0);
  const clear = () => {
    setClearings(clearings + 1);
    onChange(cleared(state));
  };
  return (
    <>
      <div className="filter-group">
        {here !== undefined && (
          <Tick
            id="sucursal"
            label="En mi sucursal"
            // showRemembered has written the shopper's own here (R2.6).
            detail={
              <small data-branch-name suppressHydrationWarning>
                {branch}
              </small>
            }
            count={here}
            checked={state.here}
            onChange={(ticked) => onChange({ ...state, here: ticked })}
          />
        )}
        <Tick
          id="existencias"
          label="Sólo existencias"
          count={inStock}
          checked={state.inStock}
          onChange={(ticked) => onChange({ ...state, inStock: ticked })}
        />
      </div>
      {groups.map((group) => (
        <FilterGroup key={group.part} {...{ group, state, onChange, onAllValues }} />
      ))}
      {bounds && (
        // Made anew when all is cleared: what was typed and not applied goes too.
        <PriceRange
          key={clearings}
          bounds={bounds}
          price={state.price}
          applying={applying}
          onChange={(price) => onChange({ ...state, price })}
        />
      )}
      <button className="button full" type="button" onClick={clear}>
        Limpiar filtros
      </button>
    </>
  );
}
