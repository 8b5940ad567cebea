import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toChips, toggleValue } from '../../../src/components/filters/Chips.tsx';
import {
  clearFilters,
  isDefaultState,
  hasNoFilters,
  readState,
  defaultState,
  writeState,
  type ListState,
} from '../../../src/components/filters/listState.ts';
import { truncate } from '../../../src/lib/truncate.ts';
import { maliciousTexts } from '../../support/maliciousTexts.ts';
import { anyState } from '../../support/listArbitraries.ts';

const createState = (changes: Partial<ListState>): ListState => ({ ...defaultState, ...changes });
const stateParameters = [
  'existencias',
  'sucursal',
  'ordenar',
  'marca',
  'categoria',
  'precio-min',
  'precio-max',
  'celular',
  'largo',
  'conector',
];

describe('R4.5 R4.6 R4.9 R4.10 P42 the state of a list in its URL', () => {
  test.each<[string, Partial<ListState>]>([
    ['', {}],
    ['?existencias=1', { inStock: true }],
    ['?ordenar=ASC', { sort: '1' }],
    ['?sucursal=1', { inBranch: true }],
    ['?sucursal=2', {}],
    ['?existencias=1&ordenar=DESC', { inStock: true, sort: '2' }],
    ['?ordenar=DESC&busqueda=cable&existencias=1', { inStock: true, sort: '2' }],
    ['?marca=Kuvo&marca=T%C3%A1lamo&marca=Kuvo', { brands: ['Kuvo', 'Tálamo'] }],
    [
      '?largo=2+m&conector=USB-C+a+USB-C&largo=No+lo+dice',
      { length: ['2 m', 'No lo dice'], connector: ['USB-C a USB-C'] },
    ],
    ['?categoria=Audio+%26+Video&marca=', { categories: ['Audio & Video'] }],
    ['?precio-min=199.5&precio-max=1,600', { price: { min: 19_950, max: 160_000 } }],
    ['?precio-max=0', { price: { min: null, max: 0 } }],
    ['?precio-min=300&precio-max=200', {}],
    ['?precio-min=-1&precio-max=1e3', {}],
    ['?celular=galaxy-a54&ordenar=ASC', { phone: 'galaxy-a54', sort: '1' }],
    ['?celular=Galaxy+A54', {}],
    ['?celular=%3Cb%3E', {}],
    ['?existencias=0&ordenar=asc', {}],
    ['?existencias=true&ordenar=', {}],
    ['?ordenar=__proto__&existencias[]=1', {}],
    ['?%E0%A4%A&ordenar=ASC', { sort: '1' }],
  ])('"%s" is read as %j', (query, changes) => {
    expect(readState(query)).toEqual(createState(changes));
  });

  test.each<[string, Partial<ListState>, string]>([
    ['', {}, ''],
    ['', { inStock: true, sort: '1' }, '?existencias=1&ordenar=ASC'],
    ['?sucursal=1', { inBranch: true, inStock: true }, '?existencias=1&sucursal=1'],
    ['?sucursal=1', {}, ''],
    ['?existencias=1&ordenar=ASC', { sort: '2' }, '?ordenar=DESC'],
    ['?existencias=1&ordenar=ASC', {}, ''],
    ['?busqueda=funda+azul&ordenar=ASC', {}, '?busqueda=funda+azul'],
    ['?celular=iphone-15&busqueda=funda', { phone: 'galaxy-a54' }, '?busqueda=funda&celular=galaxy-a54'],
    ['?utm_source=x', { inStock: true }, '?utm_source=x&existencias=1'],
    ['?marca=Kuvo&marca=Norda', { brands: ['Norda'] }, '?marca=Norda'],
    ['', { price: { min: 19_900, max: 123_450 } }, '?precio-min=199&precio-max=1234.50'],
  ])('"%s" with %j becomes "%s"', (query, changes, expected) => {
    expect(writeState(query, createState(changes))).toBe(expected);
  });

  test('a written state is read again, and other parameters stay', () => {
    const otherParameters = fc.array(
      fc.tuple(fc.constantFrom('busqueda', 'utm', 'ñ', 'x'), fc.string({ maxLength: 5 })),
      {
        maxLength: 4,
      },
    );
    fc.assert(
      fc.property(otherParameters, anyState, anyState, (pairs, before, after) => {
        const query = writeState(`?${new URLSearchParams(pairs).toString()}`, before);
        const written = writeState(query, after);
        expect(readState(written)).toEqual(after);
        expect(writeState(written, after)).toBe(written);
        const remaining = [...new URLSearchParams(written)].filter(([name]) => !stateParameters.includes(name));
        expect(remaining).toEqual(pairs.map(([name, value]) => [name, value.toWellFormed()]));
        expect(isDefaultState(readState(writeState(written, defaultState)))).toBe(true);
      }),
    );
  });
});

describe('P42 a malicious URL of a list', () => {
  const parameters = ['existencias', 'ordenar', 'precio-min', 'precio-max'];

  test.each(parameters)('any value of %s gives a valid state', (name) => {
    for (const text of maliciousTexts) {
      for (const query of [`?${name}=${encodeURIComponent(text.toWellFormed())}`, `?${name}=${text}`]) {
        const { inStock, sort, price } = readState(query);
        expect([true, false]).toContain(inStock);
        expect(['0', '1', '2']).toContain(sort);
        for (const limit of [price.min, price.max]) if (limit !== null) expect(limit).toBeGreaterThanOrEqual(0);
        if (inStock) expect(new URLSearchParams(query).get('existencias')).toBe('1');
      }
    }
  });

  test('a facet has at most 50 selected values of at most 200 characters', () => {
    for (const text of maliciousTexts) {
      const { brands } = readState(`?marca=${encodeURIComponent(text.toWellFormed())}`);
      expect(brands).toEqual(text ? [truncate(text.toWellFormed(), 200)] : []);
      expect(writeState('', createState({ brands }))).toBe(
        text ? `?${new URLSearchParams({ marca: brands[0] ?? '' })}` : '',
      );
    }
    const many = Array.from({ length: 1000 }, (_, index) => `categoria=${index}`).join('&');
    expect(readState(`?${many}`).categories).toHaveLength(50);
  });
});

describe('R4.9 checkboxes and chips', () => {
  test('a second click undoes the first; the order of clicks does not matter', () => {
    const anyClicks = fc.array(fc.tuple(fc.constantFrom('brands', 'categories'), fc.constantFrom('a', 'b', 'c')), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(anyClicks, (clicks) => {
        const selectedAfter = (order: typeof clicks): [string[], string[]] => {
          const state = order.reduce(
            (current, [facet, value]) => toggleValue(current, facet as 'brands', value),
            defaultState,
          );
          return [state.brands.toSorted(), state.categories.toSorted()];
        };
        expect(selectedAfter(clicks.toReversed())).toEqual(selectedAfter(clicks));
        expect(selectedAfter([...clicks, ...clicks])).toEqual([[], []]);
      }),
    );
  });

  test('each applied filter has one chip; removing all of them leaves only the sort order', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const chips = toChips(state);
        const hasPriceFilter = state.price.min !== null || state.price.max !== null;
        expect(chips).toHaveLength(
          state.brands.length +
            state.categories.length +
            state.length.length +
            state.connector.length +
            [state.inStock, state.inBranch, hasPriceFilter, state.phone].filter(Boolean).length,
        );
        let remaining = state;
        for (let [chip] = chips; chip; [chip] = toChips(remaining)) remaining = chip.without;
        expect(remaining).toEqual({ ...defaultState, sort: state.sort });
      }),
    );
  });

  test('the chip of a price range reads as a phrase', () => {
    const labels = (price: ListState['price']) => toChips(createState({ price })).map(({ label }) => label);
    expect(labels({ min: 20_000, max: 160_000 })).toEqual(['$200 a $1,600']);
    expect(labels({ min: 19_950, max: null })).toEqual(['Desde $199.50']);
    expect(labels({ min: null, max: 0 })).toEqual(['Hasta $0']);
  });

  test('clearFilters() keeps the in-stock filter and the sort order', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(clearFilters(state)).toEqual({ ...defaultState, inStock: state.inStock, sort: state.sort });
        expect(hasNoFilters(clearFilters(state))).toBe(!state.inStock);
      }),
    );
  });
});
