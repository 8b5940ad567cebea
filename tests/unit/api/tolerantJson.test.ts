import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeBytes, parseJson, type Deviation } from '../../../src/api/tolerantJson.ts';

const before = '<br />\n<b>Warning</b>:  Undefined array key "x" in <b>/www/lib.php</b> on line <b>42</b><br />\n';
const after = '\nPHP Notice: Undefined index: x in /www/lib.php on line 7';
const wraps: [string, (json: string) => string][] = [
  ['as it is', (json) => json],
  ['with a byte order mark', (json) => `\uFEFF${json}`],
  ['after a warning', (json) => before + json],
  ['before a notice', (json) => json + after],
  ['between both', (json) => `\uFEFF${before}${before}${json}${after}`],
];
const whole = JSON.stringify({
  results: [{ ProductoID: '1', Nombre: 'Cable "ñ" \\ {[', Precio: '1,299.00', x: [1, {}, null, true] }],
});

/** What looks like JSON and is not, after what JSONTestSuite has parsers reject. */
// prettier-ignore
const broken = [
  '', ' ', '{', '[', '{"a"', '{"a":', '{"a":1', '{"a":1,', '{"a":1,}', '[1,]', '[,1]', '[1 2]', '{"a" 1}', '{a:1}',
  "{'a':1}", '{"a":1}}', '[1]]', '[1][2]', '{"a":1}{"b":2}', '{"a":01}', '{"a":+1}', '{"a":.5}', '{"a":1.}',
  '{"a":1e}', '{"a":NaN}', '{"a":Infinity}', '{"a":-}', '{"a":0x1}', '{"a":"x}', '{"a":"\\x"}', '{"a":"\\u12"}',
  '{"a":"\n"}', '{"a":"\t"}', '{"a":tru}', '{"a":True}', '{"a":nul}', '{"a":undefined}', '{"a":1/*x*/}', '{"a":1}//x',
  '{"a":1};', '{"a"::1}', '{,}', '[:]', '{"results":[]', '{"results":[{}', '{"results":null', '"a', "'a'", '<html>',
  'null null', '{"a":1}x', 'x{"a":1}', '\u0000{}',
];

describe.each(wraps)('R10.2 a response %s', (_case, wrap) => {
  test('is read', () => {
    expect(parseJson('getSliders', wrap(whole))).toEqual(JSON.parse(whole));
  });

  test('cut off anywhere is never mended', () => {
    for (let at = 0; at < whole.length; at++)
      expect(() => parseJson('getSliders', wrap(whole.slice(0, at)))).toThrow(/not JSON/);
  });

  test('that is no JSON is rejected', () => {
    for (const text of broken)
      expect(() => parseJson('getSliders', wrap(text)), text).toThrow(/^getSliders: the response is not JSON/);
  });
});

describe('R10.2 what an operator may want to mend is told', () => {
  const told = (bytes: Uint8Array): Deviation[] => {
    const odd: Deviation[] = [];
    parseJson(
      'getSliders',
      decodeBytes(bytes.buffer as ArrayBuffer, (what) => odd.push(what)),
      (what) => odd.push(what),
    );
    return odd;
  };
  test.each<[string, Uint8Array, Deviation[]]>([
    ['nothing odd', new TextEncoder().encode(whole), []],
    ['messages of PHP', new TextEncoder().encode(before + whole), ['php']],
    ['bytes that are no UTF-8', Uint8Array.from(Buffer.from('{"a":"ñ"}', 'latin1')), ['windows-1252']],
  ])('%s', (_case, bytes, odd) => {
    expect(told(bytes)).toEqual(odd);
  });

  test('any text in windows-1252 comes back as it was', () => {
    const letter = fc.integer({ min: 0xa0, max: 0xff }).map((code) => String.fromCharCode(code));
    fc.assert(
      fc.property(fc.array(letter, { minLength: 1 }), (letters) => {
        const text = `é${letters.join('')}a`; // An é before a letter that is no continuation is no UTF-8.
        const bytes = Uint8Array.from(Buffer.from(`é${text}`, 'latin1'));
        expect(decodeBytes(bytes.buffer)).toBe(`é${text}`);
      }),
    );
  });
});
