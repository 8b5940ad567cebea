import { describe, expect, test } from 'vitest';
import { productTypes } from '../../../../src/features/search/engine/language/vocabulary.ts';
import { formatHeading } from '../../../../src/features/search/interpretationTexts.ts';
import { similarProductsWarning } from '../../../../src/features/search/results/NoResults.tsx';
import { createTestSearch, createSearchProduct } from '../../../support/testSearch.ts';

describe('R4.17 names that start with the brand', () => {
  const search = createTestSearch(
    'Funda Samsung Smartphone Galaxy A54 negra',
    'Case Samsung Smartphone A15 clear',
    'Xiaomi Smartphone Redmi Note 13 256GB',
    'Motorola Smartphone G35 128GB',
    createSearchProduct('Steren USB 64GB', { brand: 'Steren' }),
    'Steren Bocina Bluetooth',
    'Steren Cargador 20 W',
    'Steren Mouse óptico',
    'Bocina genérica',
  );

  test.each([
    ['funda a54', 'Funda Samsung Smartphone Galaxy A54 negra'],
    ['funda samsung smartphone a54', 'Funda Samsung Smartphone Galaxy A54 negra'],
    ['case samsung a15', 'Case Samsung Smartphone A15 clear'],
    ['redmi note 13', 'Xiaomi Smartphone Redmi Note 13 256GB'],
    ['celular moto g35', 'Motorola Smartphone G35 128GB'],
  ])('"smartphone" after a brand is part of the phone: %s', (query, name) => {
    expect(search(query)[0]).toBe(name);
    expect(search.interpret(query).lacksModel).toBe(false);
  });

  test('"smartphone" before a model requests the phone', () => {
    const query = 'samsung smartphone a54';
    expect(search.interpret(query).productType?.singular).toBe('celular');
    expect(search.interpret(query)).toMatchObject({ lacksModel: true, phone: 'Galaxy A54' });
  });

  test('a case that names a smartphone is not a phone', () => {
    expect(search('celular más barato')).toEqual([
      'Xiaomi Smartphone Redmi Note 13 256GB',
      'Motorola Smartphone G35 128GB',
    ]);
  });

  test('the product type follows a brand of the catalogue', () => {
    expect(search('bocina').toSorted()).toEqual(['Bocina genérica', 'Steren Bocina Bluetooth']);
    expect(search('memoria usb')).toEqual(['Steren USB 64GB']);
    // Sorting by price leaves out products of an uncertain type.
    expect(search('bocina barata')).toContain('Steren Bocina Bluetooth');
  });

  test('a word that begins the names of three product types is a brand, too', () => {
    const names = ['Brobotix Router AC1200', 'Brobotix Teclado USB', 'Brobotix Cable HDMI'];
    expect(createTestSearch(...names)('router barato')).toEqual(['Brobotix Router AC1200']);
    const trays = ['Bandeja disco duro', 'Bandeja disco 2.5', 'Bandeja disco 3.5'];
    expect(createTestSearch(...trays)('disco duro barato')).toEqual([]);
  });
});

test.each([
  'pendrive 64gb',
  'memoria flash 64gb',
  'llave usb 64 gb',
  'unidad flash 64gb',
  'lápiz usb 64 gb',
  'USB 64GB',
])('R4.17 words for a USB drive: %s', (query) => {
  const search = createTestSearch(
    'Memoria USB 64 GB',
    'Memoria USB 16 GB',
    'Flash para cámara',
    'Lápiz óptico',
    'Cable USB',
  );
  expect(search(query)[0]).toBe('Memoria USB 64 GB');
});

describe('R4.17 screens: televisions and spare parts', () => {
  const spareParts = ['LCD iPhone 11', 'Pantalla LCD completa para Galaxy A32', 'Display para Moto G22'];
  const search = createTestSearch(
    ...spareParts,
    'TV 32 HD Ghia',
    'Televisión 50 pulgadas',
    'Pantalla 43" 4K',
    'Limpiador de pantallas',
  );

  test.each([
    ['pantalla para iphone 11', 'LCD iPhone 11'],
    ['lcd iphone 11', 'LCD iPhone 11'],
    ['display a32', 'Pantalla LCD completa para Galaxy A32'],
  ])('a query with a phone requests a spare part: %s', (query, name) => expect(search(query)).toEqual([name]));

  test('a query with a size requests a television, even one whose name lacks the unit', () => {
    for (const query of ['pantalla de 32 pulgadas', 'pantalla lcd 32"']) {
      expect(search(query)[0]).toBe('TV 32 HD Ghia');
      expect(search(query).filter((name) => spareParts.includes(name))).toEqual([]);
    }
  });

  test('the product type outweighs a match in the model field', () => {
    const searchScreenProtectors = createTestSearch(
      createSearchProduct('Lámina de vidrio Redmi Note 11', {
        model: 'Redmi Note 11',
        category: 'Protectores de pantalla',
      }),
      'Display Redmi Note 11',
    );
    expect(searchScreenProtectors('pantalla redmi note 11')[0]).toBe('Display Redmi Note 11');
  });
});

describe('R4.17 words after the product type are features of it', () => {
  const search = createTestSearch(
    'Impresora multifuncional tanque de tinta',
    'Impresora láser',
    'Tinta negra 544',
    'Teclado y mouse inalámbricos',
    'Teclado USB',
    'Mouse USB',
  );
  test.each([
    ['impresora tanque de tinta', 'Impresora multifuncional tanque de tinta'],
    ['impresora con tinta continua', 'Impresora multifuncional tanque de tinta'],
    ['teclado con mouse', 'Teclado y mouse inalámbricos'],
    ['mouse con teclado', 'Teclado y mouse inalámbricos'],
  ])('%s', (query, name) => expect(search(query)[0]).toBe(name));

  test('for a phone, accessories of other devices come last', () => {
    const laptop = createSearchProduct('Cargador para laptop USB-C 65 W', { sold: 90 });
    const searchChargers = createTestSearch(laptop, 'Cargador USB-C 20 W', 'Cargador de pared');
    expect(searchChargers('¿qué cargador sirve para el moto g54?').at(-1)).toBe(laptop.name);
  });
});

describe('R4.17 models of inks and watches', () => {
  const search = createTestSearch(
    'Tóner HP 85A',
    'Tóner HP 26A',
    'Tinta Epson T544 negra',
    'Tinta Epson T504 negra',
    'Cartucho HP 664',
    'Cartucho HP 664XL tricolor',
    'Cartucho HP 667',
    'Galaxy Watch 6 44 mm',
    'Galaxy Watch 4 40 mm',
    'Mi Band 9',
    'Correa para Mi Band 9',
  );
  test.each([
    ['toner 85A', ['Tóner HP 85A']],
    ['tinta 544', ['Tinta Epson T544 negra']],
    ['tinta epson 544 negra', ['Tinta Epson T544 negra']],
    ['cartucho 667', ['Cartucho HP 667']],
    ['galaxy watch 6', ['Galaxy Watch 6 44 mm']],
    ['galaxy watch 4', ['Galaxy Watch 4 40 mm']],
  ])('no other model is shown instead: %s', (query, expected) => expect(search(query)).toEqual(expected));

  test('a model number finds its versions', () => {
    expect(search('cartucho 664').toSorted()).toEqual(['Cartucho HP 664', 'Cartucho HP 664XL tricolor']);
  });

  test('a printer finds its inks, and a code the cartridge with an equivalent code', () => {
    expect(search('tinta epson l3250')).toEqual(['Tinta Epson T544 negra']);
    expect(search('cartucho hp 2775')).toEqual(['Cartucho HP 667']);
    expect(search('toner p1102w')).toEqual(['Tóner HP 85A']);
    expect(search('toner ce285a')).toEqual(['Tóner HP 85A']);
  });

  test.each([
    ['toner hp 12a', 'HP 12A', 'Tóner HP 85A'],
    ['cartucho canon 145', 'Canon 145', 'Cartucho HP 667'],
    ['galaxy watch 8', 'Galaxy Watch 8', 'Galaxy Watch 6 44 mm'],
  ])('other models than the missing one are listed separately: %s', (query, model, otherName) => {
    expect(search(query)).toEqual([]);
    expect(search.interpret(query)).toMatchObject({ lacksModel: true, phone: model });
    expect(search.findSimilarProducts(query)).toContain(otherName);
  });

  test('a watch comes before its strap', () => expect(search('mi band 9')[0]).toBe('Mi Band 9'));
});

describe('R4.17 models of tablets and controllers', () => {
  const search = createTestSearch(
    'Tablet Samsung Galaxy Tab A9 64GB',
    'Tablet Samsung Galaxy Tab A9+ 11" 128GB',
    'Tablet Lenovo Tab M9',
    'Funda libro para Galaxy Tab A9',
    'Funda libro para Galaxy Tab A9+',
    'Funda para iPad 10',
    'Control inalámbrico PS4',
    'Control DualSense PS5',
    'Control Xbox Series',
  );
  test.each([
    ['tablet samsung a9', ['Tablet Samsung Galaxy Tab A9 64GB']],
    ['funda tab a9', ['Funda libro para Galaxy Tab A9']],
    ['funda tab a9+', ['Funda libro para Galaxy Tab A9+']],
    ['control play station 4', ['Control inalámbrico PS4']],
    ['tablet lenovo m10', []],
    ['funda ipad mini 6', []],
    ['control nintendo wii', []],
  ])('no other model is shown instead: %s', (query, expected) => expect(search(query).slice(0, 1)).toEqual(expected));

  test('the page names the missing model', () => {
    const texts = (query: string) => [
      formatHeading(search.interpret(query)),
      similarProductsWarning(search.interpret(query)),
    ];
    expect(texts('control nintendo wii')).toEqual([
      'No encontramos control para Nintendo Wii',
      'Ninguno dice ser para Nintendo Wii.',
    ]);
    expect(texts('tablet lenovo m10')).toEqual(['No tenemos tablet Lenovo M10', 'Ninguna es Lenovo M10.']);
    expect(search.interpret('funda ipad mini 6')).toMatchObject({ lacksModel: true, phone: 'iPad mini 6' });
    expect(search.findSimilarProducts('control nintendo wii')).toContain('Control inalámbrico PS4');
  });

  test('an age is not a model', () => expect(search('tablet para mi nena de 4')).not.toEqual([]));
});

test('R4.17 a capacity is not joined with the model before it', () => {
  const search = createTestSearch(
    'Apple iPhone 17 256GB lavanda',
    'Apple iPhone 17 Pro Max 512GB',
    'Apple iPhone 15 128GB',
  );
  expect(search('iphone 17 256 gb lavanda')[0]).toBe('Apple iPhone 17 256GB lavanda');
  expect(search.interpret('iphone 17 256 gb lavanda').phone).toBe('iPhone 17');
});

describe('R4.17 features that names do not state', () => {
  const wiredName = 'Audífonos 3.5 mm';
  const search = createTestSearch(wiredName, 'Audífonos alámbricos', 'Audífonos Bluetooth', 'Audífonos inalámbricos');

  test.each(['audífonos sin cable', 'audífonos que no tengan cable', 'audífonos que no sean de cable'])(
    'without a cable means wireless: %s',
    (query) => expect(search(query).slice(0, 2).toSorted()).toEqual(['Audífonos Bluetooth', 'Audífonos inalámbricos']),
  );

  test.each(['audífonos que no sean inalámbricos', 'audífonos sin bluetooth'])(
    'not wireless means wired: %s',
    (query) => {
      expect(search(query)[0]).toBe('Audífonos alámbricos');
      expect(search(query)).toContain(wiredName);
      expect(search(query)).not.toContain('Audífonos Bluetooth');
    },
  );

  test('"cargador sin cable" requests a charger, and words of a category exclude nothing', () => {
    const searchChargers = createTestSearch(
      createSearchProduct('Cargador USB-C 20 W', { category: 'Cargadores y cables' }),
      createSearchProduct('Cargador USB-C con cable', { category: 'Cargadores y cables' }),
    );
    expect(searchChargers('cargador sin cable')).toEqual(['Cargador USB-C 20 W']);
  });
});

test('R4.17 the brand of the device that an accessory is for is required', () => {
  const search = createTestSearch('Correa silicón Apple Watch 42 mm', 'Correa Mi Band 8', 'Correa milanesa 22 mm');
  expect(search('correa para apple watch')).toEqual(['Correa silicón Apple Watch 42 mm']);
});

test('R4.17 letters of a model may be spelled out', () => {
  const search = createTestSearch(
    'Funda Galaxy S24 Ultra',
    'Funda Galaxy S25 Ultra',
    'Funda Moto G84',
    'Funda Moto G54',
  );
  expect(search('cover del ese veinticinco ultra')[0]).toBe('Funda Galaxy S25 Ultra');
  expect(search('funda moto ge ochenta y cuatro')[0]).toBe('Funda Moto G84');
});

test('R4.17 EXT means outdoor for a camera and external for a drive', () => {
  const search = createTestSearch(
    'CAM WIFI EXT 2K',
    'CAM WIFI INT 2K',
    'HDD EXT 1TB',
    'HDD INT 1TB',
    'EXT ELECTRICA 3M',
  );
  expect(search('camara exterior')[0]).toBe('CAM WIFI EXT 2K');
  expect(search('hd ext 1tb')[0]).toBe('HDD EXT 1TB');
});

describe('R4.17 features that names omit', () => {
  const search = createTestSearch(
    createSearchProduct('Teclado Kumara K552', { brand: 'Redragon' }),
    'Teclado inalámbrico K380',
    'Teclado K120 USB',
    'Bocina JBL Go 4 negra',
    'Bocinas para PC 2.0',
  );
  test('come from the brand or the product line', () => {
    expect(search('teclado gamer')[0]).toBe('Teclado Kumara K552');
    expect(search('teclado que no sea gamer')).not.toContain('Teclado Kumara K552');
    expect(search('bocina bluetooth')[0]).toBe('Bocina JBL Go 4 negra');
  });
  test('are not assumed for wireless: the name has to say so, or the product line', () => {
    expect(search('teclado sin cables')).toEqual(['Teclado inalámbrico K380']);
    expect(search('bocina sin cable')).toEqual(['Bocina JBL Go 4 negra']);
    expect(search('teclado inalambrico')).toContain('Teclado K120 USB');
  });
});

describe('R4.17 terms that names omit are found', () => {
  test.each([
    ['celular 5g', 'Samsung Galaxy A36 128 GB', 'Celular Redmi A3 64 GB'],
    ['tarjeta madre para ryzen', 'Tarjeta madre ASUS Prime B550M-A AM4', 'Tarjeta madre Gigabyte H610M LGA1700'],
    ['celular seminuevo', 'Celular Moto G54 reacondicionado', 'Celular Moto G84'],
    ['audifonos con cancelacion de ruido', 'Samsung Galaxy Buds FE', 'Audífonos JBL Wave Buds'],
  ])('%s', (query, name, otherName) => expect(createTestSearch(otherName, name)(query)[0]).toBe(name));
});

describe('R4.17 a use requests a feature or a product type', () => {
  const search = createTestSearch(
    'Funda negra para iPhone 13',
    'Funda impermeable universal',
    'Mica de privacidad iPhone 13',
    'Protector de pantalla iPhone 13',
    'Brazalete deportivo para celular',
    'Soporte para celular',
    'Control para PS4',
    'Presentador láser',
    'Celular Samsung Galaxy A15',
    'Televisión 50"',
  );
  test.each([
    ['funda para nadar', 'Funda impermeable universal'],
    ['para meter el celular a la alberca', 'Funda impermeable universal'],
    ['para que no vean mi pantalla', 'Mica de privacidad iPhone 13'],
    ['porta celular para correr', 'Brazalete deportivo para celular'],
    ['para llevar el celular al correr', 'Brazalete deportivo para celular'],
    ['control para presentaciones', 'Presentador láser'],
    ['para presentaciones', 'Presentador láser'],
  ])('%s', (query, name) => expect(search(query)[0]).toBe(name));

  test('"cargador" is a noun, not the verb of a use', () => {
    const searchChargers = createTestSearch('Cargador para auto', 'CARGADOR ENCENDEDOR CON CABLE', 'Cargador de pared');
    expect(searchChargers('cargador de auto').toSorted()).toEqual([
      'CARGADOR ENCENDEDOR CON CABLE',
      'Cargador para auto',
    ]);
  });
});

test.each([
  ['prot ip13', 'Funda para iPhone 13'],
  ['fda ip 13 pm', 'Funda para iPhone 13 Pro Max'],
  ['mica ip13pm', 'Mica para iPhone 13 Pro Max'],
  ['cristal rn12', 'Mica Redmi Note 12'],
  ['cgdr tipo c', 'Cargador USB-C'],
  ['carg tipo c', 'Cargador USB-C'],
  ['aud blu', 'Audífonos Bluetooth'],
  ['tecl inalambrico', 'Teclado inalámbrico'],
  ['mic redmi note 12', 'Mica Redmi Note 12'],
  ['est p/ iph 13 pm', 'Funda para iPhone 13 Pro Max'],
  ['audif bluetoo negro', 'Audífonos Bluetooth'],
])('R4.17 abbreviations, with and without a model: %s', (query, name) => {
  const search = createTestSearch(
    'Funda para iPhone 13',
    'Funda para iPhone 13 Pro Max',
    'Mica para iPhone 13 Pro Max',
    'Mica para iPhone 13',
    'Mica Redmi Note 12',
    'Cargador USB-C',
    'Cable USB-C',
    'Audífonos Bluetooth',
    'Teclado inalámbrico',
    createSearchProduct('Pantalla 55"', { brand: 'TCL' }),
  );
  expect(search(query)[0]).toBe(name);
});

describe('R4.17 a connector', () => {
  const usbC = [1, 2, 3, 4, 5, 6, 7].map((metres) => `Cable USB-C ${metres} m`);
  const otherCables = ['Cable USB-C a Lightning 1 m', 'Cable HDMI 2 m', 'Cable micro USB 2 m'];

  test('leaves out other connectors if enough products have it; products with it alone come first', () => {
    const names = createTestSearch(...otherCables, ...usbC)('cable usb c');
    expect(names.slice(0, 7).toSorted()).toEqual(usbC);
    expect(names.slice(7)).toEqual(['Cable USB-C a Lightning 1 m']);
  });

  test('leaves out nothing if few products have it', () => {
    expect(createTestSearch(...otherCables, ...usbC)('cable hdmi')).toHaveLength(otherCables.length + usbC.length);
  });
});

test('R4.17 a headset with a battery is not a battery', () => {
  const search = createTestSearch(
    'Diadema Bluetooth Oimo, 60 horas de batería',
    'Diadema gamer Ñandú',
    'Batería para iPhone 11',
  );
  expect(search('diadema bluetooth con bateria de 60 horas')[0]).toBe('Diadema Bluetooth Oimo, 60 horas de batería');
  expect(search.interpret('diadema oimo 60horas de bateria').productType?.plural).toBe('Diademas');
});

test('R4.17 a number joined to a word is not reported as a missing model', () => {
  const search = createTestSearch(createSearchProduct('Reloj Oimo Fit, 60 horas', { brand: 'Oimo' }), 'Cable Oimo');
  expect(search('reloj oimo 60horas')).toContain('Reloj Oimo Fit, 60 horas');
});

test('R4.20 a numeral in the name of a product line is a number only if a unit follows', () => {
  const search = createTestSearch('Cable Sibil Dos 100 W, 3 m', 'Cable Sibil Dos 100 W, 2 m', 'Cable Sibil Uno, 2 m');
  expect(search('cable sibil dos 3 m')[0]).toBe('Cable Sibil Dos 100 W, 3 m');
  expect(search('cable sibil de dos metros')[0]).toBe('Cable Sibil Dos 100 W, 2 m');
});

test('R4.17 terms that only the first results have are reported, even in a short list', () => {
  const search = createTestSearch(
    'Cargador rápido GaN Voltra 65 W, blanco',
    'Cargador de pared Voltra GaN 65 W',
    'Cargador Voltra 20 W',
    'Cargador Voltra 30 W',
    'Cable Voltra',
  );
  expect(search.interpret('cargador gan 65 w').leadingTerms).toEqual(['gan', '65 W']);
});

test('R4.20 with a price range, other colours follow; sorted by price, they are left out', () => {
  const redNames = Array.from({ length: 8 }, (_, index) => `Funda roja número ${index} para Galaxy A54`);
  const blueName = 'Funda azul para Galaxy A54';
  const search = createTestSearch(
    ...[blueName, ...redNames].map((name) => createSearchProduct(name, { price: 15_000 })),
  );
  expect(search('funda roja menos de 200')).toHaveLength(9);
  expect(search('funda roja menos de 200').at(-1)).toBe(blueName);
  expect(search('funda roja más barata')).not.toContain(blueName);
});

test('R4.17 no product type of the vocabulary lists a phrase twice', () => {
  for (const line of productTypes.trim().split('\n')) {
    // Spanish and English may have the same word ("gimbal / gimbal").
    for (const phrases of line.split(' | ')[2]?.split(' / ') ?? []) {
      const list = phrases.split(', ');
      expect(list, line).toEqual([...new Set(list)]);
    }
  }
});
