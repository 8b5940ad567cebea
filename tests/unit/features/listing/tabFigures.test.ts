import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LiveFigures } from '../../../../src/contract/catalogue.ts';
import { addFigures, findResponse, parseTabFigures } from '../../../../src/features/listing/tabFigures.ts';

const figures = (id: string, price = 100): LiveFigures => ({
  id,
  price,
  discountPrice: 0,
  unit: 'Pieza',
  stock: { 1: 2 },
});
const empty = parseTabFigures(null, '1');
const minute = 60_000;

describe('R3.8 live figures that a tab stores', () => {
  const tab = addFigures(empty, [figures('1'), figures('2')], 1_000, 'lista');

  test.each([
    ['at once', 1_000, ['1', '2']],
    ['until a minute has passed', 1_000 + minute - 1, ['1', '2']],
    ['not after it', 1_000 + minute, null],
    ['not before it was asked: the clock was set back', 999, null],
  ])('a response is used %s', (_when, now, ids) => {
    expect(findResponse(tab, 'lista', now, minute)?.map(({ id }) => id) ?? null).toEqual(ids);
  });

  test('another call has no response, and an empty response is one', () => {
    expect(findResponse(tab, 'otra', 1_000, minute)).toBeNull();
    expect(findResponse(addFigures(tab, [], 1_000, 'otra'), 'otra', 1_000, minute)).toEqual([]);
  });

  test('a response that arrived meanwhile is in it', () => {
    const later = addFigures(tab, [figures('2', 90)], 2_000);
    expect(findResponse(later, 'lista', 3_000, minute)?.map(({ price }) => price)).toEqual([100, 90]);
  });

  test('of very many products those fetched last stay, and a list that lacks some is asked for again', () => {
    const many = Array.from({ length: 400 }, (_, index) => figures(`${1000 + index}`));
    const full = addFigures(tab, many, 2_000, 'todos');
    expect(Object.keys(full.products)).toHaveLength(400);
    expect(findResponse(full, 'todos', 2_000, minute)).toHaveLength(400);
    expect(findResponse(full, 'lista', 2_000, minute)).toBeNull();
  });

  test('it is read as it was stored, for its own branch alone', () => {
    const stored = JSON.parse(JSON.stringify(tab)) as unknown;
    expect(parseTabFigures(stored, '1')).toEqual(tab);
    expect(parseTabFigures(stored, '2')).toEqual({ ...empty, branch: '2' });
  });

  test('whatever else is stored reads as figures or nothing', () => {
    const part = fc.oneof(fc.jsonValue(), fc.constant(tab.products), fc.constant(tab.responses));
    fc.assert(
      fc.property(part, part, (responses, products) => {
        const parsed = parseTabFigures({ branch: '1', responses, products }, '1');
        for (const { at, price, stock } of Object.values(parsed.products)) {
          expect([typeof at, typeof price]).toEqual(['number', 'number']);
          expect(Object.values(stock).every((pieces) => typeof pieces === 'number')).toBe(true);
        }
        expect(() => findResponse(parsed, 'lista', 1_000, minute)).not.toThrow();
      }),
    );
  });
});
