import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { replaceNumerals } from '../../../../src/features/search/engine/language/numerals.ts';
import { shopLexicon } from '../../../../src/features/search/engine/annotations.ts';
import { parsePriceTerms } from '../../../../src/features/search/engine/query/prices.ts';
import priceQueries from '../../../../scripts/bench/search/testCollections/prices.json' with { type: 'json' };
import { fold } from '../../../../src/lib/text.ts';

const parsePrice = (query: string) => {
  const { text } = replaceNumerals(fold(query));
  const result = parsePriceTerms(text);
  // The search worker loads the price parser only if mayHavePrice() is true, so it must have no false negatives.
  if (result.price ?? result.order) expect(shopLexicon.mayHavePrice(text), `"${query}" may name a price`).toBe(true);
  return result;
};
const unbounded = Infinity;

describe('R4.20 prices in words', () => {
  test.each<[string, number, number]>([
    ['cargador menos de 200', 0, 200],
    ['cargador <200', 0, 200],
    ['funda entre 50 y 5000 pesos', 50, 5000],
    ['funda de 1 a 1000 pesos', 1, 1000],
    ['funda iphone 13 a 300 pesos', 240, 360],
    ['celulares 3 a 5 mil pesos', 3000, 5000],
    ['laptop 8 a 12 mil pesos', 8000, 12000],
    ['laptop $8 a $12 mil', 8000, 12000],
    ['cables $10 a $15', 10, 15],
    ['cargador <= $200', 0, 200],
    ['cargador > 200', 200, unbounded],
    ['cargador >300 <500', 300, 500],
    ['cargador de menos de $200', 0, 200],
    ['cargador que cueste menos de 200 pesos', 0, 200],
    ['funda hasta 150', 0, 150],
    ['funda hasta $1,500', 0, 1500],
    ['bocina hasta mil pesos', 0, 1000],
    ['bocina máximo 800', 0, 800],
    ['bocina 800 máximo', 0, 800],
    ['mouse max 300', 0, 300],
    ['cable usb c dos metros max 200', 0, 200],
    ['memoria de 128 gb máximo 300 pesos', 0, 300],
    ['smartwatch bajo 1000', 0, 1000],
    ['smartwatch por debajo de 1000', 0, 1000],
    ['audífonos no más de 500', 0, 500],
    ['audífonos que no pase de 500', 0, 500],
    ['audífonos que no pasen los 500 pesos', 0, 500],
    ['audífonos que no cuesten más de 350', 0, 350],
    ['teclado a lo mucho 400', 0, 400],
    ['tablet de 2 mil o menos', 0, 2000],
    ['celular de 2 mil y pico', 2000, 2999.99],
    ['tablet de 3 mil para abajo', 0, 3000],
    ['celular hasta 8k', 0, 8000],
    ['iphone por menos de 25 lucas', 0, 25_000],
    ['smartwatch de 3500 más o menos', 2800, 4200],
    ['regalo con presupuesto de 500', 0, 500],
    ['tengo 250 pesos para una funda', 0, 250],
    ['cargadores máximo cincuenta pesos', 0, 50],
    ['cable menos de doscientos pesos', 0, 200],
    ['memoria hasta quinientos', 0, 500],
    ['celular de menos de dos mil quinientos', 0, 2500],
    ['micas de menos de 10 pesos', 0, 10],
    ['500 varos o menos una bocina', 0, 500],
    ['teclado más de 1000', 1000, unbounded],
    ['teclado arriba de $1,000', 1000, unbounded],
    ['impresora a partir de 2,500', 2500, unbounded],
    ['impresora desde 2500 pesos', 2500, unbounded],
    ['audífonos de mil pesos para arriba', 1000, unbounded],
    ['laptop no menos de 9 mil', 9000, unbounded],
    ['bocina de 100 a 400', 100, 400],
    ['bocina de $100 a $400', 100, 400],
    ['funda entre 150 y 250 pesos', 150, 250],
    ['laptop entre 8 y 12 mil', 8000, 12_000],
    ['regalo 200 a 300 pesos', 200, 300],
    ['reloj como de 500', 400, 600],
    ['reloj alrededor de mil pesos', 800, 1200],
    ['algo de $300', 240, 360],
    ['audífonos de 200 varos', 160, 240],
    ['mochila más de 250 y menos de 700', 250, 700],
    ['mochila abajo de 700 pero arriba de 250 pesos', 250, 700],
    ['mi presupuesto es de 900 para bocina', 0, 900],
    ['bocina que no llegue a 350', 0, 350],
    ['bocina de medio millar de pesos', 400, 600],
    ['mouse de menos de un doscientos treinta', 0, 230],
    ['mica de a 150', 120, 180],
    ['mouse x menos d 180', 0, 180],
    ['cargador entre 300 y 200', 200, 300],
    ['cargador de 300 a 200 pesos', 200, 300],
    ['cable menos de 15', 0, 15],
  ])('%s', (query, min, max) => {
    const { price } = parsePrice(query);
    expect(price?.min).toBe(100 * min);
    expect(price?.max).toBe(100 * max);
  });

  test.each([
    'cargador 20 watts',
    'cable de 2 metros',
    'cable de menos de 2 metros',
    'power bank de más de 10000 mah',
    'memoria de 128 a 256 gb',
    'soporte para pantalla de 32 a 55 pulgadas',
    'soporte de 32 a 55',
    'iphone 13 y 14',
    'funda iphone 11 a 13',
    'hub de 4 a 7 puertos',
    'tinta 664 y 667',
    'lápiz para soportar hasta 4 equipos',
    'hub de menos de 4 puertos',
    'tablet para niño menos de 8',
    'soporte de 55 a 32',
  ])('has no price: %s', (query) => {
    expect(parsePrice(query).price).toBeNull();
  });

  test.each([
    ['audífonos baratos', 'asc'],
    ['el cargador más barato', 'asc'],
    ['celular económico', 'asc'],
    ['bocina baratita', 'asc'],
    ['el power bank menos caro', 'asc'],
    ['reloj que salga cómodo', 'asc'],
    ['audífonos a precio cómodo', 'asc'],
    ['consola que no salga tan cara', 'asc'],
    ['funda que no sea cara', 'asc'],
    ['funda que no sea la más cara', 'asc'],
    ['reloj regalado', 'asc'],
    ['teclado de bajo costo', 'asc'],
    ['audífonos que no cuesten mucho', 'asc'],
    ['los mejores audífonos', 'premium'],
    ['el reloj más caro', 'desc'],
    ['laptops de las más costosas', 'desc'],
    ['cables de mayor a menor precio', 'desc'],
    ['relojes del más barato al más caro', 'asc'],
    ['relojes del más varato al más caro', 'asc'],
    ['micas por precio de menor a mayor', 'asc'],
    ['un teclado que no sea más caro', null],
    ['cargador menos de 300', null],
  ])('%s: order %s', (query, order) => {
    expect(parsePrice(query).order).toBe(order);
  });

  // Labelled without knowledge of the engine.
  const labelledQueries: { text: string; price: { min?: number; max?: number; about?: number; order?: string } }[] =
    priceQueries;
  test.each(labelledQueries)('$text', ({ text, price: { min = 0, max = unbounded, about, order = null } }) => {
    const result = parsePrice(text);
    const bounds = about ? [80 * about, 120 * about] : [100 * min, 100 * max];
    expect([result.price?.min ?? 0, result.price?.max ?? unbounded]).toEqual(bounds);
    expect(result.order).toBe(order);
  });

  test('price words are removed from the rest of the query', () => {
    const { rest, priceWords } = parsePrice('Cable USB C 2 metros menos de 200 pesos');
    expect(rest.trim()).toBe('cable usb c 2 metros');
    expect(priceWords).toEqual(['menos', 'de', '200', 'pesos']);
  });

  test('any amount from $20 to $99,999 is parsed, in each phrase', () => {
    const phrases = fc.constantFrom('menos de ', 'hasta $', 'que no pase de ', 'maximo ');
    fc.assert(
      fc.property(phrases, fc.integer({ min: 20, max: 99_999 }), fc.boolean(), (phrase, pesos, isGrouped) => {
        const amount = isGrouped ? pesos.toLocaleString('en-US') : String(pesos);
        expect(parsePrice(`funda ${phrase}${amount}`).price).toEqual({ min: 0, max: 100 * pesos, approximate: false });
      }),
    );
  });

  test('in any text, price words are replaced with spaces, and min is at most max', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        const folded = fold(text);
        const { price, rest, priceWords } = parsePriceTerms(folded);
        expect(rest).toHaveLength(folded.length);
        for (const [index, letter] of [...rest].entries()) expect([folded[index], ' ']).toContain(letter);
        expect(price === null).toBe(priceWords.length === 0);
        if (price) expect(price.min).toBeLessThanOrEqual(price.max);
      }),
    );
  });
});
