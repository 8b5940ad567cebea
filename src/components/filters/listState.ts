import { toCents, toDecimal, type Cents } from '../../lib/money.ts';
import { truncate } from '../../lib/truncate.ts';
import type { AttributeName } from '../productAttributes.ts';

/** The values of the sort select: most sold, lowest and highest price first (R4.6). */
export type Sort = '0' | '1' | '2';

/** Edges of a price range, both inclusive; null if a shopper set none. */
export interface PriceLimits {
  min: Cents | null;
  max: Cents | null;
}

/** The groups of boxes, by what the URL calls them. */
const groupNames = {
  brands: 'marca',
  categories: 'categoria',
  capacity: 'capacidad',
  battery: 'bateria',
  size: 'tamano',
  connector: 'conector',
  length: 'largo',
  power: 'potencia',
} as const;

export type GroupPart = 'brands' | 'categories' | AttributeName;
const groupParts = Object.keys(groupNames) as GroupPart[];

/** The values checked in each group, in the order in which they were. */
type SelectedValues = Readonly<Record<GroupPart, readonly string[]>>;

/** The filters and the order of a list, as the URL has them. */
export interface ListState extends SelectedValues {
  inStock: boolean;
  /** Only what the shopper's own branch has (R4.18). */
  here: boolean;
  price: PriceLimits;
  /** The phone that products have to be for, by its name in URLs; "" for any. */
  phone: string;
  sort: Sort;
}

const anyPrice: PriceLimits = { min: null, max: null };

/** What two spellings of one brand share: back offices write "Samsung" and "SAMSUNG". */
export const valueKey = (value: string): string => value.toLowerCase();

/** The same for each group. */
const forGroups = <T>(valueFor: (part: GroupPart) => T): Record<GroupPart, T> =>
  Object.fromEntries(groupParts.map((part) => [part, valueFor(part)])) as Record<GroupPart, T>;

export const defaultState: ListState = {
  ...forGroups((): string[] => []),
  inStock: false,
  here: false,
  price: anyPrice,
  phone: '',
  sort: '0',
};

/** The state without its boxes, prices, branch and phone; the in-stock box and the order stay (R4.9). */
export const withoutFilters = ({ inStock, sort }: ListState): ListState => ({ ...defaultState, inStock, sort });

/** Whether a list shows all that it has. */
export const hasNoFilters = (state: ListState): boolean => {
  const { inStock, here, price, phone } = state;
  const noValues = groupParts.every((part) => state[part].length === 0);
  return !inStock && !here && !phone && noValues && price.min === null && price.max === null;
};

export const isDefaultState = (state: ListState): boolean => hasNoFilters(state) && state.sort === '0';

const orders = new Map<string | null, Sort>([
  ['ASC', '1'],
  ['DESC', '2'],
]);

/** Names of the state in a URL; the inline script in the head knows how they begin (inlineScripts.ts). */
const names = [
  ...Object.values(groupNames),
  ...['existencias', 'sucursal', 'ordenar', 'precio-min', 'precio-max', 'celular'],
];

/** Limits of what is read from a URL, which may hold anything: boxes of a group, characters of a name. */
const maxSelected = 50;
const maxValueLength = 200;

/** Reads the state from a query; what is unknown counts as not there (R4.7). */
export function readState(query: string): ListState {
  const parameters = new URLSearchParams(query);
  const readValues = (name: string): string[] => {
    const values = parameters.getAll(name).slice(0, maxSelected);
    return [...new Set(values.map((value) => truncate(value, maxValueLength)).filter(Boolean))];
  };
  const min = edge(parameters.get('precio-min'));
  const max = edge(parameters.get('precio-max'));
  return {
    ...forGroups((part) => readValues(groupNames[part])),
    inStock: parameters.get('existencias') === '1',
    here: parameters.get('sucursal') === '1',
    price: min !== null && max !== null && min > max ? anyPrice : { min, max },
    phone: /^[a-z0-9-]{1,60}$/.exec(parameters.get('celular') ?? '')?.[0] ?? '',
    sort: orders.get(parameters.get('ordenar')) ?? '0',
  };
}

function edge(text: string | null): Cents | null {
  const cents = text === null ? null : toCents(text);
  return cents !== null && cents >= 0 ? cents : null;
}

/** The query with the state in it: `existencias=1`, `ordenar=ASC|DESC`, `sucursal=1`, … (R4.5, R4.6, R4.18); other parameters stay. */
export function writeState(query: string, state: ListState): string {
  const { inStock, here, price, phone, sort } = state;
  const parameters = new URLSearchParams(query);
  for (const name of names) parameters.delete(name);
  if (inStock) parameters.set('existencias', '1');
  if (here) parameters.set('sucursal', '1');
  for (const part of groupParts) for (const value of state[part]) parameters.append(groupNames[part], value);
  if (price.min !== null) parameters.set('precio-min', toDecimal(price.min).replace('.00', ''));
  if (price.max !== null) parameters.set('precio-max', toDecimal(price.max).replace('.00', ''));
  if (phone) parameters.set('celular', phone);
  if (sort !== '0') parameters.set('ordenar', sort === '1' ? 'ASC' : 'DESC');
  const text = parameters.toString();
  return text && `?${text}`;
}
