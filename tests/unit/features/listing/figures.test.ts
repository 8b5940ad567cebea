import { expect, test, vi } from 'vitest';
import { clearUnavailable, readUnavailable, saveUnavailable } from '../../../../src/features/listing/figures.store.ts';

test('R5.12 the tab stores unavailable products, the latest first, until they are available again', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  saveUnavailable('1');
  saveUnavailable('2');
  saveUnavailable('1');
  expect(readUnavailable()).toEqual(['1', '2']);
  clearUnavailable('1');
  clearUnavailable('3');
  expect(readUnavailable()).toEqual(['2']);
});
