import { describe, expect, test } from 'vitest';
import { stockText } from '../../../src/components/Stock.tsx';

describe('R5.4 the stock text', () => {
  test.each([
    [0, 'Pieza', 'Agotado', 'out'],
    [1, 'Pieza', 'Último disponible', 'low'],
    [2, 'Pieza', '2 Pieza(s) en stock', 'in'],
    [35, 'Juego', '35 Juego(s) en stock', 'in'],
    [1250, 'Caja', '1250 Caja(s) en stock', 'in'],
    [2, '', '2 Pieza(s) en stock', 'in'],
    [-1, 'Pieza', 'Agotado', 'out'],
  ])('of %i %s is "%s"', (total, unit, text, level) => {
    expect(stockText(total, unit)).toMatchObject({ text, level });
  });
});
