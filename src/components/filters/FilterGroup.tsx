import { useState } from 'react';
import { Tick } from '../Tick.tsx';
import { toggled } from './chips.ts';
import { firstValues, type Group } from './facets.ts';
import type { ListState } from './state.ts';

interface Props {
  group: Group;
  state: ListState;
  onChange: (state: ListState) => void;
  onAllValues: () => void;
}

/** The boxes of one group; of a long one the most frequent values, and what is ticked. */
export function FilterGroup({ group, state, onChange, onAllValues }: Props) {
  const [whole, setWhole] = useState(false);
  const { part, title, facets, distinct } = group;
  const ticked = new Set(state[part]);
  const shown = whole ? facets : facets.filter(({ value }, index) => index < firstValues || ticked.has(value));
  const rest = distinct - shown.length;
  const showAll = () => {
    setWhole(true);
    onAllValues();
  };
  return (
    <fieldset className="filter-group">
      <legend>{title}</legend>
      {shown.map(({ id, value, count }) => (
        <Tick
          key={value}
          id={id}
          label={value}
          count={count}
          checked={ticked.has(value)}
          onChange={() => onChange(toggled(state, part, value))}
        />
      ))}
      {rest > 0 && (
        <button className="link more-values" type="button" onClick={showAll}>
          Ver {rest} más<span className="visually-hidden"> de {title.toLowerCase()}</span>
        </button>
      )}
    </fieldset>
  );
}
