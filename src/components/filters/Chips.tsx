import { useEffect, useRef } from 'react';
import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';
import type { Chip } from './chips.ts';
import type { ListState } from './listState.ts';

interface Props {
  chips: Chip[];
  onChange: (state: ListState) => void;
}

/** The filters in force, each taken off with one tap. The focus goes on to the next, or to what follows the last. */
export function Chips({ chips, onChange }: Props) {
  const root = useRef<HTMLUListElement>(null);
  const takenOff = useRef<number>(undefined);
  useEffect(() => {
    if (takenOff.current === undefined) return;
    const left = root.current?.querySelectorAll('button') ?? [];
    const next = left[Math.min(takenOff.current, left.length - 1)];
    takenOff.current = undefined;
    (next ?? root.current?.parentElement?.querySelector('select'))?.focus();
  }, [chips.length]);
  return (
    <ul ref={root} className="chips" role="list" aria-label="Filtros aplicados" hidden={chips.length === 0}>
      {chips.map(({ label, without }, index) => (
        <li key={label}>
          <button
            className="chip"
            type="button"
            aria-label={`Quitar ${label}`}
            onClick={() => {
              takenOff.current = index;
              onChange(without);
            }}
          >
            {label}
            <Icon paths={icons.close} className="icon small" />
          </button>
        </li>
      ))}
    </ul>
  );
}
