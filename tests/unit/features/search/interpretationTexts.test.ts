import { describe, expect, test } from 'vitest';
import { formatAllResults, formatHeading, findArticle } from '../../../../src/features/search/interpretationTexts.ts';
import { toCard, type CardView } from '../../../../src/components/card.ts';
import { formatSizeCounts } from '../../../../src/features/search/results/sizeCounts.ts';
import { productOf } from '../../../support/rows.ts';
import { emptyInterpretation, type Interpretation } from '../../../../src/features/search/engine/result.ts';

const case54: Interpretation = {
  ...emptyInterpretation,
  productType: { plural: 'Fundas', singular: 'funda', forPhones: true, isDevice: false },
  phone: 'Galaxy A54',
  chips: [
    { text: 'Fundas', words: ['funda'] },
    { text: 'Galaxy A54', words: ['samsng', 'a54'] },
  ],
};
const productType = (plural: string, forPhones = true) => ({
  plural,
  singular: plural.toLowerCase(),
  forPhones,
  isDevice: false,
});

describe('R4.17 the button to all results names them', () => {
  test.each([
    ['funda samsng a54', 12, case54, 'Ver las 12 fundas para Galaxy A54'],
    ['funda para samsng a54', 1234, case54, 'Ver las 1,234 fundas para Galaxy A54'],
    [
      'funda samsng a54',
      5,
      { ...case54, productType: productType('Cargadores') },
      'Ver los 5 cargadores para Galaxy A54',
    ],
    [
      'funda samsng a54',
      5,
      { ...case54, productType: productType('Bases de carga') },
      'Ver las 5 bases de carga para Galaxy A54',
    ],
    [
      'funda samsng a54',
      5,
      { ...case54, productType: productType('Refacciones') },
      'Ver las 5 refacciones para Galaxy A54',
    ],
    ['funda', 9, { ...case54, phone: null, brand: 'Samsung' }, 'Ver las 9 fundas para Samsung'],
  ])('%s, %i', (term, total, understood, line) => {
    expect(formatAllResults(term, total, 5, understood)).toBe(line);
  });

  test.each<[string, string, number, Partial<Interpretation>, string]>([
    ['a word is left over', 'funda samsng a54 flor', 3, {}, 'Ver los 3 resultados de «funda samsng a54 flor»'],
    ['a colour', 'funda samsng a54', 3, { attributes: ['rojo'] }, 'Ver los 3 resultados de «funda samsng a54»'],
    ['dropped', 'funda samsng a54', 3, { droppedTerms: ['roja'] }, 'Ver los 3 resultados de «funda samsng a54»'],
    ['there is none', 'funda samsng a54', 19, { onlyOtherModels: true }, 'Ver los 19 resultados de «funda samsng a54»'],
    ['no phone', 'funda', 1200, { phone: null }, 'Ver los 1,200 resultados de «funda»'],
    ['one', 'funda samsng a54', 1, {}, 'Ver el resultado de «funda samsng a54»'],
    [
      'not for phones',
      'funda',
      9,
      { productType: productType('Televisiones', false) },
      'Ver los 9 resultados de «funda»',
    ],
  ])('the query itself where that would not be all: %s', (_, term, total, changed, line) => {
    expect(formatAllResults(term, total, 1, { ...case54, ...changed })).toBe(line);
  });

  test('no number where the results may be incomplete', () => {
    expect(formatAllResults('olmo', 5, 5, emptyInterpretation)).toBe('Ver todo lo de «olmo»');
    expect(formatAllResults('olmo', 6, 5, emptyInterpretation)).toBe('Ver los 6 resultados de «olmo»');
  });
});

describe('R4.17 the heading and its explanation', () => {
  const cables = {
    ...emptyInterpretation,
    productType: productType('Cables'),
    connectors: ['USB-C'],
    quantities: ['2 m'],
  };
  test.each<[Partial<Interpretation>, string]>([
    [{}, 'Cables USB-C de 2 m'],
    [{ quantities: [] }, 'Cables USB-C'],
    [{ partialTerms: ['2 m'] }, 'Cables USB-C de 2 m'],
    [{ partialTerms: ['trenzado', '2 m'] }, 'Cables USB-C'],
    [{ connectors: ['USB-C', 'Lightning'] }, 'Cables USB-C a Lightning de 2 m'],
    [{ phone: 'iPhone 15' }, 'Cables USB-C de 2 m para iPhone 15'],
    [{ productType: productType('Cables', false), brand: 'Voltra' }, 'Cables USB-C Voltra de 2 m'],
    [{ productType: productType('Adaptadores USB-C') }, 'Adaptadores USB-C de 2 m'],
  ])('names the connector and the size: %j', (changed, heading) => {
    expect(formatHeading({ ...cables, ...changed })).toBe(heading);
  });

  const named = (...sizes: string[]): CardView[] =>
    sizes.map((size) => toCard(productOf({ name: `Cable Norda, ${size}, negro` })));
  const upTo200 = { chips: [{ text: 'Hasta $200', words: ['200'] }] };
  test.each<[string, Partial<Interpretation>, CardView[], string | null]>([
    ['the price', upTo200, named('2 m', '1 m', '1 m'), 'Hasta $200 hay uno de 2 m; los demás son de 1 m.'],
    ['spellings', {}, named('2 m', '200 cm', '1 m', '100cm'), 'Hay 2 de 2 m; los demás son de 1 m.'],
    ['several other sizes', {}, named('2 m', '1 m', '3 m'), 'Hay uno de 2 m; va primero.'],
    ['not the first ones', {}, named('2 m', '3 m', '2 m', '1 m'), 'Hay 2 de 2 m.'],
    ['one unknown', upTo200, named('2 m', '1 m', 'trenzado'), 'Hasta $200 hay uno de 2 m; va primero.'],
    ['gender', { productType: productType('Memorias') }, named('2 m', '1 m'), 'Hay una de 2 m; las demás son de 1 m.'],
    [
      '1000 GB',
      { quantities: ['1 TB'], partialTerms: ['1 TB'] },
      named('1 TB', '500 GB'),
      'Hay uno de 1 TB; va primero.',
    ],
    ['none', {}, named('1 m', '3 m'), null],
    ['all', {}, named('2 m', '2 m'), null],
    ['no size', { partialTerms: ['trenzado'] }, named('2 m', '1 m'), null],
    ['two terms', { partialTerms: ['2 m', 'trenzado'] }, named('2 m', '1 m'), null],
  ])('says how many have the size, and what the others have: %s', (_, changed, cards, line) => {
    const interpretation = { ...cables, partialTerms: ['2 m'], ...changed };
    expect(formatSizeCounts(interpretation, findArticle, cards, cards.length)).toBe(line);
  });

  test('says nothing of the others if they are more than are rendered at first', () => {
    const lineOf = (cards: CardView[]) =>
      formatSizeCounts({ ...cables, partialTerms: ['2 m'] }, findArticle, cards, 13);
    expect(lineOf(named('2 m', '1 m'))).toBe('Hay uno de 2 m; va primero.');
    expect(lineOf(named('2 m', '2 m'))).toBe('Primero los de 2 m; luego, los demás.');
  });
});
