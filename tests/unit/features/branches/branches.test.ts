import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { branches as seeded } from '../../../../scripts/sandbox/seed/shop.ts';
import type { Branch } from '../../../../src/contract/catalogue.ts';
import { findNearBranches } from '../../../../src/features/branches/branches.ts';
import { chooseBranch, chosenBranchId } from '../../../../src/features/branches/branches.store.ts';
import { readChosenBranch, saveChosenBranch } from '../../../../src/features/branches/chosenBranch.ts';
import { shop } from '../../../../src/shop.ts';
import { anyText } from '../../../support/rows.ts';

const branch = (id: string, postalCode: string): Branch => ({ ...(seeded[0] as Branch), id, postalCode });
const wrong = { error: 'El formato del código postal no es correcto o el campo está vacío' };
const none = { error: 'No contamos con sucursales cerca de tu código postal' };

describe('R2.7 the branches near a postal code', () => {
  const near = (typed: string, branches: readonly Branch[] = seeded) => {
    const found = findNearBranches(typed, branches);
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
        const found = findNearBranches(typed, all);
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

describe('R2.6 the device stores the choice', () => {
  /** A device whose storage holds this. */
  function device(held: string | null): Map<string, string> {
    const stored = new Map(held === null ? [] : [['sucursal', held]]);
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
    return stored;
  }
  beforeEach(() => vi.stubGlobal('document', { querySelectorAll: () => [] }));
  afterEach(() => vi.unstubAllGlobals());

  test('and restores it', () => {
    device(null);
    expect(readChosenBranch()).toBeNull();
    expect(chosenBranchId()).toBe(shop.mainBranch);
    saveChosenBranch({ id: '3', name: 'Centro, Ciudad de México' });
    expect(readChosenBranch()).toEqual({ id: '3', name: 'Centro, Ciudad de México' });
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

  test('where the browser refuses storage, the main branch applies, and a choice lasts for the page', () => {
    const refuse = (): never => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    expect(chosenBranchId()).toBe(shop.mainBranch);
    chooseBranch({ id: '3', name: 'x' });
    expect(chosenBranchId()).toBe('3');
  });
});
