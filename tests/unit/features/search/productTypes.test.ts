import { describe, expect, test } from 'vitest';
import { formatHeading } from '../../../../src/features/search/interpretationTexts.ts';
import { otherPhonesWarning } from '../../../../src/features/search/results/otherModelsTexts.ts';
import { searchIn, searchProduct } from '../../../support/searchIn.ts';

describe('R4.17 the brand before the thing', () => {
  const shop = searchIn(
    'Funda Samsung Smartphone Galaxy A54 negra',
    'Case Samsung Smartphone A15 clear',
    'Xiaomi Smartphone Redmi Note 13 256GB',
    'Motorola Smartphone G35 128GB',
    searchProduct('Steren USB 64GB', { brand: 'Steren' }),
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
  ])('a phone is called a smartphone after its brand: %s', (query, name) => {
    expect(shop(query)[0]).toBe(name);
    expect(shop.said(query).onlyOtherModels).toBe(false);
  });

  test('"smartphone" in the name of a phone still asks for the phone', () => {
    const query = 'samsung smartphone a54';
    expect(shop.said(query).productType?.singular).toBe('celular');
    expect(shop.said(query)).toMatchObject({ onlyOtherModels: true, phone: 'Galaxy A54' });
  });

  test('a case that names a smartphone is none', () => {
    expect(shop('celular más barato')).not.toContain('Case Samsung Smartphone A15 clear');
  });

  test('a brand of the catalogue is no noun, and what follows it begins the name', () => {
    expect(shop('bocina').toSorted()).toEqual(['Bocina genérica', 'Steren Bocina Bluetooth']);
    expect(shop('memoria usb')).toEqual(['Steren USB 64GB']);
    // A doubtful kind would be left out of an order by price.
    expect(shop('bocina barata')).toContain('Steren Bocina Bluetooth');
  });

  test('a word that begins the names of three kinds is a brand, too', () => {
    const names = ['Brobotix Router AC1200', 'Brobotix Teclado USB', 'Brobotix Cable HDMI'];
    expect(searchIn(...names)('router barato')).toEqual(['Brobotix Router AC1200']);
    const noun = ['Bandeja disco duro', 'Bandeja disco 2.5', 'Bandeja disco 3.5'];
    expect(searchIn(...noun)('disco duro barato')).toEqual([]);
  });
});

test.each([
  'pendrive 64gb',
  'memoria flash 64gb',
  'llave usb 64 gb',
  'unidad flash 64gb',
  'lápiz usb 64 gb',
  'USB 64GB',
])('R4.17 words for a storage drive: %s', (query) => {
  const shop = searchIn('Memoria USB 64 GB', 'Memoria USB 16 GB', 'Flash para cámara', 'Lápiz óptico', 'Cable USB');
  expect(shop(query)[0]).toBe('Memoria USB 64 GB');
});

describe('R4.17 screens: televisions and spare parts', () => {
  const spare = ['LCD iPhone 11', 'Pantalla LCD completa para Galaxy A32', 'Display para Moto G22'];
  const shop = searchIn(
    ...spare,
    'TV 32 HD Ghia',
    'Televisión 50 pulgadas',
    'Pantalla 43" 4K',
    'Limpiador de pantallas',
  );

  test.each([
    ['pantalla para iphone 11', 'LCD iPhone 11'],
    ['lcd iphone 11', 'LCD iPhone 11'],
    ['display a32', 'Pantalla LCD completa para Galaxy A32'],
  ])('a phone asks for its spare part: %s', (query, name) => expect(shop(query)).toEqual([name]));

  test('a size asks for a television, and finds one without unit', () => {
    for (const query of ['pantalla de 32 pulgadas', 'pantalla lcd 32"']) {
      expect(shop(query)[0]).toBe('TV 32 HD Ghia');
      expect(shop(query).filter((name) => spare.includes(name))).toEqual([]);
    }
  });

  test("a model column with the phone's name beats no kind", () => {
    const names = searchIn(
      searchProduct('Lámina de vidrio Redmi Note 11', { model: 'Redmi Note 11', category: 'Protectores de pantalla' }),
      'Display Redmi Note 11',
    );
    expect(names('pantalla redmi note 11')[0]).toBe('Display Redmi Note 11');
  });
});

describe('R4.17 what stands after the head is its trait', () => {
  const shop = searchIn(
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
  ])('%s', (query, name) => expect(shop(query)[0]).toBe(name));

  test('beside a phone, what is for other devices comes last', () => {
    const laptop = searchProduct('Cargador para laptop USB-C 65 W', { sold: 90 });
    const chargers = searchIn(laptop, 'Cargador USB-C 20 W', 'Cargador de pared');
    expect(chargers('¿qué cargador sirve para el moto g54?').at(-1)).toBe(laptop.name);
  });
});

describe('R4.17 models of inks and watches', () => {
  const shop = searchIn(
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
  ])('no other model stands in: %s', (query, expected) => expect(shop(query)).toEqual(expected));

  test('a number finds its versions', () => {
    expect(shop('cartucho 664').toSorted()).toEqual(['Cartucho HP 664', 'Cartucho HP 664XL tricolor']);
  });

  test('the printer finds its inks, and a code the same cartridge by another one', () => {
    expect(shop('tinta epson l3250')).toEqual(['Tinta Epson T544 negra']);
    expect(shop('cartucho hp 2775')).toEqual(['Cartucho HP 667']);
    expect(shop('toner p1102w')).toEqual(['Tóner HP 85A']);
    expect(shop('toner ce285a')).toEqual(['Tóner HP 85A']);
  });

  test.each([
    ['toner hp 12a', 'HP 12A', 'Tóner HP 85A'],
    ['cartucho canon 145', 'Canon 145', 'Cartucho HP 667'],
    ['galaxy watch 8', 'Galaxy Watch 8', 'Galaxy Watch 6 44 mm'],
  ])('other models than the one that is missing stand apart: %s', (query, model, other) => {
    expect(shop(query)).toEqual([]);
    expect(shop.said(query)).toMatchObject({ onlyOtherModels: true, phone: model });
    expect(shop.similarProducts(query)).toContain(other);
  });

  test('a watch comes before its strap', () => expect(shop('mi band 9')[0]).toBe('Mi Band 9'));
});

describe('R4.17 models of tablets and controllers', () => {
  const shop = searchIn(
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
  ])('no other model stands in: %s', (query, expected) => expect(shop(query).slice(0, 1)).toEqual(expected));

  test('says which model is missing', () => {
    const texts = (query: string) => [formatHeading(shop.said(query)), otherPhonesWarning(shop.said(query))];
    expect(texts('control nintendo wii')).toEqual([
      'No encontramos control para Nintendo Wii',
      'Ninguno dice ser para Nintendo Wii.',
    ]);
    expect(texts('tablet lenovo m10')).toEqual(['No tenemos tablet Lenovo M10', 'Ninguna es Lenovo M10.']);
    expect(shop.said('funda ipad mini 6')).toMatchObject({ onlyOtherModels: true, phone: 'iPad mini 6' });
    expect(shop.similarProducts('control nintendo wii')).toContain('Control inalámbrico PS4');
  });

  test('an age is no model', () => expect(shop('tablet para mi nena de 4')).not.toEqual([]));
});

test('R4.17 a capacity begins no number with the model before it', () => {
  const shop = searchIn('Apple iPhone 17 256GB lavanda', 'Apple iPhone 17 Pro Max 512GB', 'Apple iPhone 15 128GB');
  expect(shop('iphone 17 256 gb lavanda')[0]).toBe('Apple iPhone 17 256GB lavanda');
  expect(shop.said('iphone 17 256 gb lavanda').phone).toBe('iPhone 17');
});

describe('R4.17 values that names do not write', () => {
  const wired = 'Audífonos 3.5 mm';
  const shop = searchIn(wired, 'Audífonos alámbricos', 'Audífonos Bluetooth', 'Audífonos inalámbricos');

  test.each(['audífonos sin cable', 'audífonos que no tengan cable', 'audífonos que no sean de cable'])(
    'without a cable is wireless: %s',
    (query) => expect(shop(query).slice(0, 2).toSorted()).toEqual(['Audífonos Bluetooth', 'Audífonos inalámbricos']),
  );

  test.each(['audífonos que no sean inalámbricos', 'audífonos sin bluetooth'])('not wireless is wired: %s', (query) => {
    expect(shop(query)[0]).toBe('Audífonos alámbricos');
    expect(shop(query)).toContain(wired);
    expect(shop(query)).not.toContain('Audífonos Bluetooth');
  });

  test('a charger without a cable is a charger, and its category excludes nothing', () => {
    const names = searchIn(
      searchProduct('Cargador USB-C 20 W', { category: 'Cargadores y cables' }),
      searchProduct('Cargador USB-C con cable', { category: 'Cargadores y cables' }),
    );
    expect(names('cargador sin cable')).toEqual(['Cargador USB-C 20 W']);
  });
});

test('R4.17 the maker of what a thing is for is a condition', () => {
  const shop = searchIn('Correa silicón Apple Watch 42 mm', 'Correa Mi Band 8', 'Correa milanesa 22 mm');
  expect(shop('correa para apple watch')).toEqual(['Correa silicón Apple Watch 42 mm']);
});

test('R4.17 the letter of a model as it is spoken', () => {
  const shop = searchIn('Funda Galaxy S24 Ultra', 'Funda Galaxy S25 Ultra', 'Funda Moto G84', 'Funda Moto G54');
  expect(shop('cover del ese veinticinco ultra')[0]).toBe('Funda Galaxy S25 Ultra');
  expect(shop('funda moto ge ochenta y cuatro')[0]).toBe('Funda Moto G84');
});

test('R4.17 EXT is outdoors beside a camera, external beside a drive', () => {
  const shop = searchIn('CAM WIFI EXT 2K', 'CAM WIFI INT 2K', 'HDD EXT 1TB', 'HDD INT 1TB', 'EXT ELECTRICA 3M');
  expect(shop('camara exterior')[0]).toBe('CAM WIFI EXT 2K');
  expect(shop('hd ext 1tb')[0]).toBe('HDD EXT 1TB');
});

describe('R4.17 what names leave out', () => {
  const shop = searchIn(
    searchProduct('Teclado Kumara K552', { brand: 'Redragon' }),
    'Teclado inalámbrico K380',
    'Teclado K120 USB',
    'Bocina JBL Go 4 negra',
    'Bocinas para PC 2.0',
  );
  test('the trait of a maker or a line', () => {
    expect(shop('teclado gamer')[0]).toBe('Teclado Kumara K552');
    expect(shop('teclado que no sea gamer')).not.toContain('Teclado Kumara K552');
    expect(shop('bocina bluetooth')[0]).toBe('Bocina JBL Go 4 negra');
  });
  test('what should have no cable says that it has none', () => {
    expect(shop('teclado sin cables')).toEqual(['Teclado inalámbrico K380']);
    expect(shop('bocina sin cable')).toEqual(['Bocina JBL Go 4 negra']);
    expect(shop('teclado inalambrico')).toContain('Teclado K120 USB');
  });
});

describe('R4.17 a use is a trait or a kind', () => {
  const shop = searchIn(
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
  ])('%s', (query, name) => expect(shop(query)[0]).toBe(name));

  test('the noun is no verb: "cargador" asks for a charger', () => {
    const names = searchIn('Cargador para auto', 'CARGADOR ENCENDEDOR CON CABLE', 'Cargador de pared');
    expect(names('cargador de auto').toSorted()).toEqual(['CARGADOR ENCENDEDOR CON CABLE', 'Cargador para auto']);
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
])('R4.17 abbreviations, also with a model: %s', (query, name) => {
  const shop = searchIn(
    'Funda para iPhone 13',
    'Funda para iPhone 13 Pro Max',
    'Mica para iPhone 13 Pro Max',
    'Mica para iPhone 13',
    'Mica Redmi Note 12',
    'Cargador USB-C',
    'Cable USB-C',
    'Audífonos Bluetooth',
    'Teclado inalámbrico',
    searchProduct('Pantalla 55"', { brand: 'TCL' }),
  );
  expect(shop(query)[0]).toBe(name);
});

describe('R4.17 a connector', () => {
  const usbC = [1, 2, 3, 4, 5, 6, 7].map((metres) => `Cable USB-C ${metres} m`);
  const others = ['Cable USB-C a Lightning 1 m', 'Cable HDMI 2 m', 'Cable micro USB 2 m'];

  test('leaves out what has another one, if enough products have it; what has it alone comes first', () => {
    const names = searchIn(...others, ...usbC)('cable usb c');
    expect(names.slice(0, 7).toSorted()).toEqual(usbC);
    expect(names.slice(7)).toEqual(['Cable USB-C a Lightning 1 m']);
  });

  test('that few products have leaves out none', () => {
    expect(searchIn(...others, ...usbC)('cable hdmi')).toHaveLength(others.length + usbC.length);
  });
});

test('R4.17 a headset with a battery is no battery', () => {
  const shop = searchIn('Diadema Bluetooth Oimo, 60 horas de batería', 'Diadema gamer Ñandú', 'Batería para iPhone 11');
  expect(shop('diadema bluetooth con bateria de 60 horas')[0]).toBe('Diadema Bluetooth Oimo, 60 horas de batería');
  expect(shop.said('diadema oimo 60horas de bateria').productType?.plural).toBe('Diademas');
});

test('R4.17 a number joined to its word is no model that the shop lacks', () => {
  const shop = searchIn(searchProduct('Reloj Oimo Fit, 60 horas', { brand: 'Oimo' }), 'Cable Oimo');
  expect(shop('reloj oimo 60horas')).toContain('Reloj Oimo Fit, 60 horas');
});

test('R4.20 a numeral that is the name of a product line is no number, unless a unit follows', () => {
  const shop = searchIn('Cable Sibil Dos 100 W, 3 m', 'Cable Sibil Dos 100 W, 2 m', 'Cable Sibil Uno, 2 m');
  expect(shop('cable sibil dos 3 m')[0]).toBe('Cable Sibil Dos 100 W, 3 m');
  expect(shop('cable sibil de dos metros')[0]).toBe('Cable Sibil Dos 100 W, 2 m');
});

test('R4.17 what only the first results have is said, also of those that fill up a short list', () => {
  const shop = searchIn(
    ...['Cargador rápido GaN Voltra 65 W, blanco', 'Cargador de pared Voltra GaN 65 W'],
    ...['Cargador Voltra 20 W', 'Cargador Voltra 30 W', 'Cable Voltra'],
  );
  expect(shop.said('cargador gan 65 w').partialTerms).toEqual(['gan', '65 W']);
});

test('R4.20 a price range keeps what lacks the colour, behind; a sort order does not', () => {
  const red = Array.from({ length: 8 }, (_, at) => `Funda roja número ${at} para Galaxy A54`);
  const blue = 'Funda azul para Galaxy A54';
  const shop = searchIn(...[blue, ...red].map((name) => searchProduct(name, { price: 15_000 })));
  expect(shop('funda roja menos de 200')).toHaveLength(9);
  expect(shop('funda roja menos de 200').at(-1)).toBe(blue);
  expect(shop('funda roja más barata')).not.toContain(blue);
});
