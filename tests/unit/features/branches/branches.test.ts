import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { branches as seedBranches } from '../../../../scripts/sandbox/seed/shop.ts';
import type { Branch } from '../../../../src/contract/catalogue.ts';
import { sortForShopper } from '../../../../src/features/branches/branches.ts';
import { withSlugs } from '../../../../src/features/branches/branchSlugs.ts';
import { toBranchStock } from '../../../../src/features/branches/branchStock.ts';
import { findNearbyBranches, findPostalCode } from '../../../../src/features/branches/nearbyBranches.ts';
import { $selectedBranch, selectedBranchId } from '../../../../src/features/branches/branches.store.ts';
import { selectLinkedBranch } from '../../../../src/features/branches/selectBranch.client.ts';
import {
  readSelectedBranch,
  saveSelectedBranch,
  showBranch,
} from '../../../../src/features/branches/selectedBranch.ts';
import { shop } from '../../../../src/shop.ts';
import { anyText, createProduct } from '../../../support/productFactory.ts';
import { stubStorage } from '../../../support/stubStorage.ts';

const createBranch = (id: string, postalCode: string, neighbourhood = 'Centro', city = 'Guadalajara'): Branch => ({
  ...(seedBranches[0] as Branch),
  id,
  postalCode,
  neighbourhood,
  city,
});
const invalidCode = { error: 'El formato del código postal no es correcto o el campo está vacío' };
const noBranches = { error: 'No contamos con sucursales cerca de tu código postal' };

describe('R2.7 the branches near a postal code', () => {
  const findIds = (typed: string, branches: readonly Branch[] = seedBranches) => {
    const result = findNearbyBranches(typed, branches);
    return 'error' in result ? result : result.branches.map(({ id }) => id);
  };

  test.each(['', ' ', '4', '4410', '   4410   ', '\t44\n'])('%j is too short', (typed) => {
    expect(findIds(typed)).toEqual(invalidCode);
  });

  test.each([
    ['44100', ['1', '2']],
    ['45050', ['2', '1']],
    ['49999', ['2', '1']],
    [' 40000 ', ['1', '2']],
    ['06700', ['3']],
    ['99999', ['6']],
    ['29000', ['5']],
    [' 44100', ['1', '2']],
    ['C.P. 44100', ['1', '2']],
    ['CP 45050, Zapopan', ['2', '1']],
  ])('%s finds the branches whose code starts with the same digit, the nearest first', (typed, ids) => {
    expect(findIds(typed)).toEqual(ids);
  });

  test.each(['10000', '33333', '88888', 'abcde', '-4410', '٤٤١٠٠'])('no branch is near %s', (typed) => {
    expect(findIds(typed)).toEqual(noBranches);
  });

  test('a branch whose code is not a number comes last; a branch without a code is not found', () => {
    const branches = [
      createBranch('1', '4A100'),
      createBranch('2', ''),
      createBranch('3', '44900'),
      createBranch('4', '44200'),
    ];
    expect(findIds('44100', branches)).toEqual(['4', '3', '1']);
    expect(findIds('44100', [])).toEqual(noBranches);
  });

  test('each branch is found once, sorted by distance, and the input stays unchanged', () => {
    const anyCode = fc.integer({ min: 0, max: 99_999 }).map((number) => String(number).padStart(5, '0'));
    fc.assert(
      fc.property(fc.oneof(anyCode, anyText), fc.array(anyCode, { maxLength: 12 }), (typed, codes) => {
        const branches = codes.map((code, index) => createBranch(String(index), code));
        const before = structuredClone(branches);
        const result = findNearbyBranches(typed, branches);
        expect(branches).toEqual(before);
        if ('error' in result) return;
        const code = findPostalCode(typed) ?? typed.trim();
        const digit = code.charAt(0);
        expect(new Set(result.branches)).toEqual(
          new Set(branches.filter(({ postalCode }) => postalCode.startsWith(digit))),
        );
        const distances = result.branches.map(({ postalCode }) => Math.abs(Number(postalCode) - Number(code)));
        if (!distances.some(Number.isNaN)) expect(distances).toEqual(distances.toSorted((a, b) => a - b));
      }),
    );
  });
});

describe('R2.10 the order of branches for a shopper', () => {
  const sortedIds = (selectedId: string, postalCode: string) =>
    sortForShopper(seedBranches, selectedId, postalCode).map(({ id }) => id);

  test('starts with the shopper’s branch, then the nearest to the typed postal code', () => {
    expect(sortedIds('3', '45000')).toEqual(['3', '2', '1', '4', '5', '6']);
    expect(sortedIds('1', '64000')).toEqual(['1', '4', '2', '6', '5', '3']);
  });

  test('is the order of the API without a valid postal code', () => {
    expect(sortedIds('5', '')).toEqual(['5', '1', '2', '3', '4', '6']);
    expect(sortedIds('', 'x')).toEqual(['1', '2', '3', '4', '5', '6']);
  });
});

describe('R2.11 the slug of a branch', () => {
  test.each([
    [
      'has the city, shortened, and the neighbourhood',
      [createBranch('3', '06000', 'Centro', 'Ciudad de México')],
      ['cdmx-centro'],
    ],
    [
      'ends with a number if an earlier branch has the same slug',
      [createBranch('1', '44100'), createBranch('7', '44101'), createBranch('9', '44102')],
      ['guadalajara-centro', 'guadalajara-centro-2', 'guadalajara-centro-3'],
    ],
    ['has a default for a name without letters', [createBranch('1', '1', '—', '')], ['sucursal']],
  ])('%s', (_, branches, slugs) => expect(withSlugs(branches).map(({ slug }) => slug)).toEqual(slugs));
});

test('R2.11 the stock of a branch has the number of its products, and the four categories with the most', () => {
  const createCategory = (name: string, ...pieces: number[]) => ({
    name,
    slug: name.toLowerCase(),
    products: pieces.map((count, index) =>
      createProduct({ id: `${index + 1}`, stock: { 1: count, 2: 1 }, image: index === 2 ? 'a.jpg' : '' }),
    ),
  });
  const categories = [
    createCategory('A', 1),
    createCategory('B', 1, 0, 2),
    createCategory('C', 0),
    createCategory('D', 1),
    createCategory('E', 1),
    createCategory('F', 1),
  ];
  const stock = toBranchStock([{ id: '1' }, { id: '9' }], categories);
  expect(Object.keys(stock)).toEqual(['1']);
  expect(stock['1']?.count).toBe(6);
  expect(stock['1']?.categories.map(({ name, text }) => [name, text])).toEqual([
    ['B', '2 artículos distintos en existencia'],
    ['A', '1 artículo en existencia'],
    ['D', '1 artículo en existencia'],
    ['E', '1 artículo en existencia'],
  ]);
  expect(stock['1']?.categories[0]?.picture).toContain('a.jpg');
});

describe('R2.6 the device stores the chosen branch', () => {
  /** Mocks the storage of device and tab, with this branch stored on the device. */
  function mockBrowserStorage(branch: string | null): Map<string, string> {
    stubStorage('sessionStorage');
    return stubStorage('localStorage', branch === null ? [] : [['sucursal', branch]]);
  }
  beforeEach(() => {
    vi.stubGlobal('document', { querySelectorAll: () => [], querySelector: () => null });
    $selectedBranch.set(null);
  });
  afterEach(() => vi.unstubAllGlobals());

  test('and restores it', () => {
    mockBrowserStorage(null);
    expect(readSelectedBranch()).toBeNull();
    expect(selectedBranchId()).toBe(shop.mainBranch);
    saveSelectedBranch({ id: '3', name: 'CDMX · Centro' });
    expect(readSelectedBranch()).toEqual({ id: '3', name: 'CDMX · Centro' });
    expect(selectedBranchId()).toBe('3');
  });

  test.each(
    // prettier-ignore
    [
      '', 'null', '3', '"3"', '{}', '{"id":3,"name":"x"}', '{"id":"3"}', '{"id":"1 OR 1","name":"x"}', '{"id":',
    ],
  )('an invalid value, %s, is ignored', (value) => {
    mockBrowserStorage(value);
    expect(readSelectedBranch()).toBeNull();
    expect(selectedBranchId()).toBe(shop.mainBranch);
  });

  test('the store has the branch that the page shows, and tells its listeners of each change', () => {
    const chosen: (string | undefined)[] = [];
    const unsubscribe = $selectedBranch.listen((branch) => chosen.push(branch?.id));
    for (const id of ['3', '3', '5']) showBranch({ id, name: 'x' });
    showBranch(null);
    unsubscribe();
    expect(chosen).toEqual(['3', '5']);
  });

  test('R2.12 the branch of the URL is that of the visit, and the device keeps its own; a new choice replaces both', () => {
    const items = mockBrowserStorage('{"id":"3","name":"CDMX · Centro"}');
    vi.stubGlobal('location', { search: '?tienda=5' });
    vi.spyOn(performance, 'getEntriesByType').mockReturnValueOnce([
      { type: 'navigate' },
    ] as unknown as PerformanceEntryList);
    const branches = JSON.stringify([['5', 'Zona Centro', 'Tijuana', '22000']]);
    vi.stubGlobal('document', { querySelectorAll: () => [], querySelector: () => ({ dataset: { branches } }) });
    selectLinkedBranch();
    expect(selectedBranchId()).toBe('5');
    expect(items.get('sucursal')).toContain('"3"');
    expect(readSelectedBranch()).toEqual({ id: '5', name: 'Tijuana · Zona Centro' });
    saveSelectedBranch({ id: '2', name: 'Zapopan' });
    expect(selectedBranchId()).toBe('2');
    expect(items.get('sucursal')).toContain('"2"');
    expect(readSelectedBranch()?.id).toBe('2');
  });

  test('if the browser blocks storage, the main branch is the default, and a choice lasts for the page', () => {
    const block = (): never => {
      throw new DOMException('rejected', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: block, setItem: block });
    expect(selectedBranchId()).toBe(shop.mainBranch);
    saveSelectedBranch({ id: '3', name: 'x' });
    expect(selectedBranchId()).toBe('3');
  });
});
