import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { branches as seeded } from '../../../../scripts/sandbox/seed/shop.ts';
import type { Branch, Product } from '../../../../src/contract/catalogue.ts';
import { sortForShopper } from '../../../../src/features/branches/branches.ts';
import { withSlugs } from '../../../../src/features/branches/branchSlugs.ts';
import { toBranchStock } from '../../../../src/features/branches/branchStock.ts';
import { findNearbyBranches } from '../../../../src/features/branches/nearbyBranches.ts';
import {
  $branch,
  chooseBranch,
  chosenBranchId,
  setVisitBranch,
} from '../../../../src/features/branches/branches.store.ts';
import { readChosenBranch, saveChosenBranch } from '../../../../src/features/branches/chosenBranch.ts';
import { shop } from '../../../../src/shop.ts';
import { anyText } from '../../../support/rows.ts';

const branch = (id: string, postalCode: string, neighbourhood = 'Centro', city = 'Guadalajara'): Branch => ({
  ...(seeded[0] as Branch),
  ...{ id, postalCode, neighbourhood, city },
});
const wrong = { error: 'El formato del código postal no es correcto o el campo está vacío' };
const none = { error: 'No contamos con sucursales cerca de tu código postal' };

describe('R2.7 the branches near a postal code', () => {
  const near = (typed: string, branches: readonly Branch[] = seeded) => {
    const found = findNearbyBranches(typed, branches);
    return 'error' in found ? found : found.branches.map(({ id }) => id);
  };

  test.each(['', ' ', '4', '4410', '   4410   ', '\t44\n'])('%j is too short', (typed) => {
    expect(near(typed)).toEqual(wrong);
  });

  test.each([
    ['44100', ['1', '2']],
    ['45050', ['2', '1']],
    ['49999', ['2', '1']],
    [' 40000 ', ['1', '2']],
    ['06700', ['3']],
    ['99999', ['6']],
    ['29000', ['5']],
  ])('%s: branches whose code begins with the same digit, the nearest number first', (typed, ids) => {
    expect(near(typed)).toEqual(ids);
  });

  test.each(['10000', '33333', '88888', 'abcde', '-4410', '٤٤١٠٠'])('%s has none', (typed) => {
    expect(near(typed)).toEqual(none);
  });

  test('a branch whose code is no number comes last, one without a code is never near', () => {
    const odd = [branch('1', '4A100'), branch('2', ''), branch('3', '44900'), branch('4', '44200')];
    expect(near('44100', odd)).toEqual(['4', '3', '1']);
    expect(near('44100', [])).toEqual(none);
  });

  test('each near branch is listed once, by distance, and the given list stays unchanged', () => {
    const code = fc.integer({ min: 0, max: 99_999 }).map((number) => String(number).padStart(5, '0'));
    fc.assert(
      fc.property(fc.oneof(code, anyText), fc.array(code, { maxLength: 12 }), (typed, codes) => {
        const all = codes.map((each, index) => branch(String(index), each));
        const before = structuredClone(all);
        const found = findNearbyBranches(typed, all);
        expect(all).toEqual(before);
        if ('error' in found) return;
        const digit = typed.trim().charAt(0);
        expect(new Set(found.branches)).toEqual(new Set(all.filter(({ postalCode }) => postalCode.startsWith(digit))));
        const distances = found.branches.map(({ postalCode }) => Math.abs(Number(postalCode) - Number(typed)));
        if (!distances.some(Number.isNaN)) expect(distances).toEqual(distances.toSorted((a, b) => a - b));
      }),
    );
  });
});

describe('R2.10 the order of branches for a shopper', () => {
  const ids = (own: string, code: string, all = seeded) => sortForShopper(all, own, code).map(({ id }) => id);

  test('the own one first, then the nearest to the postal code that was typed', () => {
    expect(ids('3', '45000')).toEqual(['3', '2', '1', '4', '5', '6']);
    expect(ids('1', '64000')).toEqual(['1', '4', '2', '6', '5', '3']);
  });

  test('without a code the others keep the API’s order', () => {
    expect(ids('5', '')).toEqual(['5', '1', '2', '3', '4', '6']);
    expect(ids('', 'x')).toEqual(['1', '2', '3', '4', '5', '6']);
  });
});

describe('R2.11 the URL of a branch’s page', () => {
  test.each([
    ['city and neighbourhood, the city short', [branch('3', '06000', 'Centro', 'Ciudad de México')], ['cdmx-centro']],
    [
      'a number where two are equal, the first without',
      [branch('1', '44100'), branch('7', '44101'), branch('9', '44102')],
      ['guadalajara-centro', 'guadalajara-centro-2', 'guadalajara-centro-3'],
    ],
    ['a name without letters', [branch('1', '1', '—', '')], ['sucursal']],
  ])('%s', (_, branches, slugs) => expect(withSlugs(branches).map(({ slug }) => slug)).toEqual(slugs));
});

test('R2.11 what a branch has: its products, and the four categories with most of them', () => {
  const product = (id: string, pieces: number): Product =>
    ({ id, stock: { 1: pieces, 2: 1 }, image: id === '3' ? 'a.jpg' : '' }) as unknown as Product;
  const category = (name: string, ...counts: number[]) => ({
    name,
    slug: name.toLowerCase(),
    products: counts.map((pieces, index) => product(`${index + 1}`, pieces)),
  });
  const all = [
    category('A', 1),
    category('B', 1, 0, 2),
    category('C', 0),
    category('D', 1),
    category('E', 1),
    category('F', 1),
  ];
  const stock = toBranchStock([{ id: '1' }, { id: '9' }], all);
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

describe('R2.6 the device stores the choice', () => {
  /** A device whose storage holds this. */
  function device(held: string | null): Map<string, string> {
    const stored = new Map(held === null ? [] : [['sucursal', held]]);
    vi.stubGlobal('localStorage', storageOf(stored));
    vi.stubGlobal('sessionStorage', storageOf(new Map()));
    return stored;
  }
  const storageOf = (stored: Map<string, string>) => ({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  beforeEach(() => {
    vi.stubGlobal('document', { querySelectorAll: () => [], querySelector: () => null });
    $branch.set(null);
  });
  afterEach(() => vi.unstubAllGlobals());

  test('and restores it', () => {
    device(null);
    expect(readChosenBranch()).toBeNull();
    expect(chosenBranchId()).toBe(shop.mainBranch);
    saveChosenBranch({ id: '3', name: 'CDMX · Centro' });
    expect(readChosenBranch()).toEqual({ id: '3', name: 'CDMX · Centro' });
    expect(chosenBranchId()).toBe('3');
  });

  test.each(
    // prettier-ignore
    [
      '', 'null', '3', '"3"', '{}', '{"id":3,"name":"x"}', '{"id":"3"}', '{"id":"1 OR 1","name":"x"}', '{"id":',
    ],
  )('a foreign value, %s, is ignored', (held) => {
    device(held);
    expect(readChosenBranch()).toBeNull();
    expect(chosenBranchId()).toBe(shop.mainBranch);
  });

  test('R2.12 a branch of this visit comes before it, and it stays until another is chosen', () => {
    const stored = device('{"id":"3","name":"CDMX · Centro"}');
    setVisitBranch({ id: '5', name: 'Tijuana · Zona Centro' });
    expect(chosenBranchId()).toBe('5');
    expect(stored.get('sucursal')).toContain('"3"');
    chooseBranch({ id: '2', name: 'Zapopan' });
    expect(chosenBranchId()).toBe('2');
    expect(stored.get('sucursal')).toContain('"2"');
  });

  test('where the browser blocks storage, the main branch applies, and a choice lasts for the page', () => {
    const reject = (): never => {
      throw new DOMException('rejected', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: reject, setItem: reject });
    expect(chosenBranchId()).toBe(shop.mainBranch);
    chooseBranch({ id: '3', name: 'x' });
    expect(chosenBranchId()).toBe('3');
  });
});
