import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseLegacyUrl, parseTerm } from '../../../../src/features/search/searchTerm.ts';
import { maliciousTexts } from '../../../support/maliciousTexts.ts';
import { anyText } from '../../../support/productFactory.ts';

describe('R1.2 P42 the search term of a URL', () => {
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
    ['?busqueda=funda%0A%0D%0AQuiero%20cancelar', 'funda Quiero cancelar'],
    ['?busqueda=%E2%80%AEadnuf%E2%80%8B%00%C2%A0x', 'adnuf x'],
    ['?busqueda=%E2%80%8B%0A', ''],
  ])('%s is %j', (query, term) => {
    expect(parseTerm(query)).toBe(term);
  });

  test('has at most 200 characters, without half a surrogate pair, for any query', () => {
    expect(parseTerm(`?busqueda=${'x'.repeat(500)}`)).toHaveLength(200);
    expect(parseTerm(`?busqueda=x${encodeURIComponent('😀'.repeat(150))}`)).toBe(`x${'😀'.repeat(99)}`);
    for (const text of maliciousTexts) {
      const wellFormed = text
        .toWellFormed()
        .replaceAll(/[\s\p{C}]+/gu, ' ')
        .trim();
      const term = parseTerm(`?busqueda=${encodeURIComponent(wellFormed)}`);
      expect(term).toBe(wellFormed.slice(0, term.length));
      expect(term.length).toBeGreaterThanOrEqual(Math.min(wellFormed.length, 199));
    }
    fc.assert(
      fc.property(fc.oneof(anyText, fc.string()), (query) => {
        for (const text of [query, `?busqueda=${query}`]) {
          const term = parseTerm(text);
          expect(term.length).toBeLessThanOrEqual(200);
          expect(term.isWellFormed()).toBe(true);
          expect(term.trimStart()).toBe(term);
        }
      }),
    );
  });
});

describe('R1.2 a URL of the old site', () => {
  test.each([
    ['/busqueda;busqueda=cable', '', 'cable'],
    ['/busqueda;busqueda=a%2Bb', '', 'a+b'],
    ['/busqueda;busqueda=AT%26T%20%23%25', '', 'AT&T #%'],
    ['/busqueda;busqueda=funda+azul', '', 'funda azul'],
    ['/Busqueda;busqueda=caf%C3%A9', '?existencias=1', 'café'],
    ['/busqueda;existencias=1;busqueda=funda', '?existencias=1', 'funda'],
    ['/BUSQUEDA;BUSQUEDA=FUNDA', '', 'FUNDA'],
    ['/busqueda;busqueda=a%3Bb%3Dc&d=e;', '', 'a;b=c&d=e'],
    ['/busqueda;busqueda=100%', '', '100%'],
    ['/busqueda;busqueda=%E0%A4%A', '', parseTerm('?busqueda=%E0%A4%A')],
    ['/busqueda;busqueda=', '', ''],
    ['/busqueda;otra=a', '', ''],
    ['/busqueda;', '', ''],
  ])('%s%s has the term %j', (pathname, search, term) => {
    const query = parseLegacyUrl({ pathname, search }) ?? '';
    expect(parseTerm(query)).toBe(term);
    expect(new URLSearchParams(query).get('existencias')).toBe(new URLSearchParams(search).get('existencias'));
  });

  test('keeps its other parameters, such as filters', () => {
    const pathname = '/busqueda;busqueda=funda;ordenar=ASC;marca=Caf%C3%A9%20%26%20Co';
    const query = parseLegacyUrl({ pathname, search: '?existencias=1' }) ?? '';
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      busqueda: 'funda',
      ordenar: 'ASC',
      marca: 'Café & Co',
      existencias: '1',
    });
  });

  test.each(['/busqueda', '/todos;busqueda=a', '/busquedas;busqueda=a', '/x/busqueda;busqueda=a'])(
    '%s is not an old search URL',
    (pathname) => {
      expect(parseLegacyUrl({ pathname, search: '?busqueda=a' })).toBeNull();
    },
  );
});
