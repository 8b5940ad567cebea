import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dialect } from '../../../src/contract/dialect.ts';
import { getProductosEnVenta, postObtenerImagenesProducto } from '../../../src/contract/catalogue.ts';
import { addReport } from '../../../src/contract/listReport.ts';
import { fileName, picture } from '../../../src/contract/fieldCodecs.ts';
import { createProductRow } from '../../support/productFactory.ts';

const decodePicture = (url: unknown): string | null => picture.decode(url, dialect) ?? null;

describe('R10.2 P43 the URL of a picture', () => {
  test.each([
    ['https://api.example.com/img/productos/7/1.jpg', '1.jpg'],
    ['http://10.0.0.5/tienda/img/productos/7/frente.webp', 'frente.webp'],
    ['/img/productos/7/1.jpg', '1.jpg'],
    ['img/productos/7/a%20b.jpg', 'a b.jpg'],
    [' 2.jpg ', '2.jpg'],
    ['Ñandú (2).png', 'Ñandú (2).png'],
    ['7/1.jpg', '1.jpg'],
    ["img/productos/7/Audio & Video's #1.jpg".replace('#', '%23'), "Audio & Video's #1.jpg"],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['img/productos/7/%252e%252e%252f', '%2e%2e%2f'],
    ['img/productos/7/%E0%A4%A.jpg', '%E0%A4%A.jpg'],
  ])('%s is the file %s on the API', (url, name) => {
    expect(decodePicture(url)).toBe(name);
  });

  test.each(['https://cdn.example.com/a/b.jpg', 'https://cdn.example.com/a.jpg?v=2'])(
    '%s stays, since it is an HTTPS URL',
    (url) => {
      expect(decodePicture(url)).toBe(url);
    },
  );

  test.each([
    ['HTTPS://CDN.example.com/A/b.jpg?v=Q', 'https://cdn.example.com/A/b.jpg?v=Q'],
    ['Https://evil.test/u.jpg', 'https://evil.test/u.jpg'],
  ])('the origin of %s is in lower case', (url, expected) => {
    expect(decodePicture(url)).toBe(expected);
  });

  test.each(
    // prettier-ignore
    [
      'http://cdn.example.com/a.jpg', '//cdn.example.com/a.jpg', 'data:image/png;base64,AAAA',
      'https://user:key@cdn.example.com/a.jpg', 'https://cdn.example.com/"onerror="x', 'https://1.2.3.4.5/a.jpg',
      'https://999.999.999.999/a.jpg', 'ftp://cdn.example.com/a.jpg', '../../etc/passwd',
      '/img/productos/7/../../../etc/passwd', 'img/productos/7/..%2f..%2fpasswd', 'img/productos/7/%2e%2e',
      'img/productos/7/%00.jpg', '/img/productos/7/.htaccess', '/img/productos/7/', 'otra/carpeta/1.jpg', '', null, 7,
    ],
  )('%j is rejected', (url) => {
    expect(decodePicture(url)).toBeNull();
  });

  test('any value gives a file name, a well-formed HTTPS URL or null', () => {
    const anyPart = fc.constantFrom(
      'https://',
      'HTTPS://',
      'http:',
      '//',
      '/img/productos/7/',
      'a.example',
      '..',
      '%2e',
      '%2F',
      '/',
      '@',
      '\\',
      '1.jpg',
      '?',
      '#',
      '9.9.9.9.9',
      '"',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(anyPart, { maxLength: 7 }), (parts) => {
        const url = decodePicture(parts.join(''));
        fc.pre(url !== null);
        if (/^https:\/\//i.test(url)) expect(new URL(url)).toMatchObject({ username: '', protocol: 'https:' });
        else expect(url).toMatch(/^[^/\\]+$/);
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['carga-rapida.jpg', 'carga-rapida.jpg'],
    ['entrega.mp4', 'entrega.mp4'],
    ['', null],
    ['../x.jpg', null],
    ['https://intruder.example/x.jpg', null],
    ['//intruder.example/x.jpg', null],
    ['data:image/png;base64,AAAA', null],
    [null, null],
  ])('the slider file %j is decoded as %j', (file, expected) => {
    expect(fileName.decode(file, dialect) ?? null).toBe(expected);
  });
});

describe('R10.2 a picture in the folder of another product is left out', () => {
  test.each([
    ['/img/productos/4/otro.jpg', null],
    ['https://api.example.com/img/productos/4/otro.jpg', null],
    ['4/otro.jpg', null],
    ['/img/productos/3/1.jpg', '1.jpg'],
    ['3/1.jpg', '1.jpg'],
    ['1.jpg', '1.jpg'],
  ])('%s of product 3 is %j', (url, expected) => {
    const { items, rejected } = postObtenerImagenesProducto.response.decode({ results: [url] }, dialect, addReport, {
      id: '3',
    });
    expect(items[0] ?? null).toBe(expected);
    expect(rejected.map(({ reason }) => reason)).toEqual(
      expected === null ? [expect.stringContaining(`"${url}"`) as string] : [],
    );
    const row = { ...createProductRow({ ProductoID: 3 }), RutaImagen: url };
    const products = getProductosEnVenta.response.decode({ results: [row] }, dialect, addReport);
    expect(products.items[0]?.image).toBe(expected ?? '');
    expect(products.unsafeFiles ?? []).toHaveLength(expected === null ? 1 : 0);
  });
});
