import { toCents, toDecimal, type Cents } from '../../lib/money.ts';
import { truncate } from '../../lib/truncate.ts';
import type { AttributeName } from '../productAttributes.ts';

/** The values of the sort select: most sold, lowest and highest price first (R4.6). */
export type Sort = '0' | '1' | '2';

/** The limits of a price range, inclusive; null for no limit. */
export interface PriceLimits {
  min: Cents | null;
  max: Cents | null;
}

const facetParameters = {
  brands: 'marca',
  categories: 'categoria',
  capacity: 'capacidad',
  battery: 'bateria',
  size: 'tamano',
  connector: 'conector',
  length: 'largo',
  power: 'potencia',
} as const;

export type FacetName = 'brands' | 'categories' | AttributeName;
const facetNames = Object.keys(facetParameters) as FacetName[];

/** The checked values of each facet, in the order in which they were checked. */
type SelectedValues = Readonly<Record<FacetName, readonly string[]>>;

/** The filters and sort order of a list, which its URL contains. */
export interface ListState extends SelectedValues {
  inStock: boolean;
  /** Only what the shopper's branch has (R4.18). */
  inBranch: boolean;
  price: PriceLimits;
  /** Slug of the phone that products have to fit; "" for any. */
  phone: string;
  sort: Sort;
}

const anyPrice: PriceLimits = { min: null, max: null };

/** Normalizes a value for comparison: the API may have both "Samsung" and "SAMSUNG". */
export const valueKey = (value: string): string => value.toLowerCase();

const forFacets = <T>(valueFor: (name: FacetName) => T): Record<FacetName, T> =>
  Object.fromEntries(facetNames.map((name) => [name, valueFor(name)])) as Record<FacetName, T>;

export const defaultState: ListState = {
  ...forFacets((): string[] => []),
  inStock: false,
  inBranch: false,
  price: anyPrice,
  phone: '',
  sort: '0',
};

/** The state after "Limpiar filtros" in the sidebar: the in-stock filter and the sort order stay (R4.9). */
export const clearFilters = ({ inStock, sort }: ListState): ListState => ({ ...defaultState, inStock, sort });

/** The state that shows the whole list; the sort order stays. */
export const clearAllFilters = ({ sort }: ListState): ListState => ({ ...defaultState, sort });

/** Whether the list shows all of its products. */
export const hasNoFilters = (state: ListState): boolean => {
  const { inStock, inBranch, price, phone } = state;
  const noValues = facetNames.every((name) => state[name].length === 0);
  return !inStock && !inBranch && !phone && noValues && price.min === null && price.max === null;
};

export const isDefaultState = (state: ListState): boolean => hasNoFilters(state) && state.sort === '0';

const sortByParameter = new Map<string | null, Sort>([
  ['ASC', '1'],
  ['DESC', '2'],
]);

/** URL parameters of the state; the inline script in the head matches their prefixes (inlineScripts.ts). */
const parameterNames = [
  ...Object.values(facetParameters),
  ...['existencias', 'sucursal', 'ordenar', 'precio-min', 'precio-max', 'celular'],
];

/** Limits for untrusted URLs: values of a facet, characters of a value. */
const maxSelected = 50;
const maxValueLength = 200;

/** Reads the state from a query; unknown values are ignored (R4.7). */
export function readState(query: string): ListState {
  const parameters = new URLSearchParams(query);
  const readValues = (name: string): string[] => {
    const values = parameters.getAll(name).slice(0, maxSelected);
    return [...new Set(values.map((value) => truncate(value, maxValueLength)).filter(Boolean))];
  };
  const min = parseLimit(parameters.get('precio-min'));
  const max = parseLimit(parameters.get('precio-max'));
  return {
    ...forFacets((name) => readValues(facetParameters[name])),
    inStock: parameters.get('existencias') === '1',
    inBranch: parameters.get('sucursal') === '1',
    price: min !== null && max !== null && min > max ? anyPrice : { min, max },
    phone: /^[a-z0-9-]{1,60}$/.exec(parameters.get('celular') ?? '')?.[0] ?? '',
    sort: sortByParameter.get(parameters.get('ordenar')) ?? '0',
  };
}

function parseLimit(text: string | null): Cents | null {
  const cents = text === null ? null : toCents(text);
  return cents !== null && cents >= 0 ? cents : null;
}

/** Writes the state into a query: `existencias=1`, `ordenar=ASC|DESC`, `sucursal=1`, … (R4.5, R4.6, R4.18); other parameters stay. */
export function writeState(query: string, state: ListState): string {
  const { inStock, inBranch, price, phone, sort } = state;
  const parameters = new URLSearchParams(query);
  for (const name of parameterNames) parameters.delete(name);
  if (inStock) parameters.set('existencias', '1');
  if (inBranch) parameters.set('sucursal', '1');
  for (const name of facetNames) for (const value of state[name]) parameters.append(facetParameters[name], value);
  if (price.min !== null) parameters.set('precio-min', toDecimal(price.min).replace('.00', ''));
  if (price.max !== null) parameters.set('precio-max', toDecimal(price.max).replace('.00', ''));
  if (phone) parameters.set('celular', phone);
  if (sort !== '0') parameters.set('ordenar', sort === '1' ? 'ASC' : 'DESC');
  const text = parameters.toString();
  return text && `?${text}`;
}

/** From this width on, the filters are a sidebar (List.css). Not in Filters.tsx, which lists load on demand. */
export const sidebarQuery = '(min-width: 900px)';
