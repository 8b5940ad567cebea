import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fixDoubleEncoding, decodeName, htmlToText, stripMarkup } from '../../../src/lib/htmlToText.ts';
import { anyText } from '../../support/productFactory.ts';

describe('R10.2 HTML of a description', () => {
  test.each([
    ['<p>Nuevo. Caja sellada.<br></p><p>Cable de 2&nbsp;m</p>', 'Nuevo. Caja sellada.\n\nCable de 2 m'],
    ['&lt;p&gt;Caf&amp;eacute;&lt;/p&gt;', 'Café'],
    ['<ul><li>Uno</li>\n<li>Dos &lt;b&gt;</li></ul>Fin', '• Uno\n• Dos <b>\n\nFin'],
    ['Línea 1<br />\nLínea 2<br/>\r\nLínea 3', 'Línea 1\nLínea 2\nLínea 3'],
    ['Uno\r\ndos <b>tres</b>', 'Uno\ndos tres'],
    ['<DIV CLASS="a">Uno</DIV><span style="color:red">dos</span>', 'Uno\n\ndos'],
    ['Antes <script>alert("<p>")</script> después<!-- nada -->', 'Antes después'],
    ['Uno <!-- <p> -->dos', 'Uno dos'],
    ['<script>sin fin', 'sin fin'],
    ['<b>Uno</b> <!-- a > b -->dos<!-- sin fin', 'Uno dos<!-- sin fin'],
    // İ is two code units in lower case; the offsets stay right.
    [`<p>a</p>${'İ'.repeat(20)}<SCRIPT>no</Script>TODO SE LEE`, `a\n\n${'İ'.repeat(20)}TODO SE LEE`],
    ['<tr><td>Potencia</td><td>20 W</td></tr>', 'Potencia 20 W'],
  ])('%j becomes %j', (wire, text) => expect(htmlToText(wire)).toBe(text));

  test.each(['a < b y c > d', 'Hecha con <3', 'Para iPhone 8 <en adelante>', '<a prueba de agua>', '< p >', '2 <br'])(
    '%j has no tags',
    (text) => expect(htmlToText(text)).toBe(text),
  );

  test('decodeName keeps tags as text; stripMarkup removes them', () => {
    expect(decodeName('Cable <b>USB</b>\n2&nbsp;m')).toBe('Cable <b>USB</b> 2\u00a0m');
    expect(stripMarkup('Cable <b>USB</b>')).toBe('Cable USB');
    expect(stripMarkup('Cable  < 2 m')).toBe('Cable  < 2 m');
  });

  test('text without tags and ampersands stays the same', () => {
    const plain = fc.stringMatching(/^[A-Za-zñáéíóúü0-9 .,;:()!?¿¡"'+/-]*$/).map((text) => text.trim());
    fc.assert(fc.property(plain, (text) => htmlToText(text) === text));
  });

  test('no tag remains, whatever the input', () => {
    const token = fc.oneof(
      anyText,
      fc.constantFrom('<p>', '</p>', '<br>', '<li>', '<b ', 'x="', '>', '<', '\n', '<!--'),
    );
    fc.assert(
      fc.property(fc.array(token, { maxLength: 12 }), (tokens) => {
        const text = htmlToText(tokens.join(''));
        expect(text).not.toMatch(/<(?:p|br|li)>/);
      }),
    );
  });
});

describe('R10.2 text that was encoded twice', () => {
  const latin1 = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');
  const windows1252 = (text: string): string => new TextDecoder('windows-1252').decode(Buffer.from(text, 'utf8'));

  test.each(
    // prettier-ignore
    [
      'batería', 'Óptima', 'Aroma®', 'niño, ¿sí?', '“comillas” – y más…', '5 µF', 'TM™', 'carita 😀', '¡ÑANDÚ!',
    ],
  )('%s is restored from Latin 1 and from Windows-1252', (text) => {
    expect(fixDoubleEncoding(latin1(text))).toBe(text);
    expect(fixDoubleEncoding(windows1252(text))).toBe(text);
    expect(fixDoubleEncoding(latin1(latin1(text)))).toBe(text);
  });

  test.each(['batería', '“Â”', 'ÂRBOL', 'SÃO PAULO', 'à la', 'Café®™', 'ñ¿?', '100Â%', '½ “Ã”, x', '¸˛Ç◊ı˜Â¯˘¿'])(
    '%s stays the same',
    (text) => expect(fixDoubleEncoding(text)).toBe(text),
  );

  test('Spanish text is never changed', () => {
    const letters = 'abcñáéíóúüÑÁÉÍÓÚÜ¿¡ .,;®™°“”‘’–—…«»½¼€'.split('');
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...letters)), (text) => fixDoubleEncoding(text.join('')) === text.join('')),
    );
  });
});
