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
 * The active filters, each removed with one tap. The focus then moves to the next chip, or to the previous one; without chips, to
 * the sort select or the filters button.
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
    // A hidden control takes no focus: results have no sort select on phones.
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

/** An active filter. */
interface Chip {
  /** Its facet and value, since a brand and a category may have the same name; by default the label. */
  key?: string;
  label: string;
  /** The state without this filter. */
  without: ListState;
}

/** Labels of the checkboxes of branch and stock, and of their chips. */
export const checkboxLabels = { inBranch: 'En mi sucursal', inStock: 'Sólo existencias' } as const;

/** The chips of all active filters. @param phoneName the name of the phone in the state */
export function toChips(state: ListState, phoneName = state.phone.replaceAll('-', ' ')): Chip[] {
  const toValueChips = (facet: FacetName, labelPrefix = ''): Chip[] =>
    state[facet].map((value) => ({
      key: `${facet} ${value}`,
      label: labelPrefix + value,
      without: toggleValue(state, facet, value),
    }));
  const price = formatRange(state.price);
  return [
    ...(state.inBranch ? [{ label: checkboxLabels.inBranch, without: { ...state, inBranch: false } }] : []),
    ...(state.inStock ? [{ label: checkboxLabels.inStock, without: { ...state, inStock: false } }] : []),
    ...(state.phone ? [{ label: `Para ${phoneName}`, without: { ...state, phone: '' } }] : []),
    ...attributeNames.flatMap((attribute) => toValueChips(attribute, `${attributeTitles[attribute]}: `)),
    ...toValueChips('brands'),
    ...toValueChips('categories'),
    ...(price ? [{ label: price, without: { ...state, price: { min: null, max: null } } }] : []),
  ];
}

/** Checks a value of a facet, or unchecks it. */
export function toggleValue(state: ListState, facet: FacetName, value: string): ListState {
  const others = state[facet].filter((other) => valueKey(other) !== valueKey(value));
  return { ...state, [facet]: others.length < state[facet].length ? others : [...others, value] };
}

function formatRange({ min, max }: PriceLimits): string {
  if (min === null) return max === null ? '' : `Hasta ${formatPesos(max)}`;
  return max === null ? `Desde ${formatPesos(min)}` : `${formatPesos(min)} a ${formatPesos(max)}`;
}
