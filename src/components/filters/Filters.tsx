import { useState } from 'react';
import { boxLabels } from './Chips.tsx';
import { CheckboxOption, FilterGroup } from './FilterGroup.tsx';
import type { Facets } from './facets.ts';
import { PriceRange } from './PriceRange.tsx';
import { withoutFilters, type ListState } from './listState.ts';

interface Props {
  /** What the shopper's branch is called. */
  branch: string;
  /** The shopper's phone, where the list can be filtered by it. */
  phone?: { slug: string; name: string } | null;
  facets: Facets;
  state: ListState;
  onChange: (state: ListState) => void;
  /** Loads the values that the page's HTML lacks. */
  onAllValues: () => void;
  applying?: React.Ref<() => boolean> | undefined;
}

/** The filters of a list (R4.8): its column on wide screens, the inside of a sheet on small ones. */
export function Filters({
  branch,
  phone,
  facets: { groups, inStock, here, bounds },
  state,
  onChange,
  onAllValues,
  applying,
}: Props) {
  const [clearings, setClearings] = useState(0);
  const clear = () => {
    setClearings(clearings + 1);
    onChange(withoutFilters(state));
  };
  return (
    <>
      <div className="filter-group">
        {here !== undefined && (
          <CheckboxOption
            id="sucursal"
            label={boxLabels.here}
            // A page comes with the main one; the shopper's is written here before React is there (R2.6).
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
        {phone && (
          <CheckboxOption
            id="celular"
            label={`Le queda a mi ${phone.name}`}
            count={null}
            checked={state.phone === phone.slug}
            onChange={(ticked) => onChange({ ...state, phone: ticked ? phone.slug : '' })}
          />
        )}
        <CheckboxOption
          id="existencias"
          label={boxLabels.inStock}
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
