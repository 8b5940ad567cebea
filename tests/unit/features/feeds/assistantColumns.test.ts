import { describe, expect, test } from 'vitest';
import { createDigests } from '../../../../src/catalogue/changes.ts';
import { assistantColumns, rankPopularity } from '../../../../src/features/feeds/assistantColumns.ts';
import { createCatalogue } from '../../../support/createCatalogue.ts';
import { productDetail, googleRules, findRowViolations } from '../../../support/feedRules.ts';

const product = { name: 'Cable', phones: [], substitutes: [], accessories: [], popularity: undefined };
const toDetails = (name: string, phones: string[] = []): string | undefined =>
  assistantColumns({ ...product, name, phones })[productDetail];

test.each([
  ['Cargador rápido 20 W', 'Especificaciones:Potencia:20 W'],
  ['Batería portátil 10,000 mAh', 'Especificaciones:Batería:10000 mAh'],
  ['Cable USB-C 1.5 m', 'Especificaciones:Conector:USB-C,Especificaciones:Largo:1.5 m'],
  ['Micro SD 128GB, paquete de 2 piezas', 'Especificaciones:Capacidad:128 GB,Especificaciones:Conector:microSD'],
  ['Celular 8 GB 256 GB', 'Especificaciones:Capacidad:256 GB'],
  ['Funda negra', ''],
])('R14.2 the feed has the attributes that "%s" states', (name, details) => expect(toDetails(name)).toBe(details));

test('R14.2 the feed has the phones that a product fits', () => {
  expect(toDetails('Funda', ['Galaxy A54', 'Galaxy A34'])).toBe(
    'Compatibilidad:Celular:Galaxy A54,Compatibilidad:Celular:Galaxy A34',
  );
});

test('R14.2 the name of a phone cannot split details', () => {
  const row = assistantColumns({ ...product, phones: ['A54, 5G: negro', 'x'.repeat(100)] });
  expect(row[productDetail]).toBe(`Compatibilidad:Celular:A54 5G negro,Compatibilidad:Celular:${'x'.repeat(100)}`);
  expect(
    findRowViolations(row, {
      [productDetail]: googleRules[productDetail] ?? {},
      related_product: {},
      popularity_rank: {},
    }),
  ).toEqual([]);
});

test('R14.2 the feed has at most 30 related products, accessories first', () => {
  const ids = Array.from({ length: 40 }, (_, index) => String(index));
  const { related_product: related = '' } = assistantColumns({
    ...product,
    accessories: ids.slice(0, 2),
    substitutes: ids,
  });
  expect(related.split(',')).toHaveLength(30);
  expect(related).toMatch(/^accessory:id:0,accessory:id:1,substitute:id:0,/);
});

describe('R14.2 popularity', () => {
  const toRanks = (...unitsSold: number[]): number[] => [
    ...rankPopularity(unitsSold.map((sold, index) => ({ id: `${index}`, sold }))).values(),
  ];

  test('is the share of products that sell less, as the middle of its decile', () => {
    const ranks = toRanks(...Array.from({ length: 20 }, (_, index) => index));
    expect(ranks.filter((_, index) => index % 2 === 0)).toEqual([5, 15, 25, 35, 45, 55, 65, 75, 85, 95]);
  });

  test('is equal for equal sales, and lowest for products without sales', () => {
    expect(toRanks(0, 0, 0, 7)).toEqual([5, 5, 5, 75]);
    expect(toRanks(0)).toEqual([5]);
  });

  test('R11.5 does not trigger a rebuild when it changes', () => {
    const before = createCatalogue(20, {}, (index) => ({ sold: index }));
    const after = createCatalogue(20, {}, (index) => ({ sold: 20 - index }));
    const ranks = (catalogue: typeof before) => [...rankPopularity(catalogue.products).values()];
    expect(ranks(after)).not.toEqual(ranks(before));
    expect(createDigests(after)).toEqual(createDigests(before));
  });
});
