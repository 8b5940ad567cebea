import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkDigit,
  cleanRfc,
  isGenericRfc,
  toTaxpayerType,
  rfcHint,
  rfcWarning,
  toConstanciaName,
} from '../../../../src/features/invoice/taxpayer.ts';

/** Valid RFCs that the SAT publishes for tests. */
// prettier-ignore
const validRfcs = [
  'EKU9003173C9', 'URE180429TM6', 'CACX7605101P8', 'FUNK671228PH6', 'KICR630120NX3', 'XIA190128J61', 'OÑO120726RX3',
  'H&E951128469', 'IIA040805DZ4', 'MISC491214B86', 'XIQB891116QE4', 'WATM640917J45',
];

describe('R6.5 the RFC', () => {
  test.each(validRfcs)('%s is valid', (rfc) => {
    expect(checkDigit(rfc)).toBe(rfc.at(-1));
    expect(rfcHint(rfc)).toBe('');
    expect(toTaxpayerType(rfc)).toBe(rfc.length === 13 ? 'física' : 'moral');
  });

  test('another digit in any place changes the check digit', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...validRfcs),
        fc.nat(11),
        fc.integer({ min: 1, max: 9 }),
        (rfc, index, difference) => {
          const digit = rfc[index] ?? '';
          fc.pre(/\d/.test(digit) && index < rfc.length - 1);
          const otherDigit = (Number(digit) + difference) % 10;
          const changed = `${rfc.slice(0, index)}${otherDigit}${rfc.slice(index + 1)}`;
          expect(checkDigit(changed)).not.toBe(checkDigit(rfc));
        },
      ),
    );
  });

  test('a wrong check digit gets a hint', () => {
    for (const rfc of validRfcs) {
      const wrong = rfc.slice(0, -1) + (rfc.endsWith('7') ? '8' : '7');
      expect(rfcHint(wrong)).toContain('último carácter');
    }
  });

  test('spaces, hyphens and lower case are normalized', () => {
    fc.assert(
      fc.property(fc.constantFrom(...validRfcs), fc.array(fc.nat(12)), (rfc, positions) => {
        const typed = positions.reduce(
          (text, index) => `${text.slice(0, index)}- ${text.slice(index)}`,
          rfc.toLowerCase(),
        );
        return cleanRfc(typed) === rfc;
      }),
    );
  });

  test.each([
    ['EKU900317', '13 caracteres'],
    ['EKU9013173C9', 'no tiene la forma'],
    ['CACX760231 1P8', 'fecha'],
    ['123456789012', 'no tiene la forma'],
    ['EKU9003173C99', 'no tiene la forma'],
  ])('%s gets a hint: %s', (rfc, hint) => {
    expect(rfcHint(rfc).toLowerCase()).toContain(hint.toLowerCase());
  });

  test('generic RFCs are recognized, though one fails its check digit', () => {
    expect(checkDigit('XAXX010101000')).toBe('4');
    expect(rfcHint('XAXX010101000')).toContain('público en general');
    expect(rfcHint('xexx-010101-000')).toContain('extranjero');
    expect(isGenericRfc('XAXX010101000')).toBe(true);
    expect(isGenericRfc(validRfcs[0] ?? '')).toBe(false);
  });
});

describe('R6.5 the name as the Constancia has it', () => {
  test.each([
    ['Comercializadora del Centro, S.A. de C.V.', 'COMERCIALIZADORA DEL CENTRO'],
    ['Comercializadora del Centro SA DE CV', 'COMERCIALIZADORA DEL CENTRO'],
    ['Grupo  Norte S. de R.L. de C.V.', 'GRUPO NORTE'],
    ['Taller Ñandú sapi de cv', 'TALLER ÑANDÚ'],
    ['Despacho Ríos SC', 'DESPACHO RÍOS'],
    ['ESCUELA KEMPER URGATE', 'ESCUELA KEMPER URGATE'],
    ['Masa', 'MASA'],
  ])('%s becomes %s', (typed, name) => expect(toConstanciaName(typed, 'moral')).toBe(name));

  test('of a person is never shortened', () => {
    expect(toConstanciaName(' María  Peña SC', 'física')).toBe('MARÍA PEÑA SC');
  });

  test('of a person is not changed by a second conversion', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const name = toConstanciaName(typed, 'física');
        return toConstanciaName(name, 'física') === name;
      }),
    );
  });
});

test.each([
  ['RIPF9004', /^Este RFC tiene 8 caracteres\.$/],
  ['CACX7605101P8X', /14 caracteres/],
  ['CACX7613101P8', /no es válido/],
  ['1234567890123', /no es válido/],
  ['CACX7602301P8', /no es válido/],
])('R6.10 the review warns about %s', (rfc, title) => {
  expect(rfcWarning(rfc)?.[0]).toMatch(title);
});

test('R6.10 the review does not warn about a well-formed RFC, even with a wrong check digit or a generic one', () => {
  for (const rfc of [...validRfcs, 'CACX7605101P1', 'XAXX010101000', 'cacx-760510-1p8'])
    expect(rfcWarning(rfc), rfc).toBeNull();
});
