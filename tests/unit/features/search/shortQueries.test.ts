import { describe, expect, test } from 'vitest';
import { createTestSearch, createSearchProduct } from '../../../support/testSearch.ts';

// Queries of one to five words, from blind benchmark sets.
describe('R4.17 short queries', () => {
  test('a brand that implies a product type is found by that type, too', () => {
    const search = createTestSearch(
      createSearchProduct('ROKU EXPRESS 3960', { brand: 'ROKU' }),
      'TV box Android 4K',
      'Control remoto Roku TCL',
      'Cable HDMI',
    );
    expect(search('roku')).toContain('ROKU EXPRESS 3960');
    expect(search('tv box')).toContain('ROKU EXPRESS 3960');
  });

  test('a model is found without its product line, unless another model has the same name', () => {
    const search = createTestSearch(
      'Pantalla Huawei Nova Y70',
      'Mica Huawei Nova Y70',
      'Funda Galaxy A54',
      'Funda ZTE A54',
    );
    expect(search('pantalla huawei y70')[0]).toBe('Pantalla Huawei Nova Y70');
    expect(search('mica y70')[0]).toBe('Mica Huawei Nova Y70');
    expect(search('funda a54')[0]).toBe('Funda Galaxy A54');
  });

  test('a query may omit the letter of a product line', () => {
    const search = createTestSearch('Funda Galaxy Z Flip 5', 'Funda Galaxy A15');
    expect(search('funda flip 5 samsung')).toEqual(['Funda Galaxy Z Flip 5']);
  });

  test('a query may omit the year of a model', () => {
    const search = createTestSearch('Display Huawei Y9 Prime 2019', 'Display Huawei Y6 2019');
    expect(search('display y9 prime')).toEqual(['Display Huawei Y9 Prime 2019']);
    expect(search('display huawei y9 prime')).toEqual(['Display Huawei Y9 Prime 2019']);
  });

  test('a phone without "5G" finds the 5G phone, but accessories for 5G do not fit', () => {
    const search = createTestSearch(
      'Smartphone Redmi Note 14 Pro 5G 256 GB',
      'Funda Redmi Note 14 Pro',
      'Mica Redmi Note 14 Pro 5G',
    );
    expect(search('redmi note 14 pro')[0]).toBe('Smartphone Redmi Note 14 Pro 5G 256 GB');
    expect(search('funda redmi note 14 pro')[0]).toBe('Funda Redmi Note 14 Pro');
    expect(search('mica redmi note 14 pro')).not.toContain('Mica Redmi Note 14 Pro 5G');
  });

  test('a letter typed three times matches a double letter', () => {
    const search = createTestSearch('Soporte para carro', 'Soporte caro de mesa', 'Soporte de escritorio');
    expect(search('soporte carrro')[0]).toBe('Soporte para carro');
  });

  test('"juego" is a game for a console, but not a set of tools or screws', () => {
    const screwSet = 'Juego de tornillos para iPhone 13';
    const search = createTestSearch('Juego FC 26 PS5', 'Consola PS5', 'Control PS5', 'Juego de desarmadores', screwSet);
    expect(search('juegos ps5')).toEqual(['Juego FC 26 PS5']);
    expect(search('juego de tornillos')).toEqual([screwSet]);
    expect(search.interpret('juego de tornillos').productType).toBeNull();
    expect(search('que juegos tienen de ps5')[0]).toBe('Juego FC 26 PS5');
    expect(search('juego de desarmadores')[0]).toBe('Juego de desarmadores');
  });

  test('a console of another brand is not shown', () => {
    const search = createTestSearch(
      'Xbox Series S 512 GB',
      'Consola PlayStation 5 Slim',
      'Consola retro 400 juegos',
      'Control PS5',
    );
    expect(search('xbox series s')).toEqual(['Xbox Series S 512 GB']);
    expect(search('ps5')[0]).toBe('Consola PlayStation 5 Slim');
    expect(search('consola')).toHaveLength(3);
    expect(search('control ps5')[0]).toBe('Control PS5');
  });

  test('"galaxy buds" are Samsung earbuds; "pro+" is another model than "pro"', () => {
    const search = createTestSearch(
      'Moto Buds',
      'Samsung Galaxy Buds FE',
      'Funda Redmi Note 13 Pro',
      'Funda Redmi Note 13 Pro Plus',
    );
    expect(search('galaxy buds')[0]).toBe('Samsung Galaxy Buds FE');
    expect(search('funda note 13 pro+')[0]).toBe('Funda Redmi Note 13 Pro Plus');
  });

  test('a word with a typo is not split into two words', () => {
    expect(createTestSearch('Micrófono de solapa', 'Audífonos')('micofono de solapa')[0]).toBe('Micrófono de solapa');
  });

  test('features of a product line are found even if names omit them', () => {
    const search = createTestSearch('Bocina de mesa', 'Bocina JBL Flip 6', 'Bocina JBL PartyBox 110');
    expect(search('bocina contra agua')[0]).toBe('Bocina JBL Flip 6');
    expect(search('bocina para fiestas')[0]).toBe('Bocina JBL PartyBox 110');
  });

  test('"pro max 256" is not a price', () => {
    const search = createTestSearch('iPhone 15 Pro Max 256 GB', 'Funda iPhone 15 Pro');
    expect(search('iphone 15 pro max 256')[0]).toBe('iPhone 15 Pro Max 256 GB');
  });

  test('a printer ranks above the inks for it', () => {
    const search = createTestSearch(
      createSearchProduct('Tinta Epson 544 negra', { sold: 99 }),
      createSearchProduct('Tinta Epson 544 cian', { sold: 98 }),
      'Multifuncional Epson EcoTank L3210',
    );
    expect(search('l3210')[0]).toBe('Multifuncional Epson EcoTank L3210');
    expect(search('tinta l3210')[0]).toBe('Tinta Epson 544 negra');
  });

  test('the device that an accessory is for makes it another type, even after "para" in its name', () => {
    const search = createTestSearch(
      'Estéreo para auto Bluetooth',
      'Bocina para casa',
      'Gabinete para disco duro 2.5"',
      'Gabinete ATX',
    );
    expect(search('estereo carro')).toEqual(['Estéreo para auto Bluetooth']);
    expect(search('caja disco duro')).toEqual(['Gabinete para disco duro 2.5"']);
    expect(search('gabinete pc')[0]).toBe('Gabinete ATX');
  });

  test('a magnetic charger for a watch is a wireless charger and one for watches', () => {
    const search = createTestSearch(
      'Cargador magnético para Apple Watch',
      'Cargador de pared 20 W',
      'Correa para Apple Watch',
    );
    expect(search('cargador apple watch')[0]).toBe('Cargador magnético para Apple Watch');
    expect(search('cargador inalambrico')[0]).toBe('Cargador magnético para Apple Watch');
  });

  test('a processor in a query for laptops is a feature', () => {
    const search = createTestSearch('Laptop HP 14 Core i5 8 GB', 'Laptop HP 15 Core i3 8 GB', 'Mouse HP');
    expect(search('laptop core i5')[0]).toBe('Laptop HP 14 Core i5 8 GB');
  });

  test('words typed as one are split, even if the last one is short', () => {
    expect(createTestSearch('Soporte de pared para TV', 'Cable HDMI')('soporteparatv')[0]).toBe(
      'Soporte de pared para TV',
    );
  });

  test('"cámara de fotos" excludes security cameras; "cámara" alone finds both', () => {
    const search = createTestSearch('Cámara de seguridad WiFi', 'Cámara instantánea', 'Cámara exterior IP');
    expect(search('camara de fotos')).toEqual(['Cámara instantánea']);
    expect(search('camara')).toHaveLength(3);
  });
});

test('R4.20 the spelling correction of a query without results keeps its price', () => {
  const search = createTestSearch('Bocina Bluetooth', 'Cable USB');
  expect(search.spellCorrect('bosimha menos de 200 pesos')).toBe('bocina menos de 200 pesos');
});

describe('R4.20 exclusions of features that names omit', () => {
  const search = createTestSearch(
    'Multifuncional Epson EcoTank L3250',
    'Impresora láser Brother HL-L2320',
    'Impresora HP LaserJet M111w',
  );

  test('the product line implies that a printer uses ink', () => {
    expect(search('impresora que no sea de tinta')).not.toContain('Multifuncional Epson EcoTank L3250');
  });

  test('"gasta menos tinta" excludes nothing', () => {
    expect(search('cual impresora gasta menos tinta')).toHaveLength(3);
  });

  test('the brand implies that a camera has Wi-Fi', () => {
    const searchCameras = createTestSearch('Cámara de seguridad Tapo C210', 'Cámara de seguridad analógica');
    expect(searchCameras('camara de seguridad sin wifi')).toEqual(['Cámara de seguridad analógica']);
  });
});

test('R4.17 a product type before "para" is requested, even if a use case follows', () => {
  const search = createTestSearch('Micrófono USB con tripié', 'Tripié de 1 m', 'Aro de luz 18"');
  expect(search('microfono para grabar videos con el cel')[0]).toBe('Micrófono USB con tripié');
});

test('R4.20 "que no salga en más de" is a price', () => {
  expect(
    createTestSearch('Tablet')
      .interpret('tablet que no salga en mas de 3500')
      .chips.map(({ text }) => text),
  ).toContain('Hasta $3,500');
});

describe('R4.15 incomplete queries', () => {
  test('words are not joined while the last one is incomplete', () => {
    expect(createTestSearch('Auriculares con cable', 'Cable HDMI 2 m')('cable hdm')[0]).toBe('Cable HDMI 2 m');
  });

  test('"32 pul" are inches', () => {
    const search = createTestSearch('Monitor 24 pulgadas', 'Pantalla LG 32 pulgadas');
    expect(search.interpret('pantalla de 32 pul').chips.map(({ text }) => text)).toContain('32 pulgadas');
  });
});
