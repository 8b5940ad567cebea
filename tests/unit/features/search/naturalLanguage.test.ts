import { describe, expect, test } from 'vitest';
import { createSearcher } from '../../../../scripts/bench/search/createSearcher.ts';
import { createSearchFile } from '../../../../src/features/search/engine/annotations.ts';
import { abbreviates, repairEncoding } from '../../../../src/features/search/engine/index/abbreviations.ts';
import { suggestedSearches } from '../../../../src/features/search/engine/annotations.ts';
import { formatDropped } from '../../../../src/features/search/interpretationTexts.ts';
import { searchIn, searchProduct as product } from '../../../support/searchIn.ts';

const shop = createSearcher([
  product('Cargador de pared USB-C 20 W', { price: 24_900 }),
  product('Cargador rápido 45 W', { price: 59_900, discountPrice: 29_000 }),
  product('Cargador para auto doble', { price: 18_600 }),
  product('Cargador para laptop HP', { price: 69_900 }),
  product('Cable USB-C 2 m', { price: 13_900 }),
  product('Cable USB-C 1 m', { price: 9_900 }),
  product('Celular Samsung Galaxy A15', { brand: 'Samsung', price: 350_000 }),
  product('Celular Motorola Moto G54', { brand: 'Motorola', price: 400_000 }),
  product('Audífonos alámbricos con micrófono', { price: 9_900 }),
  product('Audífonos inalámbricos', { price: 49_900 }),
  product('Cámara de seguridad WiFi', { price: 69_900 }),
  product('Tapa trasera iPhone 11', { price: 19_900 }),
]);
const names = (query: string) => shop.find(query, 20).products.map(({ name }) => name);
const interpret = (query: string) => shop.find(query, 20).interpretation;

describe('R4.20 prices', () => {
  test('keep what asks such a price, by its offer', () => {
    expect(names('cargador hasta 290').toSorted()).toEqual([
      'Cargador de pared USB-C 20 W',
      'Cargador para auto doble',
      'Cargador rápido 45 W',
    ]);
    expect(names('cargador desde 699 pesos')).toEqual(['Cargador para laptop HP']);
  });

  test('stand as a chip that can be taken away', () => {
    expect(interpret('cargador de menos de doscientos pesos').chips[0]).toEqual({
      text: 'Hasta $200',
      words: ['de', 'menos', 'de', 'doscientos', 'pesos'],
    });
    expect(interpret('cargador más de $500').chips[0]?.text).toBe('Desde $500');
    expect(interpret('cargador entre 100 y 300 pesos').chips[0]?.text).toBe('$100 a $300');
    expect(interpret('cargador como de 300 pesos').chips[0]?.text).toBe('Como $300');
  });

  test('that nothing asks: the nearest first, and no claim that there is no such thing', () => {
    expect(names('cable hasta 50')[0]).toBe('Cable USB-C 1 m');
    expect(formatDropped(interpret('cable hasta 50'))?.text).toBe('primero va lo más cercano.');
  });

  test('"barato" orders by the price asked, and narrows nothing else', () => {
    expect(names('cargador barato')).toEqual(['Cargador de pared USB-C 20 W', 'Cargador rápido 45 W']);
    expect(interpret('el celular más barato').order).toBe('asc');
    expect(interpret('cargador barato').corrected).toEqual([]);
  });

  test('"256 pesos" is no capacity', () => {
    expect(interpret('memoria de 256 pesos').attributes).toEqual([]);
  });
});

describe('R4.17 how shoppers talk', () => {
  test('what is excluded is left out, unless nothing else is there', () => {
    expect(names('celular que no sea samsung')).toEqual(['Celular Motorola Moto G54']);
    expect(names('celular excepto motorola')).toEqual(['Celular Samsung Galaxy A15']);
    expect(names('audífonos sin micrófono')[0]).toBe('Audífonos inalámbricos');
    expect(names('cámara sin wifi')).toEqual(['Cámara de seguridad WiFi']);
    expect(interpret('celular que no sea samsung').chips[0]?.text).toBe('Sin samsung');
  });

  test('a phrase with "sin" that names a feature excludes nothing', () => {
    expect(names('audífonos sin cables')[0]).toBe('Audífonos inalámbricos');
  });

  test('two things come in turns', () => {
    const [first = '', second = ''] = names('cable y cargador');
    expect([first.split(' ')[0], second.split(' ')[0]]).toEqual(['Cable', 'Cargador']);
  });

  test.each(['cable con su cargador', 'cable o cargador', 'cable más un cargador'])(
    '"%s" names two things',
    (query) => {
      const [first = '', second = ''] = names(query);
      expect([first.split(' ')[0], second.split(' ')[0]]).toEqual(['Cable', 'Cargador']);
    },
  );

  test('what two things are for narrows both', () => {
    const car = searchIn('Soporte para celular', 'Soporte para auto', 'Cargador USB-C', 'Cargador para auto', 'Bocina');
    expect(car('soporte y cargador de carro').slice(0, 2)).toEqual(['Soporte para auto', 'Cargador para auto']);
  });

  test('a whole phrase is not the beginning of a longer one', () => {
    const charge = searchIn(
      'Cargador de pared 20 W',
      'Batería portátil 10000 mAh',
      'Funda iPhone 13',
      'Celular básico',
    );
    expect(charge('cargador para celular')[0]).toBe('Cargador de pared 20 W');
    expect(charge('cargador para celular port')[0]).toBe('Batería portátil 10000 mAh');
  });

  test('an exclusion reaches over what its thing is for', () => {
    const discs = searchIn('Consola PS5 Digital', 'Disco duro externo 1 TB', 'Lector de tarjetas USB');
    expect(discs('consola sin lector de discos')).toEqual(['Consola PS5 Digital']);
    const phones = searchIn('Funda iPhone 13 negra', 'Funda Galaxy A15 negra', 'Cargador para iPhone sin cable');
    expect(phones('funda sin anillo de iphone 13')[0]).toBe('Funda iPhone 13 negra');
  });

  test('what the device of a situation lacks is not excluded', () => {
    const car = searchIn('Transmisor FM Bluetooth para auto', 'Bocina Bluetooth', 'Funda iPhone 13');
    expect(car('para oír música en un carro sin bluetooth')[0]).toBe('Transmisor FM Bluetooth para auto');
  });

  test('an exclusion passes over its verb, and names one of two things that mean the same', () => {
    const car = searchIn('Soporte de auto para rejilla', 'Soporte de auto con ventosa');
    expect(car('soporte de auto que no vaya en la rejilla')).toEqual(['Soporte de auto con ventosa']);
    const glass = searchIn('Mica de cristal templado iPhone 13', 'Mica de hidrogel iPhone 13');
    expect(glass('mica que no sea de vidrio')).toEqual(['Mica de hidrogel iPhone 13']);
    const mice = searchIn('Mouse gamer RGB', 'Mouse inalámbrico');
    expect(mice('mouse nada de gamer')).toEqual(['Mouse inalámbrico']);
    const onlyGlass = searchIn('Mica de cristal templado iPhone 13');
    expect(formatDropped(onlyGlass.said('mica que no sea de vidrio'))?.lead).toBe(
      'Ningún nombre dice «que no sea de vidrio»:',
    );
    const cases = searchIn('Funda glitter Galaxy A16', 'Funda lisa Galaxy A16');
    expect(cases('funda a16 sin brillos')).toEqual(['Funda lisa Galaxy A16']);
  });

  test('a trait after an exclusion is requested, and the opposite of an excluded one', () => {
    const mice = searchIn('Mouse inalámbrico con pilas', 'Mouse alámbrico USB', 'Mouse inalámbrico recargable');
    expect(mice('mouse que no lleve pilas, de cable nomás')[0]).toBe('Mouse alámbrico USB');
    const printers = searchIn('Impresora HP DeskJet', 'Impresora Epson tinta continua', 'Cartucho HP 667');
    expect(printers('impresora que no use cartuchos')[0]).toBe('Impresora Epson tinta continua');
  });

  test('what the shopper’s own device lacks is not excluded', () => {
    const network = searchIn('Adaptador WiFi USB', 'Adaptador HDMI a VGA', 'Computadora de escritorio');
    expect(network.said('mi compu no tiene wifi, qué adaptador le pongo').chips.map(({ text }) => text)).not.toContain(
      'Sin wifi',
    );
  });

  test('a component is not the thing that is asked for', () => {
    const mixed = searchIn('Impresora Epson L3250', 'Cartucho HP 667', 'Consola PS5 Slim', 'Disco duro 1 TB');
    expect(mixed('una impresora que no gaste cartuchos')[0]).toBe('Impresora Epson L3250');
    expect(mixed('¿cuál play 5 es la que lleva disco?')[0]).toBe('Consola PS5 Slim');
  });

  test('a further thing is found by its other words, and a word of a name is no verb', () => {
    const pc = searchIn('Parlante portátil', 'Parlantes p/PC USB', 'Laptop 14"');
    expect(pc('bocinas para computadora')[0]).toBe('Parlantes p/PC USB');
    const bands = searchIn('Bocina para baño', 'Xiaomi Smart Band 9', 'Correa de silicón para Mi Band 9');
    expect(bands('pulseras para mi band 9')[0]).not.toBe('Bocina para baño');
  });

  test.each([
    ['tele de más de 50 pulgadas', 'Televisión 55"', 'Desde 50 pulgadas'],
    ['televisión que no pase de 43 pulgadas', 'Televisión 32"', 'Hasta 43 pulgadas'],
    ['tele de 50 pulgadas o más', 'Televisión 55"', 'Desde 50 pulgadas'],
    ['tele de 40 pulgadas máximo', 'Televisión 32"', 'Hasta 40 pulgadas'],
  ])('"%s" limits a size', (query, first, chip) => {
    const tvs = searchIn('Televisión 32"', 'Televisión 55"', 'Televisión 65"');
    expect(tvs(query)[0]).toBe(first);
    expect(tvs.said(query).chips.map(({ text }) => text)).toContain(chip);
    expect(tvs.said(query).price).toBeNull();
  });

  test('what is beyond a limit is left out, but not what states no size, nor one of several sizes', () => {
    const tvs = searchIn('Televisión 32"', 'Televisión 55"', 'Televisión Roku');
    expect(tvs('tele de más de 50 pulgadas').toSorted()).toEqual(['Televisión 55"', 'Televisión Roku']);
    const cables = searchIn('Cable USB-C 1 m', 'Cable USB-C 1.5 m', 'Cable USB-C 3 m');
    expect(cables('cable de más de 1.5 metros').toSorted()).toEqual(['Cable USB-C 1.5 m', 'Cable USB-C 3 m']);
    const banks = searchIn('Power bank 5,000 mAh', 'Power bank 10,000 mAh');
    expect(banks('power bank de más de 10,000 mah')).toEqual(['Power bank 10,000 mAh']);
    const phones = searchIn('Celular Moto G54 8 GB 256 GB', 'Celular Moto G04 4 GB 64 GB');
    expect(phones('celular de mínimo 128 gb')).toEqual(['Celular Moto G54 8 GB 256 GB']);
  });

  test('three words with which one name begins are not its name alone', () => {
    const banks = searchIn('Power bank 20000 mAh Voltra', 'Batería portátil 20,000 mAh', 'Batería portátil 5,000 mAh');
    expect(banks('power bank 20000').slice(0, 2)).toEqual([
      'Power bank 20000 mAh Voltra',
      'Batería portátil 20,000 mAh',
    ]);
  });

  test('a quantity that is written apart is no correction', () => {
    const phones = searchIn('Celular Moto G54 128GB', 'Celular Moto G24 64GB');
    expect(phones.said('celular con 128 gb').corrected).toEqual([]);
  });

  test('what a thing is for narrows it; alone it means the usual one', () => {
    expect(names('cargador de carro')[0]).toBe('Cargador para auto doble');
    expect(names('cargador para compu')[0]).toBe('Cargador para laptop HP');
    expect(names('cargador')[0]).toBe('Cargador de pared USB-C 20 W');
  });

  test('everyday words become no products', () => {
    expect(interpret('necesito un cargador para mi abuelita por favor').corrected).toEqual([]);
    expect(names('zapatos talla 20')).toEqual([]);
    expect(names('refrigerador samsung')).toEqual([]);
  });

  test('gender makes another thing', () => {
    expect(names('cámara tapo')[0]).toBe('Cámara de seguridad WiFi');
  });
});

describe('R4.17 what shoppers want to do', () => {
  const uses = createSearcher([
    product('Televisión 43" 4K'),
    product('Soporte de pared para TV'),
    product('Control remoto para TV Samsung'),
    product('Celular básico'),
    product('Soporte para celular de auto'),
    product('Audífonos deportivos'),
    product('Power bank 10000 mAh'),
    product('Cargador USB-C'),
    product('Repetidor WiFi'),
    product('Router WiFi'),
    product('Laptop HP 15'),
    product('Mochila para laptop'),
    product('Memoria USB 64 GB'),
    product('Micrófono de solapa para celular'),
  ]);
  test.each([
    ['algo para colgar la tele', 'Soporte de pared para TV'],
    ['control de la tele', 'Control remoto para TV Samsung'],
    ['donde pongo el cel en el carro', 'Soporte para celular de auto'],
    ['para cargar el cel en la calle', 'Power bank 10000 mAh'],
    ['no llega el wifi a mi cuarto', 'Repetidor WiFi'],
    ['para llevar la lap a la escuela', 'Mochila para laptop'],
    ['micrófono para celular', 'Micrófono de solapa para celular'],
    ['celular con mucha memoria', 'Celular básico'],
    ['algo para mi laptop', 'Mochila para laptop'],
  ])('"%s"', (query, expected) => {
    expect(uses.find(query).products[0]?.name).toBe(expected);
  });

  test('a use names nothing that the shop lacks', () => {
    expect(uses.find('zapatos para correr').products).toEqual([]);
    expect(uses.find('para correr').products[0]?.name).toBe('Audífonos deportivos');
  });

  test('a present is of several types, and the page names none', () => {
    const present = uses.find('regalo para mi suegra');
    expect(present.products.map(({ name }) => name).toSorted()).toEqual([
      'Audífonos deportivos',
      'Power bank 10000 mAh',
    ]);
    expect(present.interpretation.chips).toEqual([]);
  });
});

describe('R4.17 models and brands', () => {
  const models = createSearcher([
    product('Cristal templado A26'),
    product('Cristal templado Galaxy A54'),
    product('Funda S25 Ultra'),
    product('Funda Redmi 13C'),
    product('Funda iPhone 14'),
    product('Cámara IP'),
    product('Impresora Epson L3250', { brand: 'Epson' }),
    product('Tinta Brother negra', { brand: 'Brother', sold: 9 }),
    product('Tinta Epson 544', { brand: 'Epson' }),
    product('Correa Mi Band 8 y 9'),
    product('Correa Apple Watch 42 mm'),
    product('Mouse Logitech', { brand: 'Logitech' }),
    product('Mouse Acteck', { brand: 'Acteck' }),
  ]);
  const found = (query: string) => models.find(query).products.map(({ name }) => name);

  test("a name without the phone's brand", () => {
    expect(found('mica galaxy a26')).toEqual(['Cristal templado A26']);
    expect(found('mica a26')).toEqual(['Cristal templado A26']);
    expect(found('funda galaxy s25')).toEqual([]);
  });

  test('no other phone stands in', () => {
    expect(found('funda redmi 13')).toEqual([]);
    expect(found('correa mi band 9')).toEqual(['Correa Mi Band 8 y 9']);
    expect(found('funda ip 14')).toEqual(['Funda iPhone 14']);
  });

  test('what is for a model is of its maker', () => {
    expect(found('tinta l3250')[0]).toBe('Tinta Epson 544');
  });

  test('few products of a brand are followed by those of others, which the page says', () => {
    expect(found('mouse logitech')).toEqual(['Mouse Logitech', 'Mouse Acteck']);
    expect(models.find('mouse logitech').interpretation.partialTerms).toEqual(['Logitech']);
  });

  test('the brand of a device is a condition: nothing for others follows', () => {
    expect(found('correa apple watch')).toEqual(['Correa Apple Watch 42 mm']);
    expect(found('tinta epson')).toEqual(['Tinta Epson 544']);
  });

  test('a word of the vocabulary is no typo', () => {
    expect(createSearcher([product('Funda tipo cartera iPhone 13')]).find('cafetera').products).toEqual([]);
  });
});

describe('R4.17 names of other shops', () => {
  test('abbreviations of wholesalers', () => {
    const wholesaler = createSearcher([
      product('FDA UR P/IPH 13 NGO'),
      product('CBL C-C PD 60W 1M'),
      product('CARG 20W PD C/CBL LIGHT'),
      product('BOC BT MINI NGA'),
      product('TECL INAL LOGITECH'),
    ]);
    const first = (query: string) => wholesaler.find(query).products[0]?.name;
    expect(first('funda uso rudo iphone 13 negra')).toBe('FDA UR P/IPH 13 NGO');
    expect(first('cable tipo c')).toBe('CBL C-C PD 60W 1M');
    expect(first('bocina negra')).toBe('BOC BT MINI NGA');
    expect(first('teclado inalámbrico')).toBe('TECL INAL LOGITECH');
    expect(first('carg 20w')).toBe('CARG 20W PD C/CBL LIGHT');
  });

  test.each([
    ['tecl', 'teclado', true],
    ['ctrl', 'control', true],
    ['cbl', 'cable', true],
    ['mesa', 'mesada', true],
    ['cart', 'control', false],
    ['ram', 'rama', false],
  ])('%s abbreviates %s: %s', (short, long, expected) => {
    expect(abbreviates(short, long)).toBe(expected);
  });

  test('letters that were lost', () => {
    expect(repairEncoding('LÃ¡mina cerÃ¡mica')).toBe('Lámina cerámica');
    expect(repairEncoding('MICRÃ“FONO para niÃ±os, 5â€³')).toBe('MICRÓFONO para niños, 5″');
    expect(repairEncoding('Año, Ñandú, «Ó»')).toBe('Año, Ñandú, «Ó»');
    const damaged = createSearcher([product('C\ufffdmara web'), product('LÃ¡mina iPhone 13')]);
    expect(damaged.find('cámara web').products[0]?.name).toBe('C\ufffdmara web');
    expect(damaged.find('mica iphone 13').products[0]?.name).toBe('LÃ¡mina iPhone 13');
  });
});

test('R4.22 useful searches have results, for phones and of other kinds', () => {
  const file = createSearchFile([
    product('Funda iPhone 13'),
    product('Funda iPhone 13, roja'),
    product('Funda Galaxy A15'),
    product('Cable USB-C'),
    product('Bocina Bluetooth', { inStock: false }),
  ]);
  expect(suggestedSearches(file)).toEqual(['Funda iPhone 13', 'Cables']);
});

describe('R4.17 what stands beside the thing', () => {
  test('"no tiene una …?" is a request', () => {
    const { said } = searchIn('Extensión eléctrica 5 m', 'Multicontacto 6 entradas');
    const chips = said('oiga, no tiene una extensión larga').chips.map(({ text }) => text);
    expect(chips).toEqual(['Extensiones eléctricas']);
  });

  test('a figure before it makes a component of a device', () => {
    expect(searchIn('Laptop HP 16 GB', 'Memoria RAM 16 GB')('laptop 16gb ram')[0]).toBe('Laptop HP 16 GB');
  });

  test('"con" requests both, if the second is sold apart', () => {
    const found = searchIn('Cautín 60 W', 'Soldadura de estaño', 'Funda con correa')('cautín con soldadura');
    expect(found).toEqual(['Cautín 60 W', 'Soldadura de estaño']);
  });

  test('"pro" is a model, and no beginning of "protector"', () => {
    const found = searchIn('Estuche AirPods Pro', product('Funda AirPods 3', { category: 'Protectores' }));
    expect(found('funda airpods pro')).toEqual(['Estuche AirPods Pro']);
  });

  test('a universal remote control follows that of the brand', () => {
    const found = searchIn('Control remoto universal', 'Control remoto LG', 'Control remoto Sony');
    expect(found('control para tele lg')).toEqual(['Control remoto LG', 'Control remoto universal']);
  });

  test('a name "sin cable" has none', () => {
    const found = searchIn('Cargador Samsung 25 W s/cable', 'Cargador Samsung 45 W con cable');
    expect(found('cargador samsung sin cable')).toEqual(['Cargador Samsung 25 W s/cable']);
  });

  test('an excluded subtype is left out by what it is', () => {
    expect(searchIn('Consola PS5 Slim', 'Consola Xbox Series S')('consola excepto playstation')).toEqual([
      'Consola Xbox Series S',
    ]);
  });
});
