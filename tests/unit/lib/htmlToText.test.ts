import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fixDoubleEncoding, decodeName, htmlToText, stripMarkup } from '../../../src/lib/htmlToText.ts';
import { anyText } from '../../support/rows.ts';

describe('R10.2 a description from the wire', () => {
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
    // Letters that are two in lower case move nothing.
    [`<p>a</p>${'İ'.repeat(20)}<SCRIPT>no</Script>TODO SE LEE`, `a\n\n${'İ'.repeat(20)}TODO SE LEE`],
    ['<tr><td>Potencia</td><td>20 W</td></tr>', 'Potencia 20 W'],
  ])('%j is %j', (wire, text) => expect(htmlToText(wire)).toBe(text));

  test.each(['a < b y c > d', 'Hecha con <3', 'Para iPhone 8 <en adelante>', '<a prueba de agua>', '< p >', '2 <br'])(
    '%j is text',
    (text) => expect(htmlToText(text)).toBe(text),
  );

  test('a name is text, whatever it looks like; for those who take no markup it has none', () => {
    expect(decodeName('Cable <b>USB</b>\n2&nbsp;m')).toBe('Cable <b>USB</b> 2\u00a0m');
    expect(stripMarkup('Cable <b>USB</b>')).toBe('Cable USB');
    expect(stripMarkup('Cable  < 2 m')).toBe('Cable  < 2 m');
  });

  test('text without tags and ampersands comes as it is', () => {
    const plain = fc.stringMatching(/^[A-Za-zñáéíóúü0-9 .,;:()!?¿¡"'+/-]*$/).map((text) => text.trim());
    fc.assert(fc.property(plain, (text) => htmlToText(text) === text));
  });

  test('whatever comes, nothing of it is a tag that a browser knows, and reading it again changes nothing', () => {
    const piece = fc.oneof(
      anyText,
      fc.constantFrom('<p>', '</p>', '<br>', '<li>', '<b ', 'x="', '>', '<', '\n', '<!--'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const once = htmlToText(pieces.join(''));
        expect(once).not.toMatch(/<(?:p|br|li)>/);
      }),
    );
  });
});

describe('R10.2 text that was encoded twice', () => {
  const latin1 = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');
  const windows = (text: string): string => new TextDecoder('windows-1252').decode(Buffer.from(text, 'utf8'));

  test.each(
    // prettier-ignore
    [
      'batería', 'Óptima', 'Aroma®', 'niño, ¿sí?', '“comillas” – y más…', '5 µF', 'TM™', 'carita 😀', '¡ÑANDÚ!',
    ],
  )('%s is mended, from Latin 1 and from Windows', (text) => {
    expect(fixDoubleEncoding(latin1(text))).toBe(text);
    expect(fixDoubleEncoding(windows(text))).toBe(text);
    expect(fixDoubleEncoding(latin1(latin1(text)))).toBe(text);
  });

  test.each(['batería', '“Â”', 'ÂRBOL', 'SÃO PAULO', 'à la', 'Café®™', 'ñ¿?', '100Â%', '½ “Ã”, x', '¸˛Ç◊ı˜Â¯˘¿'])(
    '%s stays',
    (text) => expect(fixDoubleEncoding(text)).toBe(text),
  );

  test('Spanish text is never changed', () => {
    const letters = 'abcñáéíóúüÑÁÉÍÓÚÜ¿¡ .,;®™°“”‘’–—…«»½¼€'.split('');
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...letters)), (text) => fixDoubleEncoding(text.join('')) === text.join('')),
    );
  });
});
