import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubStorage } from '../../support/stubStorage.ts';
import { deviceStorage, tabStorage } from '../../../src/lib/storage.ts';

describe('P92 a stored value', () => {
  let items: Map<string, string>;
  beforeEach(() => {
    items = stubStorage('localStorage');
  });
  afterEach(() => void vi.unstubAllGlobals());

  test('is read until it is removed', () => {
    expect(deviceStorage.write('vistos', [{ id: '1' }])).toBe(true);
    expect(deviceStorage.read('vistos')).toEqual([{ id: '1' }]);
    deviceStorage.remove('vistos');
    expect(deviceStorage.read('vistos')).toBeNull();
  });

  test('that is not JSON reads as null', () => {
    items.set('vistos', '{');
    expect(deviceStorage.read('vistos')).toBeNull();
  });

  test('reads as null if the browser blocks storage; write() returns false', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(tabStorage.read('promo')).toBeNull();
    expect(tabStorage.write('promo', 1)).toBe(false);
    expect(() => tabStorage.remove('promo')).not.toThrow();
  });
});
