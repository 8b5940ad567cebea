import { describe, expect, test } from 'vitest';
import { searchIn, searchProduct } from '../../../support/searchIn.ts';

// What shoppers type in one to five words, and blind queries of such words showed.
describe('R4.17 plain queries', () => {
  test('a brand that is the type is found as it, too', () => {
    const shop = searchIn(
      searchProduct('ROKU EXPRESS 3960', { brand: 'ROKU' }),
      'TV box Android 4K',
      'Control remoto Roku TCL',
      'Cable HDMI',
    );
    expect(shop('roku')).toContain('ROKU EXPRESS 3960');
    expect(shop('tv box')).toContain('ROKU EXPRESS 3960');
  });

  test('a model without its line is that model, unless another one has the name', () => {
    const shop = searchIn('Pantalla Huawei Nova Y70', 'Mica Huawei Nova Y70', 'Funda Galaxy A54', 'Funda ZTE A54');
    expect(shop('pantalla huawei y70')[0]).toBe('Pantalla Huawei Nova Y70');
    expect(shop('mica y70')[0]).toBe('Mica Huawei Nova Y70');
    expect(shop('funda a54')[0]).toBe('Funda Galaxy A54');
  });

  test('a phone without a radio is the one with 5G, too; a case for one does not fit the other', () => {
    const shop = searchIn(
      'Smartphone Redmi Note 14 Pro 5G 256 GB',
      'Funda Redmi Note 14 Pro',
      'Mica Redmi Note 14 Pro 5G',
    );
    expect(shop('redmi note 14 pro')[0]).toBe('Smartphone Redmi Note 14 Pro 5G 256 GB');
    expect(shop('funda redmi note 14 pro')[0]).toBe('Funda Redmi Note 14 Pro');
    expect(shop('mica redmi note 14 pro')).not.toContain('Mica Redmi Note 14 Pro 5G');
  });

  test('a letter typed three times is one that the word has twice', () => {
    const shop = searchIn('Soporte para carro', 'Soporte caro de mesa', 'Soporte de escritorio');
    expect(shop('soporte carrro')[0]).toBe('Soporte para carro');
  });

  test('a game is one by its first word, before the console that it is for', () => {
    const screws = 'Juego de tornillos para iPhone 13';
    const shop = searchIn('Juego FC 26 PS5', 'Consola PS5', 'Control PS5', 'Juego de desarmadores', screws);
    expect(shop('juegos ps5')).toEqual(['Juego FC 26 PS5']);
    expect(shop('juego de tornillos')).toEqual([screws]);
    expect(shop.said('juego de tornillos').productType).toBeNull();
    expect(shop('que juegos tienen de ps5')[0]).toBe('Juego FC 26 PS5');
    expect(shop('juego de desarmadores')[0]).toBe('Juego de desarmadores');
  });

  test('a console of one maker is none of another', () => {
    const shop = searchIn(
      'Xbox Series S 512 GB',
      'Consola PlayStation 5 Slim',
      'Consola retro 400 juegos',
      'Control PS5',
    );
    expect(shop('xbox series s')).toEqual(['Xbox Series S 512 GB']);
    expect(shop('ps5')[0]).toBe('Consola PlayStation 5 Slim');
    expect(shop('consola')).toHaveLength(3);
    expect(shop('control ps5')[0]).toBe('Control PS5');
  });

  test('"Galaxy Buds" are of Samsung; "pro+" is another model', () => {
    const shop = searchIn(
      'Moto Buds',
      'Samsung Galaxy Buds FE',
      'Funda Redmi Note 13 Pro',
      'Funda Redmi Note 13 Pro Plus',
    );
    expect(shop('galaxy buds')[0]).toBe('Samsung Galaxy Buds FE');
    expect(shop('funda note 13 pro+')[0]).toBe('Funda Redmi Note 13 Pro Plus');
  });

  test('a typo of one word is not two words', () => {
    expect(searchIn('Micrófono de solapa', 'Audífonos')('micofono de solapa')[0]).toBe('Micrófono de solapa');
  });

  test('what a product line has and its names omit', () => {
    const shop = searchIn('Bocina de mesa', 'Bocina JBL Flip 6', 'Bocina JBL PartyBox 110');
    expect(shop('bocina contra agua')[0]).toBe('Bocina JBL Flip 6');
    expect(shop('bocina para fiestas')[0]).toBe('Bocina JBL PartyBox 110');
  });

  test('"pro max 256" is no price', () => {
    const shop = searchIn('iPhone 15 Pro Max 256 GB', 'Funda iPhone 15 Pro');
    expect(shop('iphone 15 pro max 256')[0]).toBe('iPhone 15 Pro Max 256 GB');
  });

  test('a printer ranks above the inks for it', () => {
    const shop = searchIn(
      searchProduct('Tinta Epson 544 negra', { sold: 99 }),
      searchProduct('Tinta Epson 544 cian', { sold: 98 }),
      'Multifuncional Epson EcoTank L3210',
    );
    expect(shop('l3210')[0]).toBe('Multifuncional Epson EcoTank L3210');
    expect(shop('tinta l3210')[0]).toBe('Tinta Epson 544 negra');
  });

  test('what a thing is for makes it another type, also after "para" in its name', () => {
    const shop = searchIn(
      'Estéreo para auto Bluetooth',
      'Bocina para casa',
      'Gabinete para disco duro 2.5"',
      'Gabinete ATX',
    );
    expect(shop('estereo carro')).toEqual(['Estéreo para auto Bluetooth']);
    expect(shop('caja disco duro')).toEqual(['Gabinete para disco duro 2.5"']);
    expect(shop('gabinete pc')[0]).toBe('Gabinete ATX');
  });

  test('a wireless charger for a watch is both', () => {
    const shop = searchIn('Cargador magnético para Apple Watch', 'Cargador de pared 20 W', 'Correa para Apple Watch');
    expect(shop('cargador apple watch')[0]).toBe('Cargador magnético para Apple Watch');
    expect(shop('cargador inalambrico')[0]).toBe('Cargador magnético para Apple Watch');
  });

  test('the processor of a laptop is no processor', () => {
    const shop = searchIn('Laptop HP 14 Core i5 8 GB', 'Laptop HP 15 Core i3 8 GB', 'Mouse HP');
    expect(shop('laptop core i5')[0]).toBe('Laptop HP 14 Core i5 8 GB');
  });

  test('words that are typed as one end with a short one, too', () => {
    expect(searchIn('Soporte de pared para TV', 'Cable HDMI')('soporteparatv')[0]).toBe('Soporte de pared para TV');
  });

  test('a camera for photographs is none that watches; "cámara" alone is both', () => {
    const shop = searchIn('Cámara de seguridad WiFi', 'Cámara instantánea', 'Cámara exterior IP');
    expect(shop('camara de fotos')).toEqual(['Cámara instantánea']);
    expect(shop('camara')).toHaveLength(3);
  });
});

test('P21 the correction of a query that found nothing keeps its price', () => {
  const shop = searchIn('Bocina Bluetooth', 'Cable USB');
  expect(shop.spellCorrect('bosimha menos de 200 pesos')).toBe('bocina menos de 200 pesos');
});

describe('R4.20 exclusions of what names omit', () => {
  const shop = searchIn(
    'Multifuncional Epson EcoTank L3250',
    'Impresora láser Brother HL-L2320',
    'Impresora HP LaserJet M111w',
  );

  test('a printer is not of ink if its line is', () => {
    expect(shop('impresora que no sea de tinta')).not.toContain('Multifuncional Epson EcoTank L3250');
  });

  test('"gasta menos tinta" excludes nothing', () => {
    expect(shop('cual impresora gasta menos tinta')).toHaveLength(3);
  });

  test('cameras of a maker whose cameras all have Wi-Fi', () => {
    const cameras = searchIn('Cámara de seguridad Tapo C210', 'Cámara de seguridad analógica');
    expect(cameras('camara de seguridad sin wifi')).toEqual(['Cámara de seguridad analógica']);
  });
});

test('R4.17 the name of a type before "para" is requested, though a use case follows', () => {
  const shop = searchIn('Micrófono USB con tripié', 'Tripié de 1 m', 'Aro de luz 18"');
  expect(shop('microfono para grabar videos con el cel')[0]).toBe('Micrófono USB con tripié');
});

test('R4.20 "que no salga en más de" is a price', () => {
  expect(
    searchIn('Tablet')
      .said('tablet que no salga en mas de 3500')
      .chips.map(({ text }) => text),
  ).toContain('Hasta $3,500');
});

describe('R4.15 queries that are being typed', () => {
  test('two words are not joined while the last one is not finished', () => {
    expect(searchIn('Auriculares con cable', 'Cable HDMI 2 m')('cable hdm')[0]).toBe('Cable HDMI 2 m');
  });

  test('"32 pul" are inches', () => {
    const shop = searchIn('Monitor 24 pulgadas', 'Pantalla LG 32 pulgadas');
    expect(shop.said('pantalla de 32 pul').chips.map(({ text }) => text)).toContain('32 pulgadas');
  });
});
