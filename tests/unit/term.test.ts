import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entryOf } from '../../src/features/listing/entry.ts';
import { entriesFor, termOf } from '../../src/features/search/term.ts';
import { anyText, productOf } from '../support/rows.ts';

describe('R1.2 the text that is searched for', () => {
  test.each([
    ['?busqueda=funda', 'funda'],
    ['?busqueda=funda+azul%20marino', 'funda azul marino'],
    ['?busqueda=%C3%B1and%C3%BA%20100%20%25', 'ñandú 100 %'],
    ['?existencias=1&busqueda=%20cable%20&ordenar=ASC', 'cable'],
    ['?busqueda=uno&busqueda=dos', 'uno'],
    ['?busqueda=AT%26T%20%23%20%3Cb%3E', 'AT&T # <b>'],
    ['?busqueda=', ''],
    ['?busqueda=+++', ''],
    ['?otra=1', ''],
    ['', ''],
  ])('%s is %j', (query, term) => {
    expect(termOf(query)).toBe(term);
  });

  test('whatever is asked, at most 200 characters of whole text', () => {
    expect(termOf(`?busqueda=${'x'.repeat(500)}`)).toHaveLength(200);
    expect(termOf(`?busqueda=x${encodeURIComponent('😀'.repeat(150))}`).isWellFormed()).toBe(true);
    fc.assert(
      fc.property(fc.oneof(anyText, fc.string()), (query) => {
        for (const text of [query, `?busqueda=${query}`]) {
          const term = termOf(text);
          expect(term.length).toBeLessThanOrEqual(200);
          expect(term.isWellFormed()).toBe(true);
          expect(term.trimStart()).toBe(term);
        }
      }),
    );
  });
});

describe('R4.15 R4.14 the search in the snapshot', () => {
  const list = [
    entryOf(productOf({ id: '1', name: 'Audífonos Bluetooth Olmo', brand: 'Olmo', category: 'Audífonos' })),
    entryOf(productOf({ id: '2', name: 'Funda de piel para Galaxy S24', brand: 'Kuoo', category: 'Fundas' })),
    entryOf(productOf({ id: '3', name: 'Cargador USB-C 65 W', brand: 'Voltra', category: 'Cargadores' })),
    entryOf(productOf({ id: '4', name: 'Cable USB-C para CARGADOR', brand: 'Norda', category: 'Cables' })),
  ];
  const found = (term: string): string[] => entriesFor(term, list).map(({ card }) => card.id);

  test.each([
    ['audifonos', ['1']],
    ['AUDÍFONOS', ['1']],
    ['audi\u0301fonos', ['1']],
    ['galaxy funda', ['2']],
    ['funda galaxy', ['2']],
    ['s24 piel kuoo', ['2']],
    ['cargador', ['3', '4']],
    ['usb-c', ['3', '4']],
    ['voltra cargadores', ['3']],
    ['  65   w  ', ['3']],
    ['carga', ['3', '4']],
    ['cargador funda', []],
    ['zzz', []],
  ])('%s', (term, ids) => {
    expect(found(term)).toEqual(ids);
  });

  test.each(['', ' ', '...', '"%_\\', '😀'])('%j, which holds no word, finds nothing', (term) => {
    expect(found(term)).toEqual([]);
  });

  test('any order of the words, with accents or without, finds the same, in the order of the list', () => {
    const words = fc.subarray(['audífonos', 'Bluetooth', 'olmo', 'cargador', 'USB', 'c', 'Galaxy', 'piel']);
    fc.assert(
      fc.property(words, (chosen) => {
        const ids = found(chosen.join(' '));
        expect(found(chosen.toReversed().join(', '))).toEqual(ids);
        expect(found(chosen.join(' ').normalize('NFD').replace(/\p{M}/gu, '').toUpperCase())).toEqual(ids);
        expect(ids).toEqual(ids.toSorted());
      }),
    );
  });
});
