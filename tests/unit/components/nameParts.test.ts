import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { noWrapParts } from '../../../src/components/nameParts.ts';
import { anyText } from '../../support/productFactory.ts';

test.each([
  ['Batería 20 000 mAh con cargador de 65 W', ['20 000 mAh', '65 W']],
  ['Cable USB-C a USB-A trenzado, 2 m, Micro-USB', ['USB-C', 'USB-A', '2 m', 'Micro-USB']],
  ['Cable <b>USB-C</b>', ['USB-C']],
  ['Repetidor Wi-Fi de 2.4 GHz', ['Wi-Fi', '2.4 GHz']],
  ['Funda anti-caídas para Galaxy A54, 2 metros', []],
])('R4.1 R5.3 lines of "%s" do not break within %j', (name, unbreakable) => {
  expect(noWrapParts(name).flatMap(({ text, noWrap }) => (noWrap ? [text] : []))).toEqual(unbreakable);
});

test('R5.3 the parts of a name join to the same name', () => {
  const join = (text: string): string =>
    noWrapParts(text)
      .map((part) => part.text)
      .join('');
  fc.assert(
    fc.property(anyText, (name) => {
      expect(join(name)).toBe(name);
    }),
  );
});

test('P84 a long name full of amounts is split in linear time', () => {
  const parts = noWrapParts('1 W '.repeat(50_000));
  expect(parts.filter(({ noWrap }) => noWrap)).toHaveLength(50_000);
  const start = performance.now();
  noWrapParts('0 0'.repeat(100_000));
  expect(performance.now() - start).toBeLessThan(5_000);
});
