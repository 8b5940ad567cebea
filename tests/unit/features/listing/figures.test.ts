import { expect, test, vi } from 'vitest';
import {
  clearDiscontinued,
  readDiscontinued,
  saveDiscontinued,
} from '../../../../src/features/listing/figures.store.ts';

test('R5.12 the tab stores discontinued products, the latest first, until they are available again', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  saveDiscontinued('1');
  saveDiscontinued('2');
  saveDiscontinued('1');
  expect(readDiscontinued()).toEqual(['1', '2']);
  clearDiscontinued('1');
  clearDiscontinued('3');
  expect(readDiscontinued()).toEqual(['2']);
});
