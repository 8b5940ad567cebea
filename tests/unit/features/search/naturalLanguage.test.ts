import { describe, expect, test } from 'vitest';
import { createSearcher } from '../../../../scripts/search/createSearcher.ts';
import { createSearchFile, findSuggestedSearches } from '../../../../src/features/search/engine/annotations.ts';
import { abbreviates, repairEncoding } from '../../../../src/features/search/engine/index/nameExpansion.ts';
import { formatMissingTerms } from '../../../../src/features/search/interpretationTexts.ts';
import { createTestSearch, createSearchProduct as product } from '../../../support/testSearch.ts';

const searcher = createSearcher([
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
const resultNames = (query: string) => searcher.find(query, 20).products.map(({ name }) => name);
const interpret = (query: string) => searcher.find(query, 20).interpretation;

describe('R4.20 prices in a query', () => {
  test('keep products within the range, by discount price', () => {
    expect(resultNames('cargador hasta 290').toSorted()).toEqual([
      'Cargador de pared USB-C 20 W',
      'Cargador para auto doble',
      'Cargador rápido 45 W',
    ]);
    expect(resultNames('cargador desde 699 pesos')).toEqual(['Cargador para laptop HP']);
  });

  test('are a chip that can be removed', () => {
    expect(interpret('cargador de menos de doscientos pesos').chips[0]).toEqual({
      text: 'Hasta $200',
      words: ['de', 'menos', 'de', 'doscientos', 'pesos'],
    });
    expect(interpret('cargador más de $500').chips[0]?.text).toBe('Desde $500');
    expect(interpret('cargador entre 100 y 300 pesos').chips[0]?.text).toBe('$100 a $300');
    expect(interpret('cargador como de 300 pesos').chips[0]?.text).toBe('Como $300');
  });

  test('that no product matches: the nearest prices come first, and nothing is reported as missing', () => {
    expect(resultNames('cable hasta 50')[0]).toBe('Cable USB-C 1 m');
    expect(formatMissingTerms(interpret('cable hasta 50'))?.text).toBe('primero va lo más cercano.');
  });

  test('with "barato", products of the type are sorted by effective price', () => {
    expect(resultNames('cargador barato')).toEqual(['Cargador de pared USB-C 20 W', 'Cargador rápido 45 W']);
    expect(interpret('el celular más barato').order).toBe('asc');
    expect(interpret('cargador barato').corrected).toEqual([]);
  });

  test('with "barato", the name of a phone finds the phone, or products for it if the shop lacks it', () => {
    expect(resultNames('galaxy a15 barato')).toEqual(['Celular Samsung Galaxy A15']);
    expect(resultNames('iphone 11 barato')).toEqual(['Tapa trasera iPhone 11']);
    expect(interpret('iphone 11 barato').lacksModel).toBe(false);
  });

  test('"barato" alone sorts all products by effective price', () => {
    expect(searcher.find('lo más barato', 3).total).toBe(12);
    expect(resultNames('barato').slice(0, 2).toSorted()).toEqual([
      'Audífonos alámbricos con micrófono',
      'Cable USB-C 1 m',
    ]);
    expect(resultNames('el más caro')[0]).toBe('Celular Motorola Moto G54');
  });

  test('"menos de 15" is a price, not an exclusion', () => {
    expect(interpret('cable menos de 15').chips.map(({ text }) => text)).toEqual(['Hasta $15', 'Cables']);
  });

  test('"256 pesos" is not a capacity', () => {
    expect(interpret('memoria de 256 pesos').attributes).toEqual([]);
  });
});

describe('R4.17 how shoppers talk', () => {
  test('excluded products are left out, unless there are no others', () => {
    expect(resultNames('celular que no sea samsung')).toEqual(['Celular Motorola Moto G54']);
    expect(resultNames('celular excepto motorola')).toEqual(['Celular Samsung Galaxy A15']);
    expect(resultNames('audífonos sin micrófono')[0]).toBe('Audífonos inalámbricos');
    expect(resultNames('cámara sin wifi')).toEqual(['Cámara de seguridad WiFi']);
    expect(interpret('celular que no sea samsung').chips[0]?.text).toBe('Sin samsung');
  });

  test.each([
    ['cargador sin carga rápida', 'Sin carga rapida'],
    ['cargador pero sin carga rápida', 'Sin carga rapida'],
    ['cable que no tenga carga rápida', 'Sin carga rapida'],
    ['audífonos sin el micrófono', 'Sin microfono'],
    ['audífonos que no se metan en la oreja', 'Sin oreja'],
  ])('the chip of the exclusion in "%s" is "%s"', (query, chip) => {
    expect(interpret(query).chips.map(({ text }) => text)).toContain(chip);
  });

  test('a phrase with "sin" that is a feature excludes nothing', () => {
    expect(resultNames('audífonos sin cables')[0]).toBe('Audífonos inalámbricos');
  });

  test('results for two product types alternate', () => {
    const [first = '', second = ''] = resultNames('cable y cargador');
    expect([first.split(' ')[0], second.split(' ')[0]]).toEqual(['Cable', 'Cargador']);
  });

  test.each(['cable con su cargador', 'cable o cargador', 'cable más un cargador'])(
    '"%s" requests two product types',
    (query) => {
      const [first = '', second = ''] = resultNames(query);
      expect([first.split(' ')[0], second.split(' ')[0]]).toEqual(['Cable', 'Cargador']);
    },
  );

  test('a use after two product types narrows both', () => {
    const searchCarProducts = createTestSearch(
      'Soporte para celular',
      'Soporte para auto',
      'Cargador USB-C',
      'Cargador para auto',
      'Bocina',
    );
    expect(searchCarProducts('soporte y cargador de carro').slice(0, 2)).toEqual([
      'Soporte para auto',
      'Cargador para auto',
    ]);
  });

  test('the device of the first product type applies to the second', () => {
    const search = createTestSearch('Consola PS5 Slim', 'Control Xbox negro', 'Control DualSense PS5');
    expect(search('ps5 y otro control').slice(0, 2)).toEqual(['Consola PS5 Slim', 'Control DualSense PS5']);
  });

  test('a complete phrase does not match as the prefix of a longer one', () => {
    const searchChargers = createTestSearch(
      'Cargador de pared 20 W',
      'Batería portátil 10000 mAh',
      'Funda iPhone 13',
      'Celular básico',
    );
    expect(searchChargers('cargador para celular')[0]).toBe('Cargador de pared 20 W');
    expect(searchChargers('cargador para celular port')[0]).toBe('Batería portátil 10000 mAh');
  });

  test('an exclusion includes the use of the excluded product', () => {
    const searchConsoles = createTestSearch('Consola PS5 Digital', 'Disco duro externo 1 TB', 'Lector de tarjetas USB');
    expect(searchConsoles('consola sin lector de discos')).toEqual(['Consola PS5 Digital']);
    const searchCases = createTestSearch(
      'Funda iPhone 13 negra',
      'Funda Galaxy A15 negra',
      'Cargador para iPhone sin cable',
    );
    expect(searchCases('funda sin anillo de iphone 13')[0]).toBe('Funda iPhone 13 negra');
  });

  test('a feature that the car lacks is not excluded', () => {
    const searchCarProducts = createTestSearch(
      'Transmisor FM Bluetooth para auto',
      'Bocina Bluetooth',
      'Funda iPhone 13',
    );
    expect(searchCarProducts('para oír música en un carro sin bluetooth')[0]).toBe('Transmisor FM Bluetooth para auto');
  });

  test('an exclusion may have a verb or a synonym, and excludes also by attribute', () => {
    const searchCarProducts = createTestSearch('Soporte de auto para rejilla', 'Soporte de auto con ventosa');
    expect(searchCarProducts('soporte de auto que no vaya en la rejilla')).toEqual(['Soporte de auto con ventosa']);
    const searchScreenProtectors = createTestSearch('Mica de cristal templado iPhone 13', 'Mica de hidrogel iPhone 13');
    expect(searchScreenProtectors('mica que no sea de vidrio')).toEqual(['Mica de hidrogel iPhone 13']);
    const searchMice = createTestSearch('Mouse gamer RGB', 'Mouse inalámbrico');
    expect(searchMice('mouse nada de gamer')).toEqual(['Mouse inalámbrico']);
    const searchGlassProtectors = createTestSearch('Mica de cristal templado iPhone 13');
    expect(formatMissingTerms(searchGlassProtectors.interpret('mica que no sea de vidrio'))?.lead).toBe(
      'Ningún nombre dice «que no sea de vidrio»:',
    );
    const searchCases = createTestSearch('Funda glitter Galaxy A16', 'Funda lisa Galaxy A16');
    expect(searchCases('funda a16 sin brillos')).toEqual(['Funda lisa Galaxy A16']);
  });

  test('a feature after an exclusion is requested, and so is the opposite of an excluded one', () => {
    const searchMice = createTestSearch(
      'Mouse inalámbrico con pilas',
      'Mouse alámbrico USB',
      'Mouse inalámbrico recargable',
    );
    expect(searchMice('mouse que no lleve pilas, de cable nomás')[0]).toBe('Mouse alámbrico USB');
    const searchPrinters = createTestSearch(
      'Impresora HP DeskJet',
      'Impresora Epson tinta continua',
      'Cartucho HP 667',
    );
    expect(searchPrinters('impresora que no use cartuchos')[0]).toBe('Impresora Epson tinta continua');
  });

  test('a feature that the shopper’s own device lacks is not excluded', () => {
    const searchNetworkProducts = createTestSearch(
      'Adaptador WiFi USB',
      'Adaptador HDMI a VGA',
      'Computadora de escritorio',
    );
    expect(
      searchNetworkProducts.interpret('mi compu no tiene wifi, qué adaptador le pongo').chips.map(({ text }) => text),
    ).not.toContain('Sin wifi');
  });

  test('a component of a product is not the requested type', () => {
    const search = createTestSearch('Impresora Epson L3250', 'Cartucho HP 667', 'Consola PS5 Slim', 'Disco duro 1 TB');
    expect(search('una impresora que no gaste cartuchos')[0]).toBe('Impresora Epson L3250');
    expect(search('¿cuál play 5 es la que lleva disco?')[0]).toBe('Consola PS5 Slim');
  });

  test('a synonym matches together with the use, and a word of a name is not a verb', () => {
    const searchSpeakers = createTestSearch('Parlante portátil', 'Parlantes p/PC USB', 'Laptop 14"');
    expect(searchSpeakers('bocinas para computadora')[0]).toBe('Parlantes p/PC USB');
    const searchBands = createTestSearch('Bocina para baño', 'Xiaomi Smart Band 9', 'Correa de silicón para Mi Band 9');
    expect(searchBands('pulseras para mi band 9')[0]).not.toBe('Bocina para baño');
  });

  test.each([
    ['tele de más de 50 pulgadas', 'Televisión 55"', 'Desde 50 pulgadas'],
    ['televisión que no pase de 43 pulgadas', 'Televisión 32"', 'Hasta 43 pulgadas'],
    ['tele de 50 pulgadas o más', 'Televisión 55"', 'Desde 50 pulgadas'],
    ['tele de 40 pulgadas máximo', 'Televisión 32"', 'Hasta 40 pulgadas'],
  ])('"%s" limits the size', (query, firstName, chip) => {
    const searchTvs = createTestSearch('Televisión 32"', 'Televisión 55"', 'Televisión 65"');
    expect(searchTvs(query)[0]).toBe(firstName);
    expect(searchTvs.interpret(query).chips.map(({ text }) => text)).toContain(chip);
    expect(searchTvs.interpret(query).price).toBeNull();
  });

  test('products beyond a size limit are left out, but not those without a size or with another that fits', () => {
    const searchTvs = createTestSearch('Televisión 32"', 'Televisión 55"', 'Televisión Roku');
    expect(searchTvs('tele de más de 50 pulgadas').toSorted()).toEqual(['Televisión 55"', 'Televisión Roku']);
    const searchCables = createTestSearch('Cable USB-C 1 m', 'Cable USB-C 1.5 m', 'Cable USB-C 3 m');
    expect(searchCables('cable de más de 1.5 metros').toSorted()).toEqual(['Cable USB-C 1.5 m', 'Cable USB-C 3 m']);
    const searchPowerBanks = createTestSearch('Power bank 5,000 mAh', 'Power bank 10,000 mAh');
    expect(searchPowerBanks('power bank de más de 10,000 mah')).toEqual(['Power bank 10,000 mAh']);
    const searchPhones = createTestSearch('Celular Moto G54 8 GB 256 GB', 'Celular Moto G04 4 GB 64 GB');
    expect(searchPhones('celular de mínimo 128 gb')).toEqual(['Celular Moto G54 8 GB 256 GB']);
  });

  test('words with which one name begins also match other names', () => {
    const searchPowerBanks = createTestSearch(
      'Power bank 20000 mAh Voltra',
      'Batería portátil 20,000 mAh',
      'Batería portátil 5,000 mAh',
    );
    expect(searchPowerBanks('power bank 20000').slice(0, 2)).toEqual([
      'Power bank 20000 mAh Voltra',
      'Batería portátil 20,000 mAh',
    ]);
  });

  test('a space between number and unit is not a correction', () => {
    const searchPhones = createTestSearch('Celular Moto G54 128GB', 'Celular Moto G24 64GB');
    expect(searchPhones.interpret('celular con 128 gb').corrected).toEqual([]);
  });

  test('a use narrows a product type; without one, the usual product comes first', () => {
    expect(resultNames('cargador de carro')[0]).toBe('Cargador para auto doble');
    expect(resultNames('cargador para compu')[0]).toBe('Cargador para laptop HP');
    expect(resultNames('cargador')[0]).toBe('Cargador de pared USB-C 20 W');
  });

  test('words of everyday life are not corrected to products', () => {
    expect(interpret('necesito un cargador para mi abuelita por favor').corrected).toEqual([]);
    expect(resultNames('zapatos talla 20')).toEqual([]);
    expect(resultNames('refrigerador samsung')).toEqual([]);
  });

  test('"tapo" does not match "tapa"', () => {
    expect(resultNames('cámara tapo')[0]).toBe('Cámara de seguridad WiFi');
  });
});

describe('R4.17 what shoppers want to do', () => {
  const useCaseSearcher = createSearcher([
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
    expect(useCaseSearcher.find(query).products[0]?.name).toBe(expected);
  });

  test('a use finds nothing for a product type that the shop lacks', () => {
    expect(useCaseSearcher.find('zapatos para correr').products).toEqual([]);
    expect(useCaseSearcher.find('para correr').products[0]?.name).toBe('Audífonos deportivos');
  });

  test('gift ideas may be of several product types, and the page names none', () => {
    const result = useCaseSearcher.find('regalo para mi suegra');
    expect(result.products.map(({ name }) => name).toSorted()).toEqual([
      'Audífonos deportivos',
      'Power bank 10000 mAh',
    ]);
    expect(result.interpretation.chips).toEqual([]);
  });
});

describe('R4.17 models and brands', () => {
  const modelSearcher = createSearcher([
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
  const resultNames = (query: string) => modelSearcher.find(query).products.map(({ name }) => name);

  test('a product whose name lacks the brand of the phone is found', () => {
    expect(resultNames('mica galaxy a26')).toEqual(['Cristal templado A26']);
    expect(resultNames('mica a26')).toEqual(['Cristal templado A26']);
    expect(resultNames('funda galaxy s25')).toEqual([]);
  });

  test('no product for another phone is shown instead', () => {
    expect(resultNames('funda redmi 13')).toEqual([]);
    expect(resultNames('correa mi band 9')).toEqual(['Correa Mi Band 8 y 9']);
    expect(resultNames('funda ip 14')).toEqual(['Funda iPhone 14']);
  });

  test('supplies for a model are of its brand', () => {
    expect(resultNames('tinta l3250')[0]).toBe('Tinta Epson 544');
  });

  test('few products of a brand are followed by those of others, and the page says so', () => {
    expect(resultNames('mouse logitech')).toEqual(['Mouse Logitech', 'Mouse Acteck']);
    expect(modelSearcher.find('mouse logitech').interpretation.leadingTerms).toEqual(['Logitech']);
  });

  test('the brand of a device is required: no product for other brands follows', () => {
    expect(resultNames('correa apple watch')).toEqual(['Correa Apple Watch 42 mm']);
    expect(resultNames('tinta epson')).toEqual(['Tinta Epson 544']);
  });

  test('a word of the vocabulary is not corrected', () => {
    expect(createSearcher([product('Funda tipo cartera iPhone 13')]).find('cafetera').products).toEqual([]);
  });
});

test.each(['pd 20w', 'power delivery 20 w', 'qc 20w'])('R4.17 "%s" is fast charging, in that power', (query) => {
  const chargers = [
    product('Batería portátil 10 000 mAh'),
    product('Cargador de pared 20 W'),
    product('Cargador rápido 20 W'),
  ];
  expect(createSearcher(chargers).find(query).products[0]?.name).toBe('Cargador rápido 20 W');
});

describe('R4.17 product names of wholesalers', () => {
  test('have abbreviations', () => {
    const searcher = createSearcher([
      product('FDA UR P/IPH 13 NGO'),
      product('CBL C-C PD 60W 1M'),
      product('CARG 20W PD C/CBL LIGHT'),
      product('BOC BT MINI NGA'),
      product('TECL INAL LOGITECH'),
    ]);
    const firstName = (query: string) => searcher.find(query).products[0]?.name;
    expect(firstName('funda uso rudo iphone 13 negra')).toBe('FDA UR P/IPH 13 NGO');
    expect(firstName('cable tipo c')).toBe('CBL C-C PD 60W 1M');
    expect(firstName('bocina negra')).toBe('BOC BT MINI NGA');
    expect(firstName('teclado inalámbrico')).toBe('TECL INAL LOGITECH');
    expect(firstName('carg 20w')).toBe('CARG 20W PD C/CBL LIGHT');
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

  test('may have encoding errors', () => {
    expect(repairEncoding('LÃ¡mina cerÃ¡mica')).toBe('Lámina cerámica');
    expect(repairEncoding('MICRÃ“FONO para niÃ±os, 5â€³')).toBe('MICRÓFONO para niños, 5″');
    expect(repairEncoding('Año, Ñandú, «Ó»')).toBe('Año, Ñandú, «Ó»');
    const searcher = createSearcher([product('C\ufffdmara web'), product('LÃ¡mina iPhone 13')]);
    expect(searcher.find('cámara web').products[0]?.name).toBe('C\ufffdmara web');
    expect(searcher.find('mica iphone 13').products[0]?.name).toBe('LÃ¡mina iPhone 13');
  });
});

test('R4.22 suggested searches have results, for phones and of other product types', () => {
  const searchFile = createSearchFile([
    product('Funda iPhone 13'),
    product('Funda iPhone 13, roja'),
    product('Funda Galaxy A15'),
    product('Cable USB-C'),
    product('Bocina Bluetooth', { inStock: false }),
  ]);
  expect(findSuggestedSearches(searchFile)).toEqual(['Funda iPhone 13', 'Cables']);
});

describe('R4.17 words around the product type', () => {
  test('"no tiene una …?" is a request', () => {
    const { interpret } = createTestSearch('Extensión eléctrica 5 m', 'Multicontacto 6 entradas');
    const chips = interpret('oiga, no tiene una extensión larga').chips.map(({ text }) => text);
    expect(chips).toEqual(['Extensiones eléctricas']);
  });

  test('a size before a component makes it a feature of the device', () => {
    expect(createTestSearch('Laptop HP 16 GB', 'Memoria RAM 16 GB')('laptop 16gb ram')[0]).toBe('Laptop HP 16 GB');
  });

  test('"con" requests both if the second is sold separately', () => {
    const names = createTestSearch('Cautín 60 W', 'Soldadura de estaño', 'Funda con correa')('cautín con soldadura');
    expect(names).toEqual(['Cautín 60 W', 'Soldadura de estaño']);
  });

  test('"pro" is a model, not the beginning of "protector"', () => {
    const search = createTestSearch('Estuche AirPods Pro', product('Funda AirPods 3', { category: 'Protectores' }));
    expect(search('funda airpods pro')).toEqual(['Estuche AirPods Pro']);
  });

  test('a universal remote control follows that of the brand', () => {
    const search = createTestSearch('Control remoto universal', 'Control remoto LG', 'Control remoto Sony');
    expect(search('control para tele lg')).toEqual(['Control remoto LG', 'Control remoto universal']);
  });

  test('"s/cable" in a name means without cable', () => {
    const search = createTestSearch('Cargador Samsung 25 W s/cable', 'Cargador Samsung 45 W con cable');
    expect(search('cargador samsung sin cable')).toEqual(['Cargador Samsung 25 W s/cable']);
  });

  test('an excluded subtype leaves out its products, whatever their names', () => {
    expect(createTestSearch('Consola PS5 Slim', 'Consola Xbox Series S')('consola excepto playstation')).toEqual([
      'Consola Xbox Series S',
    ]);
  });
});
