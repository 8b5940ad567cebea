import { useEffect, useRef } from 'react';
import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';
import { type FacetName, type ListState, valueKey, type PriceLimits } from './listState.ts';
import { formatPesos } from '../../lib/money.ts';
import { attributeNames, attributeTitles } from '../productAttributes.ts';

interface Props {
  chips: Chip[];
  onChange: (state: ListState) => void;
  onClear: () => void;
}

/**
 * The active filters, each removed with one tap. The focus moves to the next one, else to the one before; without any, to the
 * sort select or the button of the filters.
 */
export function Chips({ chips, onChange, onClear }: Props) {
  const root = useRef<HTMLUListElement>(null);
  const lastRemoved = useRef<number>(undefined);
  useEffect(() => {
    if (lastRemoved.current === undefined) return;
    const remaining = root.current?.querySelectorAll<HTMLButtonElement>('.chip') ?? [];
    const next = remaining[Math.min(lastRemoved.current, remaining.length - 1)];
    lastRemoved.current = undefined;
    const controls = root.current?.parentElement?.querySelectorAll<HTMLElement>('.filters-toggle, select') ?? [];
    // One that is hidden takes no focus: results have no sort select on phones.
    for (const control of next ? [next] : controls) control.focus();
  }, [chips.length]);
  return (
    <ul ref={root} className="chips" role="list" aria-label="Filtros aplicados" hidden={chips.length === 0}>
      {chips.map(({ key, label, without }, index) => (
        <li key={key ?? label}>
          <button
            className="chip"
            type="button"
            aria-label={`Quitar ${label}`}
            onClick={() => {
              lastRemoved.current = index;
              onChange(without);
            }}
          >
            {label}
            <Icon paths={icons.close} className="icon small" />
          </button>
        </li>
      ))}
      <li>
        <button className="link" type="button" onClick={onClear}>
          Limpiar todo
        </button>
      </li>
    </ul>
  );
}

/** An active filter: its label, and the state without it. */
interface Chip {
  /** Its value with its facet, since a brand and a category may have the same name. */
  key?: string;
  label: string;
  without: ListState;
}

/** Labels of the two checkboxes without a group, also used on their chips. */
export const checkboxLabels = { ownBranch: 'En mi sucursal', inStock: 'Sólo existencias' } as const;

/** All active filters, each with the state without it. @param phoneName name of the phone in the state */
export function toChips(state: ListState, phoneName = state.phone.replaceAll('-', ' ')): Chip[] {
  const toValueChips = (part: FacetName, title = ''): Chip[] =>
    state[part].map((value) => ({
      key: `${part} ${value}`,
      label: title + value,
      without: toggleValue(state, part, value),
    }));
  const price = rangeText(state.price);
  return [
    ...(state.ownBranch ? [{ label: checkboxLabels.ownBranch, without: { ...state, ownBranch: false } }] : []),
    ...(state.inStock ? [{ label: checkboxLabels.inStock, without: { ...state, inStock: false } }] : []),
    ...(state.phone ? [{ label: `Para ${phoneName}`, without: { ...state, phone: '' } }] : []),
    ...attributeNames.flatMap((attribute) => toValueChips(attribute, `${attributeTitles[attribute]}: `)),
    ...toValueChips('brands'),
    ...toValueChips('categories'),
    ...(price ? [{ label: price, without: { ...state, price: { min: null, max: null } } }] : []),
  ];
}

/** The state with a value checked, or unchecked where it was checked. */
export function toggleValue(state: ListState, part: FacetName, value: string): ListState {
  const others = state[part].filter((other) => valueKey(other) !== valueKey(value));
  return { ...state, [part]: others.length < state[part].length ? others : [...others, value] };
}

function rangeText({ min, max }: PriceLimits): string {
  if (min === null) return max === null ? '' : `Hasta ${formatPesos(max)}`;
  return max === null ? `Desde ${formatPesos(min)}` : `${formatPesos(min)} a ${formatPesos(max)}`;
}
