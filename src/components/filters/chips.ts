import { formatPesos } from '../../lib/money.ts';
import { valueKey, type ListState, type PriceRange } from './listState.ts';

/** A filter in force: what it is called, and the state without it. */
export interface Chip {
  label: string;
  without: ListState;
}

/** Every filter in force, each with the way to take it off. @param phoneName what the phone of the state is called */
export function chipsOf(state: ListState, phoneName = state.phone.replaceAll('-', ' ')): Chip[] {
  const ticked = (part: 'brands' | 'categories'): Chip[] =>
    state[part].map((value) => ({ label: value, without: toggled(state, part, value) }));
  const price = rangeText(state.price);
  return [
    ...(state.here ? [{ label: 'En mi sucursal', without: { ...state, here: false } }] : []),
    ...(state.inStock ? [{ label: 'Sólo existencias', without: { ...state, inStock: false } }] : []),
    ...(state.phone ? [{ label: `Para ${phoneName}`, without: { ...state, phone: '' } }] : []),
    ...ticked('brands'),
    ...ticked('categories'),
    ...(price ? [{ label: price, without: { ...state, price: { min: null, max: null } } }] : []),
  ];
}

/** The state with a value ticked, or unticked where it was. */
export function toggled(state: ListState, part: 'brands' | 'categories', value: string): ListState {
  const others = state[part].filter((other) => valueKey(other) !== valueKey(value));
  return { ...state, [part]: others.length < state[part].length ? others : [...others, value] };
}

function rangeText({ min, max }: PriceRange): string {
  if (min === null) return max === null ? '' : `Hasta ${formatPesos(max)}`;
  return max === null ? `Desde ${formatPesos(min)}` : `${formatPesos(min)} a ${formatPesos(max)}`;
}
