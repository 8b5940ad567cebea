import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toggleValue } from '../../../src/components/filters/Chips.tsx';
import { toListEntry } from '../../../src/components/card.ts';
import {
  createFilterPanel,
  toPageFilterPanel,
  maxInitialValues,
  toCheckboxIds,
  type Facet,
} from '../../../src/components/filters/facets.ts';
import { filterAndSort } from '../../../src/components/filters/filterAndSort.ts';
import { defaultState, type ListState } from '../../../src/components/filters/listState.ts';
import { anyList, anyState } from '../../support/listArbitraries.ts';
import { maliciousTexts } from '../../support/maliciousTexts.ts';
import { createProduct } from '../../support/productFactory.ts';

/** The state with a single value selected in a facet. */
const selectOnly = (state: ListState, name: Facet['name'], value: string): ListState =>
  toggleValue({ ...state, [name]: [] }, name, value);

describe('R4.9 the facets of a list', () => {
  test('a count is the number of results with only that value selected and the other filters applied', () => {
    fc.assert(
      fc.property(anyList, anyState, (list, state) => {
        const { facets, inStockCount, inBranchCount } = createFilterPanel(list, state, '1');
        for (const { name, values } of facets)
          for (const { value, count } of values)
            expect(count, value).toBe(filterAndSort(list, selectOnly(state, name, value), '1').length);
        expect(inStockCount).toBe(filterAndSort(list, { ...state, inStock: true }, '1').length);
        if (inBranchCount !== undefined)
          expect(inBranchCount).toBe(filterAndSort(list, { ...state, inBranch: true }, '1').length);
      }),
    );
  });

  test('values and their order do not depend on the state', () => {
    fc.assert(
      fc.property(anyList, anyState, (list, state) => {
        const toValues = (listState: ListState) =>
          createFilterPanel(list, listState).facets.map(({ name, values }) => [
            name,
            ...values.map(({ id, value }) => [id, value]),
          ]);
        expect(toValues(state)).toEqual(toValues(defaultState));
        expect(createFilterPanel(list, state).bounds).toEqual(createFilterPanel(list, defaultState).bounds);
      }),
    );
  });

  const createEntries = (brands: string[]) =>
    brands.map((brand, index) => toListEntry(createProduct({ id: `${index + 1}`, brand })));
  const findFacetNames = (brands: string[]) =>
    createFilterPanel(createEntries(brands), defaultState).facets.map(({ name }) => name);

  test('a facet with one distinct value is hidden; an empty value does not count', () => {
    expect(findFacetNames(['Kuvo', 'Kuvo'])).toEqual([]);
    expect(findFacetNames(['Kuvo', ''])).toEqual([]);
    expect(findFacetNames(['Kuvo', 'Norda'])).toEqual(['brands']);
    expect(findFacetNames([])).toEqual([]);
  });

  test('two spellings of a brand are one value, selected by either spelling', () => {
    const list = createEntries(['SAMSUNG', 'Samsung', 'Norda']);
    const [facet] = createFilterPanel(list, defaultState).facets;
    expect(facet?.values.map(({ value, count }) => [value, count])).toEqual([
      ['SAMSUNG', 2],
      ['Norda', 1],
    ]);
    for (const value of ['Samsung', 'SAMSUNG', 'samsung'])
      expect(filterAndSort(list, selectOnly(defaultState, 'brands', value))).toHaveLength(2);
    expect(toggleValue(selectOnly(defaultState, 'brands', 'Samsung'), 'brands', 'SAMSUNG').brands).toEqual([]);
    expect(createFilterPanel(createEntries(['Samsung', 'SAMSUNG']), defaultState).facets).toEqual([]);
  });

  test('values are sorted by frequency, then by name', () => {
    const [facet] = createFilterPanel(createEntries(['Zeta', 'Norda', 'Álamo', 'Zeta']), defaultState).facets;
    expect(facet?.values.map(({ value, count }) => [value, count])).toEqual([
      ['Zeta', 2],
      ['Álamo', 1],
      ['Norda', 1],
    ]);
  });

  test('R4.21 an attribute is a facet if at least 60 % of the names state it, sorted by value, with "No lo dice" for the others', () => {
    const describeFacets = (names: string[]) => {
      const list = names.map((name, index) => toListEntry(createProduct({ id: `${index + 1}`, name })));
      return createFilterPanel(list, defaultState).facets.map(({ title, values }) => [
        title,
        ...values.map(({ value, count }) => `${value}: ${count}`),
      ]);
    };
    const hdmiCables = ['Cable HDMI 10 m', 'Cable HDMI 1.5 m', 'Cable HDMI 2 m'];
    expect(describeFacets([...hdmiCables, 'Cable', 'Cable plano'])).toEqual([
      ['Conector', 'HDMI: 3', 'No lo dice: 2'],
      ['Largo', '1.5 m: 1', '2 m: 1', '10 m: 1', 'No lo dice: 2'],
    ]);
    expect(describeFacets([...hdmiCables, 'Cable', 'Cable', 'Cable'])).toEqual([]);
    // All names state the same connector.
    expect(describeFacets(['Cable HDMI 1 m', 'Cable HDMI 2 m'])).toEqual([['Largo', '1 m: 1', '2 m: 1']]);
  });

  test('R4.10 bounds are the lowest and the highest regular price, null without products', () => {
    const list = [{ price: 500, discountPrice: 100 }, { price: 300 }, { price: 900 }].map((prices, index) =>
      toListEntry(createProduct({ ...prices, id: String(index + 1) })),
    );
    expect(createFilterPanel(list, { ...defaultState, price: { min: 400, max: 600 } }).bounds).toEqual({
      lowest: 300,
      highest: 900,
      hasOffers: true,
    });
    expect(createFilterPanel(list.slice(1), defaultState).bounds).not.toHaveProperty('hasOffers');
    expect(createFilterPanel([], defaultState).bounds).toBeNull();
  });

  test('the HTML of a page has the initial values, and no stock counts', () => {
    const brands = Array.from({ length: maxInitialValues + 3 }, (_, index) => `Marca ${index}`);
    const page = toPageFilterPanel(createFilterPanel(createEntries(brands), defaultState));
    expect(page.facets[0]?.values).toHaveLength(maxInitialValues);
    expect(page.facets[0]?.valueCount).toBe(maxInitialValues + 3);
    // One more value takes no more space than the button that would show it.
    const withOneMore = toPageFilterPanel(
      createFilterPanel(createEntries(brands.slice(0, maxInitialValues + 1)), defaultState),
    );
    expect(withOneMore.facets[0]?.values).toHaveLength(maxInitialValues + 1);
    expect(page.inStockCount).toBeNull();
    expect(page.inBranchCount).toBeNull();
    expect(createFilterPanel([toListEntry(createProduct({ stock: { '': 3 } }))], defaultState)).not.toHaveProperty(
      'inBranchCount',
    );
  });
});

describe('R4.9 ids of checkboxes', () => {
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
  ])('of %j are %j', (values, expected) => {
    expect(toCheckboxIds('marca-', values)).toEqual(expected);
  });

  test('are unique, without spaces or ampersands', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ unit: fc.constantFrom('a', '2', ' ', '&') })), (values) => {
        const ids = toCheckboxIds('marca-', values);
        expect(new Set(ids).size).toBe(values.length);
        expect(ids.join('')).not.toMatch(/[\s&]/);
      }),
    );
  });
});

test('P39 an id made from data never equals an id of the page', () => {
  const values = [
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
  const ids = toCheckboxIds('marca', values);
  expect(new Set(ids).size).toBe(values.length);
  for (const id of ids) expect(id).toMatch(/^marca[^\s]*$/u);
  expect(ids.filter((id) => ['main', 'chat', 'search'].includes(id))).toEqual([]);
});
