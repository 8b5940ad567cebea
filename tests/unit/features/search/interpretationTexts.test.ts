import { describe, expect, test } from 'vitest';
import { formatAllResults, formatHeading } from '../../../../src/features/search/interpretationTexts.ts';
import { toCard, type CardData } from '../../../../src/components/card.ts';
import { formatQuantityNotice } from '../../../../src/features/search/results/quantityNotice.ts';
import { createProduct } from '../../../support/productFactory.ts';
import { emptyInterpretation, type Interpretation } from '../../../../src/features/search/engine/result.ts';

const a54CaseInterpretation: Interpretation = {
  ...emptyInterpretation,
  productType: { plural: 'Fundas', singular: 'funda', forPhones: true, isDevice: false },
  phone: 'Galaxy A54',
  chips: [
    { text: 'Fundas', words: ['funda'] },
    { text: 'Galaxy A54', words: ['samsng', 'a54'] },
  ],
};
const createProductType = (plural: string, forPhones = true) => ({
  plural,
  singular: plural.toLowerCase(),
  forPhones,
  isDevice: false,
});

describe('R4.17 the button to all results', () => {
  test.each([
    ['funda samsng a54', 12, a54CaseInterpretation, 'Ver las 12 fundas para Galaxy A54'],
    ['funda para samsng a54', 1234, a54CaseInterpretation, 'Ver las 1,234 fundas para Galaxy A54'],
    [
      'funda samsng a54',
      5,
      { ...a54CaseInterpretation, productType: createProductType('Cargadores') },
      'Ver los 5 cargadores para Galaxy A54',
    ],
    [
      'funda samsng a54',
      5,
      { ...a54CaseInterpretation, productType: createProductType('Bases de carga') },
      'Ver las 5 bases de carga para Galaxy A54',
    ],
    [
      'funda samsng a54',
      5,
      { ...a54CaseInterpretation, productType: createProductType('Refacciones') },
      'Ver las 5 refacciones para Galaxy A54',
    ],
    ['funda', 9, { ...a54CaseInterpretation, phone: null, brand: 'Samsung' }, 'Ver las 9 fundas para Samsung'],
  ])('describes them: %s, %i', (term, total, interpretation, text) => {
    expect(formatAllResults(term, total, 5, interpretation)).toBe(text);
  });

  test.each<[string, string, number, Partial<Interpretation>, string]>([
    ['a further word', 'funda samsng a54 flor', 3, {}, 'Ver los 3 resultados de «funda samsng a54 flor»'],
    ['a colour', 'funda samsng a54', 3, { attributes: ['rojo'] }, 'Ver los 3 resultados de «funda samsng a54»'],
    ['a missing term', 'funda samsng a54', 3, { missingTerms: ['roja'] }, 'Ver los 3 resultados de «funda samsng a54»'],
    ['only other models', 'funda samsng a54', 19, { lacksModel: true }, 'Ver los 19 resultados de «funda samsng a54»'],
    ['no phone', 'funda', 1200, { phone: null }, 'Ver los 1,200 resultados de «funda»'],
    ['one result', 'funda samsng a54', 1, {}, 'Ver el resultado de «funda samsng a54»'],
    [
      'not for phones',
      'funda',
      9,
      { productType: createProductType('Televisiones', false) },
      'Ver los 9 resultados de «funda»',
    ],
  ])('quotes the query if a description would be incomplete: %s', (_, term, total, changes, text) => {
    expect(formatAllResults(term, total, 1, { ...a54CaseInterpretation, ...changes })).toBe(text);
  });

  test('has no number if all results so far are suggested, since more may follow', () => {
    expect(formatAllResults('olmo', 5, 5, emptyInterpretation)).toBe('Ver todo lo de «olmo»');
    expect(formatAllResults('olmo', 6, 5, emptyInterpretation)).toBe('Ver los 6 resultados de «olmo»');
  });
});

describe('R4.17 the heading and the quantity notice', () => {
  const cables = {
    ...emptyInterpretation,
    productType: createProductType('Cables'),
    connectors: ['USB-C'],
    quantities: ['2 m'],
  };
  test.each<[Partial<Interpretation>, string]>([
    [{}, 'Cables USB-C de 2 m'],
    [{ quantities: [] }, 'Cables USB-C'],
    [{ leadingTerms: ['2 m'] }, 'Cables USB-C de 2 m'],
    [{ leadingTerms: ['trenzado', '2 m'] }, 'Cables USB-C'],
    [{ connectors: ['USB-C', 'Lightning'] }, 'Cables USB-C a Lightning de 2 m'],
    [{ phone: 'iPhone 15' }, 'Cables USB-C de 2 m para iPhone 15'],
    [{ productType: createProductType('Cables', false), brand: 'Voltra' }, 'Cables USB-C Voltra de 2 m'],
    [{ productType: createProductType('Adaptadores USB-C') }, 'Adaptadores USB-C de 2 m'],
  ])('the heading has connectors and the quantity: %j', (changes, heading) => {
    expect(formatHeading({ ...cables, ...changes })).toBe(heading);
  });

  const createCards = (...lengths: string[]): CardData[] =>
    lengths.map((length) => toCard(createProduct({ name: `Cable Norda, ${length}, negro` })));
  const upTo200 = { chips: [{ text: 'Hasta $200', words: ['200'] }] };
  test.each<[string, Partial<Interpretation>, CardData[], string | null]>([
    ['a price limit', upTo200, createCards('2 m', '1 m', '1 m'), 'Hasta $200 hay uno de 2 m; los demás son de 1 m.'],
    [
      'several spellings of one length',
      {},
      createCards('2 m', '200 cm', '1 m', '100cm'),
      'Hay 2 de 2 m; los demás son de 1 m.',
    ],
    ['several other lengths', {}, createCards('2 m', '1 m', '3 m'), 'Hay uno de 2 m; va primero.'],
    ['one after a longer one', {}, createCards('2 m', '3 m', '2 m', '1 m'), 'Hay 2 de 2 m.'],
    [
      'a name without a length',
      upTo200,
      createCards('2 m', '1 m', 'trenzado'),
      'Hasta $200 hay uno de 2 m; va primero.',
    ],
    [
      'a feminine product type',
      { productType: createProductType('Memorias') },
      createCards('2 m', '1 m'),
      'Hay una de 2 m; las demás son de 1 m.',
    ],
    [
      '1 TB, which is parsed as 1000 GB',
      { quantities: ['1 TB'], leadingTerms: ['1 TB'] },
      createCards('1 TB', '500 GB'),
      'Hay uno de 1 TB; va primero.',
    ],
    ['no result with the length', {}, createCards('1 m', '3 m'), null],
    ['only results with the length', {}, createCards('2 m', '2 m'), null],
    ['a leading term that is not a quantity', { leadingTerms: ['trenzado'] }, createCards('2 m', '1 m'), null],
    ['two leading terms', { leadingTerms: ['2 m', 'trenzado'] }, createCards('2 m', '1 m'), null],
  ])('the notice on results with and without the quantity: %s', (_, changes, cards, text) => {
    const interpretation = { ...cables, leadingTerms: ['2 m'], ...changes };
    expect(formatQuantityNotice(interpretation, cards, cards.length)).toBe(text);
  });

  test('the notice does not name the quantity of other results if there are more than the first ones', () => {
    const formatNotice = (cards: CardData[]) => formatQuantityNotice({ ...cables, leadingTerms: ['2 m'] }, cards, 13);
    expect(formatNotice(createCards('2 m', '1 m'))).toBe('Hay uno de 2 m; va primero.');
    expect(formatNotice(createCards('2 m', '2 m'))).toBe('Primero los de 2 m; luego, los demás.');
  });
});
