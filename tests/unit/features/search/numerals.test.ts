import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { replaceNumerals } from '../../../../src/features/search/engine/language/numerals.ts';
import { shopLexicon } from '../../../../src/features/search/engine/annotations.ts';
import { createTestSearch } from '../../../support/testSearch.ts';

const ones = (
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho ' +
  'diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve'
).split(' ');
const tens = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
const hundreds =
  'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(' ');

/** Spells a number in Spanish, independently of the parser. */
function spell(value: number): string {
  if (value < 30) return ones[value] ?? '';
  if (value < 100) return (tens[Math.floor(value / 10) - 3] ?? '') + (value % 10 ? ` y ${spell(value % 10)}` : '');
  if (value === 100) return 'cien';
  if (value < 1_000)
    return (hundreds[Math.floor(value / 100) - 1] ?? '') + (value % 100 ? ` ${spell(value % 100)}` : '');
  const thousands = Math.floor(value / 1_000);
  // "Mil", "veintiún mil".
  const multiplier = thousands === 1 ? '' : `${spell(thousands).replace(/^veintiuno$/, 'veintiun')} `;
  return `${multiplier}mil${value % 1_000 ? ` ${spell(value % 1_000)}` : ''}`;
}

describe('R4.17 spoken numbers', () => {
  test('each number from 2 to 29,999 is parsed from its spelling', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 29_999 }), (value) => {
        expect(replaceNumerals(`cargador ${spell(value)} watts`).text).toBe(`cargador ${value} watts`);
      }),
    );
  });

  test.each([
    ['iphone quince pro', 'iphone 15 pro'],
    ['display iphone trece', 'display iphone 13'],
    ['cargador de sesenta y cinco watts', 'cargador de 65 watts'],
    ['memoria de ciento veintiocho gigas', 'memoria de 128 gigas'],
    ['power bank de veinte mil', 'power bank de 20000'],
    ['power bank 10 mil', 'power bank 10000'],
    ['power bank 20 000 mah', 'power bank 20000 mah'],
    ['un cuarto de tera', '0.25 tera'],
    ['medio tera', '0.5 tera'],
    ['cable de metro y medio', 'cable de 1.5 metros'],
    ['cable de un metro', 'cable de 1 metro'],
    ['un cargador y una funda', 'un cargador y una funda'],
    ['bocina y microfono', 'bocina y microfono'],
    ['funda iphone 13 y mica', 'funda iphone 13 y mica'],
  ])('%s', (query, text) => {
    expect(replaceNumerals(query).text).toBe(text);
  });

  test('"7 en uno" is "7 en 1"', () => {
    expect(createTestSearch('Hub USB-C 4 en 1', 'Hub USB-C 7 en 1')('hub 7 en uno')[0]).toBe('Hub USB-C 7 en 1');
  });

  test('the typed form of a number is kept for its chip', () => {
    expect(replaceNumerals('cargador de sesenta y cinco watts').typed.get('65')).toBe('sesenta y cinco');
  });

  test('mayHaveNumerals has no false negatives', () => {
    // Also spelled by sound: "onse", "beinte".
    const numerals = [...ones, ...tens, ...hundreds, 'cien', 'mil', 'quinientas'].flatMap((word) => [
      word,
      word.replace('v', 'b'),
      word.replace(/z|c(?=[ei])/, 's'),
    ]);
    const otherWords =
      'un una uno y medio media cuarto de millar metro metros mts tera teras tb gigas gb watts pulgadas puertos piezas pza varo ' +
      'pesos amperes lucas 1 2 10 000 128 funda cable mica cargador doble once- onceava diezmo';
    const words = fc.array(fc.constantFrom(...numerals, ...otherWords.split(' ')), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(words, (texts) => {
        const query = texts.join(' ');
        if (!shopLexicon.mayHaveNumerals(query)) expect(replaceNumerals(query).text).toBe(query);
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    'funda iphone 13',
    'una mica para el celular',
    'cargador usb c de 20 w',
    'cable con microfono',
    'tripode',
  ])('"%s" does not load the parser of numerals', (query) => expect(shopLexicon.mayHaveNumerals(query)).toBe(false));
});
