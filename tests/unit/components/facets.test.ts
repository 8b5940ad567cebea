import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toggleValue } from '../../../src/components/filters/Chips.tsx';
import { toListEntry } from '../../../src/components/card.ts';
import {
  createFacets,
  toPageFacets,
  maxFirstValues,
  toCheckboxIds,
  type Facet,
} from '../../../src/components/filters/facets.ts';
import { refine } from '../../../src/components/filters/refine.ts';
import { defaultState, type ListState } from '../../../src/components/filters/listState.ts';
import { anyList, anyState } from '../../support/entries.ts';
import { maliciousTexts } from '../../support/maliciousTexts.ts';
import { productOf } from '../../support/rows.ts';

/** The state with one value checked in a group and no other. */
const only = (state: ListState, name: Facet['name'], value: string): ListState =>
  toggleValue({ ...state, [name]: [] }, name, value);

describe('R4.9 what can be filtered, with its count', () => {
  test('a count is what ticking that value alone would leave, the other parts in force', () => {
    fc.assert(
      fc.property(anyList, anyState, (list, state) => {
        const { facets, inStockCount, ownBranchCount } = createFacets(list, state, '1');
        for (const { name, values } of facets)
          for (const { value, count } of values)
            expect(count, value).toBe(refine(list, only(state, name, value), '1').length);
        expect(inStockCount).toBe(refine(list, { ...state, inStock: true }, '1').length);
        if (ownBranchCount !== undefined)
          expect(ownBranchCount).toBe(refine(list, { ...state, ownBranch: true }, '1').length);
      }),
    );
  });

  test('values and their order do not depend on what is checked', () => {
    fc.assert(
      fc.property(anyList, anyState, (list, state) => {
        const values = (of: ListState) =>
          createFacets(list, of).facets.map(({ name, values }) => [
            name,
            ...values.map(({ id, value }) => [id, value]),
          ]);
        expect(values(state)).toEqual(values(defaultState));
        expect(createFacets(list, state).bounds).toEqual(createFacets(list, defaultState).bounds);
      }),
    );
  });

  const products = (brands: string[]) =>
    brands.map((brand, index) => toListEntry(productOf({ id: `${index + 1}`, brand })));
  const parts = (brands: string[]) => createFacets(products(brands), defaultState).facets.map(({ name }) => name);

  test('a group with one distinct value is hidden, and nothing is no value', () => {
    expect(parts(['Kuvo', 'Kuvo'])).toEqual([]);
    expect(parts(['Kuvo', ''])).toEqual([]);
    expect(parts(['Kuvo', 'Norda'])).toEqual(['brands']);
    expect(parts([])).toEqual([]);
  });

  test('a brand that is written in two ways is one box, however it is checked', () => {
    const list = products(['SAMSUNG', 'Samsung', 'Norda']);
    const [facet] = createFacets(list, defaultState).facets;
    expect(facet?.values.map(({ value, count }) => [value, count])).toEqual([
      ['SAMSUNG', 2],
      ['Norda', 1],
    ]);
    for (const value of ['Samsung', 'SAMSUNG', 'samsung'])
      expect(refine(list, only(defaultState, 'brands', value))).toHaveLength(2);
    expect(toggleValue(only(defaultState, 'brands', 'Samsung'), 'brands', 'SAMSUNG').brands).toEqual([]);
    expect(createFacets(products(['Samsung', 'SAMSUNG']), defaultState).facets).toEqual([]);
  });

  test('the most frequent first, then by name', () => {
    const [facet] = createFacets(products(['Zeta', 'Norda', 'Álamo', 'Zeta']), defaultState).facets;
    expect(facet?.values.map(({ value, count }) => [value, count])).toEqual([
      ['Zeta', 2],
      ['Álamo', 1],
      ['Norda', 1],
    ]);
  });

  test('R4.21 what at least 60 % of the names tell is a group, by value, with a box for the others', () => {
    const named = (names: string[]) => names.map((name, index) => toListEntry(productOf({ id: `${index + 1}`, name })));
    const groupsOf = (names: string[]) =>
      createFacets(named(names), defaultState).facets.map(({ title, values }) => [
        title,
        ...values.map(({ value, count }) => `${value}: ${count}`),
      ]);
    const three = ['Cable HDMI 10 m', 'Cable HDMI 1.5 m', 'Cable HDMI 2 m'];
    expect(groupsOf([...three, 'Cable', 'Cable plano'])).toEqual([
      ['Conector', 'HDMI: 3', 'No lo dice: 2'],
      ['Largo', '1.5 m: 1', '2 m: 1', '10 m: 1', 'No lo dice: 2'],
    ]);
    expect(groupsOf([...three, 'Cable', 'Cable', 'Cable'])).toEqual([]);
    // All tell the same.
    expect(groupsOf(['Cable HDMI 1 m', 'Cable HDMI 2 m'])).toEqual([['Largo', '1 m: 1', '2 m: 1']]);
  });

  test('R4.10 the lowest and the highest regular price, and none without products', () => {
    const list = [{ price: 500, discountPrice: 100 }, { price: 300 }, { price: 900 }].map((row, index) =>
      toListEntry(productOf({ ...row, id: String(index + 1) })),
    );
    expect(createFacets(list, { ...defaultState, price: { min: 400, max: 600 } }).bounds).toEqual({
      lowest: 300,
      highest: 900,
      offers: true,
    });
    expect(createFacets(list.slice(1), defaultState).bounds).not.toHaveProperty('offers');
    expect(createFacets([], defaultState).bounds).toBeNull();
  });

  test('a page comes with the first values, and tells nothing of stock', () => {
    const brands = Array.from({ length: maxFirstValues + 3 }, (_, index) => `Marca ${index}`);
    const page = toPageFacets(createFacets(products(brands), defaultState));
    expect(page.facets[0]?.values).toHaveLength(maxFirstValues);
    expect(page.facets[0]?.distinct).toBe(maxFirstValues + 3);
    // One more has the room of the button that would show it.
    const nine = toPageFacets(createFacets(products(brands.slice(0, maxFirstValues + 1)), defaultState));
    expect(nine.facets[0]?.values).toHaveLength(maxFirstValues + 1);
    expect(page.inStockCount).toBeNull();
    expect(page.ownBranchCount).toBeNull();
    expect(createFacets([toListEntry(productOf({ stock: { '': 3 } }))], defaultState)).not.toHaveProperty(
      'ownBranchCount',
    );
  });
});

describe('R4.9 ids of boxes', () => {
  test.each([
    [['Kuvo'], ['marca-Kuvo']],
    [
      ['Audio & Video', 'AudioVideo', 'Audio Video'],
      ['marca-AudioVideo', 'marca-AudioVideo2', 'marca-AudioVideo3'],
    ],
    [
      ['A', 'A2', 'A '],
      ['marca-A', 'marca-A2', 'marca-A3'],
    ],
    [
      ['&', ' '],
      ['marca-', 'marca-2'],
    ],
  ])('%j', (values, expected) => {
    expect(toCheckboxIds('marca-', values)).toEqual(expected);
  });

  test('no two are the same, and none holds a space or an ampersand', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ unit: fc.constantFrom('a', '2', ' ', '&') })), (values) => {
        const made = toCheckboxIds('marca-', values);
        expect(new Set(made).size).toBe(values.length);
        expect(made.join('')).not.toMatch(/[\s&]/);
      }),
    );
  });
});

test('P39 no id made from data is one that a page or a script of it looks for', () => {
  const names = [
    ...maliciousTexts,
    'main',
    'chat',
    'search',
    'body',
    'forms',
    'categories',
    'constructor',
    '__proto__',
    '',
  ];
  const ids = toCheckboxIds('marca', names);
  expect(new Set(ids).size).toBe(names.length);
  for (const id of ids) expect(id).toMatch(/^marca[^\s]*$/u);
  expect(ids.filter((id) => ['main', 'chat', 'search'].includes(id))).toEqual([]);
});
