import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isUseAllowed,
  choiceLabel,
  defaultUse,
  paymentMethods,
  regimeChoices,
  taxRegimes,
  cfdiUseChoices,
  cfdiUses,
} from '../../../../src/features/invoice/sat.ts';
import { effectiveUse } from '../../../../src/features/invoice/fields.ts';

const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code);
const createCodes = (letter: string, last: number) =>
  Array.from({ length: last }, (_, index) => `${letter}${String(index + 1).padStart(2, '0')}`);
const usesG = createCodes('G', 3);
const usesI = createCodes('I', 8);
const usesD = createCodes('D', 10);

/** The regimes that allow each CFDI use, as the SAT's catalogue c_UsoCFDI lists them. */
const regimesByUses: [uses: string[], regimes: string][] = [
  [['G01', 'G03', ...usesI], '601 603 606 612 620 621 622 623 624 625 626'],
  [['G02'], '601 603 606 612 616 620 621 622 623 624 625 626'],
  [usesD, '605 606 607 608 611 612 614 615 625'],
  [['S01', 'CP01'], '601 603 605 606 607 608 610 611 612 614 615 616 620 621 622 623 624 625 626'],
  [['CN01'], '605'],
];

describe('R6.6 the codes', () => {
  test('of regimes, payment methods and CFDI uses are complete', () => {
    expect(codes(taxRegimes).join(' ')).toBe(
      '601 603 605 606 607 608 610 611 612 614 615 616 620 621 622 623 624 625 626',
    );
    expect(codes(paymentMethods)).toEqual(['01', '03', '04', '28', '31', '99']);
    expect(codes(cfdiUses)).toEqual([...usesG, ...usesI, ...usesD, 'S01', 'CP01', 'CN01']);
  });

  test('have unique names, and are shown with them', () => {
    for (const list of [taxRegimes, paymentMethods, cfdiUses])
      expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
    expect(choiceLabel(taxRegimes, '626')).toBe('626 Régimen Simplificado de Confianza');
    expect(choiceLabel(cfdiUses, 'G03')).toBe('G03 Gastos en general');
    expect(choiceLabel(paymentMethods, '03')).toBe('03 Transferencia electrónica de fondos');
    expect(choiceLabel(paymentMethods, '77')).toBe('');
  });

  test.each(regimesByUses)('%s are allowed with %s', (uses, regimes) => {
    for (const use of uses) {
      expect(codes(taxRegimes).filter((regime) => isUseAllowed(regime, use))).toEqual(regimes.split(' '));
    }
  });

  test('stay selectable, whatever RFC and regime are filled in', () => {
    const anyRfc = fc.constantFrom('', 'EKU9003173C9', 'CACX7605101P8', 'XAXX010101000', 'CAC');
    fc.assert(
      fc.property(anyRfc, fc.constantFrom('', ...codes(taxRegimes)), (rfc, regime) => {
        const regimes = regimeChoices(rfc);
        const uses = cfdiUseChoices(regime);
        expect(codes([...regimes.fitting, ...regimes.others]).sort()).toEqual(codes(taxRegimes));
        expect(codes([...uses.fitting, ...uses.others]).sort()).toEqual(codes(cfdiUses).sort());
      }),
    );
  });

  test('that fit the RFC (regimes) or the regime (CFDI uses) come first', () => {
    expect(codes(regimeChoices('EKU9003173C9').fitting).join(' ')).toBe('601 603 610 620 622 623 624 626');
    expect(codes(regimeChoices('CACX7605101P8').fitting).join(' ')).toBe(
      '605 606 607 608 610 611 612 614 615 616 621 625 626',
    );
    expect(codes(regimeChoices('XEXX010101000').fitting)).toEqual(['616']);
    expect(codes(cfdiUseChoices('616').fitting)).toEqual(['G02', 'S01']);
    expect(codes(cfdiUseChoices('605').fitting)).toEqual([...usesD, 'S01']);
  });
});

describe('R6.5 the default CFDI use', () => {
  test('is G03, or S01 if the regime does not allow it', () => {
    expect(defaultUse('')).toBe('G03');
    for (const regime of codes(taxRegimes)) {
      const use = defaultUse(regime);
      expect(use).toBe(isUseAllowed(regime, 'G03') ? 'G03' : 'S01');
      expect(isUseAllowed(regime, use)).toBe(true);
    }
  });

  test('is replaced by a chosen use', () => {
    expect(effectiveUse({ use: '', regime: '605' })).toBe('S01');
    expect(effectiveUse({ use: 'D01', regime: '605' })).toBe('D01');
  });
});
