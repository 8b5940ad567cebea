import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeBytes, parseJson, type Deviation } from '../../../src/api/tolerantJson.ts';

const phpWarning = '<br />\n<b>Warning</b>:  Undefined array key "x" in <b>/www/lib.php</b> on line <b>42</b><br />\n';
const phpNotice = '\nPHP Notice: Undefined index: x in /www/lib.php on line 7';
const wrappers: [string, (json: string) => string][] = [
  ['as it is', (json) => json],
  ['with a byte order mark', (json) => `\uFEFF${json}`],
  ['after a warning', (json) => phpWarning + json],
  ['before a notice', (json) => json + phpNotice],
  ['between both', (json) => `\uFEFF${phpWarning}${phpWarning}${json}${phpNotice}`],
];
const validJson = JSON.stringify({
  results: [{ ProductoID: '1', Nombre: 'Cable "ñ" \\ {[', Precio: '1,299.00', x: [1, {}, null, true] }],
});

/** Texts that resemble JSON but are invalid, after JSONTestSuite. */
// prettier-ignore
const invalidTexts = [
  '', ' ', '{', '[', '{"a"', '{"a":', '{"a":1', '{"a":1,', '{"a":1,}', '[1,]', '[,1]', '[1 2]', '{"a" 1}', '{a:1}',
  "{'a':1}", '{"a":1}}', '[1]]', '[1][2]', '{"a":1}{"b":2}', '{"a":01}', '{"a":+1}', '{"a":.5}', '{"a":1.}',
  '{"a":1e}', '{"a":NaN}', '{"a":Infinity}', '{"a":-}', '{"a":0x1}', '{"a":"x}', '{"a":"\\x"}', '{"a":"\\u12"}',
  '{"a":"\n"}', '{"a":"\t"}', '{"a":tru}', '{"a":True}', '{"a":nul}', '{"a":undefined}', '{"a":1/*x*/}', '{"a":1}//x',
  '{"a":1};', '{"a"::1}', '{,}', '[:]', '{"results":[]', '{"results":[{}', '{"results":null', '"a', "'a'", '<html>',
  'null null', '{"a":1}x', 'x{"a":1}', '\u0000{}',
];

describe.each(wrappers)('R10.2 a response %s', (_case, wrap) => {
  test('is read', () => {
    expect(parseJson('getSliders', wrap(validJson))).toEqual(JSON.parse(validJson));
  });

  test('is rejected when it is truncated anywhere', () => {
    for (let length = 0; length < validJson.length; length++)
      expect(() => parseJson('getSliders', wrap(validJson.slice(0, length)))).toThrow(/not JSON/);
  });

  test('is rejected when it is not JSON', () => {
    for (const text of invalidTexts)
      expect(() => parseJson('getSliders', wrap(text)), text).toThrow(/^getSliders: the response is not JSON/);
  });
});

describe('R10.2 deviations that an operator may want to fix are reported', () => {
  const collectDeviations = (bytes: Uint8Array): Deviation[] => {
    const deviations: Deviation[] = [];
    parseJson(
      'getSliders',
      decodeBytes(bytes.buffer as ArrayBuffer, (deviation) => deviations.push(deviation)),
      (deviation) => deviations.push(deviation),
    );
    return deviations;
  };
  test.each<[string, Uint8Array, Deviation[]]>([
    ['no deviation', new TextEncoder().encode(validJson), []],
    ['PHP messages', new TextEncoder().encode(phpWarning + validJson), ['php']],
    ['bytes that are not UTF-8', Uint8Array.from(Buffer.from('{"a":"ñ"}', 'latin1')), ['windows-1252']],
  ])('%s', (_case, bytes, expected) => {
    expect(collectDeviations(bytes)).toEqual(expected);
  });

  test('any text in windows-1252 is decoded', () => {
    // The characters of the bytes 0x80 to 0x9F, without the five that have none; from 0xA0 on, the byte is the code point.
    const low = Array.from('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');
    const lowBytes = Array.from({ length: 32 }, (_, index) => 0x80 + index).filter(
      (byte) => ![0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(byte),
    );
    const high = Array.from({ length: 96 }, (_, index) => 0xa0 + index);
    const characters: [byte: number, character: string][] = [
      ...lowBytes.map((byte, index): [number, string] => [byte, low[index] ?? '']),
      ...high.map((byte): [number, string] => [byte, String.fromCharCode(byte)]),
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...characters)), (pairs) => {
        // "é" before "a" makes it invalid UTF-8.
        const bytes = Uint8Array.from([...pairs.map(([byte]) => byte), 0xe9, 0x61]);
        expect(decodeBytes(bytes.buffer)).toBe(`${pairs.map(([, character]) => character).join('')}éa`);
      }),
    );
  });
});

test.each([
  ['{"results":[]}<br/>Fatal error', 'it is followed by "<br/>Fatal error"'],
  ['{"results":[]}{"b":1}', 'it is followed by "{"b":1}"'],
  ['<html>No', 'it starts with "<html>No"'],
  ['{"results":[', 'it starts with "{"results":["'],
])('R10.2 %s is rejected as JSON: %s', (text, reason) => {
  expect(() => parseJson('getSliders', text)).toThrow(`getSliders: the response is not JSON: ${reason}`);
});
