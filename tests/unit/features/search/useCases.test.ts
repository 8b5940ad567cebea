import { describe, expect, test } from 'vitest';
import { formatRelatedNotice } from '../../../../src/features/search/interpretationTexts.ts';
import { createTestSearch, createSearchProduct } from '../../../support/testSearch.ts';

describe('R4.17 uses in everyday words', () => {
  const search = createTestSearch(
    'Celular Samsung Galaxy A15',
    'Cordón colgante para celular',
    'Hub USB-C 7 en 1',
    'Adaptador USB-C a HDMI',
    'TV Box 4K',
    'Smartphone Moto G05 Verde',
    'Bocina Bluetooth portátil',
    'Micrófono inalámbrico',
    'Repetidor WiFi',
    'Protector de lente Galaxy A15',
    'Funda Galaxy A15',
    'Regleta 6 tomas',
    'Impresora',
  );

  test.each([
    ['dejar colgado el teléfono del cuello', 'Cordón colgante para celular'],
    ['tener más puertos en mi mac', 'Hub USB-C 7 en 1'],
    ['para que el wifi llegue hasta el cuarto de atrás', 'Repetidor WiFi'],
    ['que no se raye la cámara del celular', 'Protector de lente Galaxy A15'],
    ['para los picos de voltaje', 'Regleta 6 tomas'],
    ['un chunche para ver netflix', 'TV Box 4K'],
    ['para la ducha', 'Bocina Bluetooth portátil'],
  ])('%s', (query, name) => expect(search(query)[0]).toBe(name));

  test('a verb does not match names: "ver" is not "verde"', () => {
    expect(search('ver netflix en tele vieja')[0]).toBe('TV Box 4K');
  });

  test('a feature after a use is not a second product type', () => {
    expect(search('algo para fiestas con luces y micrófono')[0]).toBe('Bocina Bluetooth portátil');
    expect(search('bocina y micrófono').slice(0, 2)).toEqual(['Bocina Bluetooth portátil', 'Micrófono inalámbrico']);
    expect(search('bocina y también un micrófono')).toContain('Micrófono inalámbrico');
  });

  test('a phone with a good camera requests a phone', () => {
    const searchPhones = createTestSearch('Celular Samsung Galaxy A15', 'Cámara digital', 'Cámara instantánea');
    expect(searchPhones('celular con buena cámara')).toEqual(['Celular Samsung Galaxy A15']);
    expect(searchPhones('cuál celular trae mejor cámara')).toEqual(['Celular Samsung Galaxy A15']);
  });

  test('a device ranks before products that only match its use', () => {
    expect(createTestSearch('Teclado gamer', 'Laptop Lenovo Ideapad')('una lap para jugar')[0]).toBe(
      'Laptop Lenovo Ideapad',
    );
  });
});

describe('R4.17 uses that are not in the vocabulary are classified by the use case model', () => {
  const search = createTestSearch(
    'Compresor de aire portátil',
    'Báscula digital',
    'Cámara de seguridad WiFi',
    'Kindle 16 GB',
    'Foco inteligente',
    'No break 750VA',
    'Transmisor FM',
    'Soporte para auto',
    'Laptop Lenovo',
    'Base enfriadora para laptop',
    'Cable USB',
    'Impresora multifuncional',
    'Tinta negra',
  );

  test.each([
    ['se me bajan las llantas del carro', 'Compresor de aire portátil'],
    ['para medir la harina de los pasteles', 'Báscula digital'],
    ['donde leer novelas sin que se cansen los ojos', 'Kindle 16 GB'],
    ['prender la luz sin pararme de la cama', 'Foco inteligente'],
    ['poner spotify en un carro viejito que solo trae radio', 'Transmisor FM'],
    ['algo que baje la temperatura de mi notebook porque se calienta', 'Base enfriadora para laptop'],
  ])('%s', (query, name) => expect(search(query)[0]).toBe(name));

  test.each([
    ['un soporte para el auto', 'Soporte para auto'],
    ['cuál impresora no gasta tanta tinta', 'Impresora multifuncional'],
    ['hola, quería preguntar por un cable', 'Cable USB'],
  ])('a named product type is requested itself: %s', (query, name) => expect(search(query)[0]).toBe(name));

  test.each(['sillón para la sala', 'medias de mujer', 'aceite para el motor', 'algo para matar zancudos eléctrico'])(
    'no results for a use without products: %s',
    (query) => {
      expect(search(query)).toEqual([]);
    },
  );

  const searchLargerShop = createTestSearch(
    'Compresor de aire portátil',
    'Impresora multifuncional',
    'Tinta negra',
    'Funda Galaxy A15',
    'Monitor 24 pulgadas',
    'Batería portátil 10000 mAh',
    'Batería de repuesto Galaxy A15',
    'Pantalla Galaxy A15',
    'Celular Galaxy A15',
    'Limpiador de pantallas',
    'Audífonos Bluetooth',
    'Adaptador USB-C',
    'Bocina inteligente Echo',
    'Kit de herramientas',
    'Micrófono de solapa',
    'Cámara web',
  );

  test.each([
    ['two words, after a question', 'con qué inflo la llanta', 'Compresor de aire portátil'],
    ['one verb', 'quiero inflar', 'Compresor de aire portátil'],
    ['two words without a verb', 'llantas ponchadas', 'Compresor de aire portátil'],
    ['a verb before a product type', 'para limpiar mis audífonos', 'Limpiador de pantallas'],
  ])('%s: %s', (_, query, name) => expect(searchLargerShop(query)[0]).toBe(name));

  test.each([
    ['by a question', 'qué impresora gasta menos hojas al imprimir', 'Impresora multifuncional'],
    ['after a request', 'buenas noches quería preguntar por un monitor', 'Monitor 24 pulgadas'],
    ['before a use', 'un micrófono para mis clases de zoom', 'Micrófono de solapa'],
    ['for one phone', 'cuánto cuesta cambiar la funda galaxy a15', 'Funda Galaxy A15'],
  ])('a product type named %s is requested itself: %s', (_, query, name) =>
    expect(searchLargerShop(query)[0]).toBe(name),
  );

  test('one noun alone is not enough for a use case', () => expect(searchLargerShop('llantas')).toEqual([]));
});

test('R4.17 words of a use case are not reported as missing', () => {
  const search = createTestSearch('Lector de libros Kindle', 'Lámpara de escritorio LED');
  expect(search.interpret('para leer de noche en la cama').missingTerms).toEqual([]);
});

test('R4.17 few products for a use case are followed by those of related types, and the page says so', () => {
  const search = createTestSearch('Localizador GPS para moto', 'Mochila antirrobo', 'Cable USB-C 1 m');
  const query = 'que no me roben la moto';
  expect(search(query)).toEqual(['Localizador GPS para moto', 'Mochila antirrobo']);
  expect(formatRelatedNotice(search.interpret(query))).toBe('Después, otras cosas que pueden servir.');
});

describe('R4.17 the device with a problem is not the requested product', () => {
  const search = createTestSearch(
    'No break 750VA',
    'Computadora de escritorio HP',
    'Cable HDMI 2 m',
    'Extensión eléctrica 5 m',
    'Organizador de cables',
    'Televisión 43"',
    'Kit de limpieza para pantallas',
    'Laptop Lenovo',
    'Celular con teclas grandes',
    'Mica de privacidad para celular',
    'Regulador de voltaje',
    'Refrigerador',
    'Pegamento T7000',
    'Pantalla de repuesto',
    'Adaptador Bluetooth USB',
    'Audífonos para niños',
    'Control remoto para tele Samsung',
    'Adaptador Lightning a 3.5 mm',
    'TV Box 4K',
    'Tóner Brother TN660',
    'Localizador GPS para mascotas',
  );

  test.each([
    ['se me va la luz a cada rato y se apaga la compu', 'No break 750VA'],
    ['el cable de la heladera no llega hasta la pared', 'Extensión eléctrica 5 m'],
    ['la pantalla de la tele está llena de dedos', 'Kit de limpieza para pantallas'],
    ['los cables enredados atrás del escritorio', 'Organizador de cables'],
    ['el refri truena con los bajones de voltaje', 'Regulador de voltaje'],
    ['se despegó la pantalla del teléfono y la quiero pegar', 'Pegamento T7000'],
    ['mi compu de escritorio no trae bluetooth', 'Adaptador Bluetooth USB'],
    ['tele vieja sin aplicaciones, quiero ver netflix', 'TV Box 4K'],
    ['cómo le hago para ver netflix en una tele viejita', 'TV Box 4K'],
  ])('%s', (query, name) => expect(search(query)[0]).toBe(name));

  test.each([
    ['buen día, me puede dar informes de la laptop lenovo', 'Laptop Lenovo'],
    ['hola, quisiera saber si todavía hay la tele de 43', 'Televisión 43"'],
    ['mire, disculpe que moleste: una laptop', 'Laptop Lenovo'],
    ['abuelita que quiere celular con teclas', 'Celular con teclas grandes'],
    ['el perro se comió el control de la tele samsung', 'Control remoto para tele Samsung'],
    ['disculpen dónde encuentro tóner de la brother', 'Tóner Brother TN660'],
    ['puedo usar audífonos comunes en el iphone, qué adaptador', 'Adaptador Lightning a 3.5 mm'],
    ['para mi niña que le encantan los gatitos, unos audífonos', 'Audífonos para niños'],
  ])('but it is in an inquiry, in a request or if it was lost: %s', (query, name) =>
    expect(search(query)[0]).toBe(name),
  );
});

test('R4.20 the cheapest product of a phone brand is a phone', () => {
  const search = createTestSearch('Funda Samsung Galaxy A15', 'Celular Samsung Galaxy A15', 'Cable Samsung USB-C');
  expect(search('samsung económico')[0]).toBe('Celular Samsung Galaxy A15');
});

test('R4.17 a product line is its device: a charger for a Macbook is one for laptops', () => {
  const search = createTestSearch('Cargador USB-C 20 W', 'Cargador para laptop 65 W USB-C', 'Macbook Air M2');
  expect(search('cargador para macbook')[0]).toBe('Cargador para laptop 65 W USB-C');
});

test('R4.17 the model at the end of a long query is used', () => {
  const searchCases = createTestSearch('Funda tipo libro Galaxy A36', 'Funda tipo libro Galaxy A16');
  const query = 'hola buen día ando buscando una funda de las que se cierran como libro para un celular samsung a16';
  expect(searchCases(query)[0]).toBe('Funda tipo libro Galaxy A16');
});

test('R4.17 abbreviations that few names have, and coin cells for watches', () => {
  const searchCameras = createTestSearch(
    'Dash cam',
    ...Array.from({ length: 6 }, (_, index) => `Cámara de seguridad interior ${index}`),
  );
  expect(searchCameras('cam seg')[0]).toContain('Cámara de seguridad');
  expect(searchCameras('dash cam')[0]).toBe('Dash cam');
  expect(createTestSearch('Pila AAA 4 piezas', 'Pila CR2032')('pila para reloj')[0]).toBe('Pila CR2032');
});

describe('R4.20 sorting by price, and exclusions', () => {
  test('the cheapest iPhone is a phone, not a case', () => {
    const search = createTestSearch(
      createSearchProduct('Funda iPhone 13', { price: 9_900 }),
      createSearchProduct('iPhone 15 128 GB', { price: 1_500_000, brand: 'Apple' }),
      createSearchProduct('iPhone 13 128 GB', { price: 900_000, brand: 'Apple' }),
    );
    expect(search('el iphone más barato')).toEqual(['iPhone 13 128 GB', 'iPhone 15 128 GB']);
    expect(search('funda iphone barata')).toEqual(['Funda iPhone 13']);
  });

  test('the cheapest component is not a device that contains one', () => {
    const search = createTestSearch('Laptop HP 15 Ryzen 5 8 GB 512 GB SSD', 'SSD Kingston 480 GB', 'SSD ADATA 240GB');
    expect(search('ssd barato para revivir mi lap')[0]).toBe('SSD Kingston 480 GB');
  });

  test('two brands may be excluded', () => {
    const search = createTestSearch(
      ...['HP', 'Lenovo', 'Dell'].map((brand) => createSearchProduct(`Laptop ${brand} 15`, { brand })),
    );
    expect(search('laptop de cualquier marca menos hp y lenovo')).toEqual(['Laptop Dell 15']);
  });

  const searchCables = createTestSearch('Cable USB-C 1m', 'Cable USB-C 2m', 'Bocina Bluetooth', 'Bocina acuática IPX7');

  test('a length may be excluded', () => {
    expect(searchCables('cable tipo c pero no de 1 metro')).toEqual(['Cable USB-C 2m']);
    expect(searchCables.interpret('cable tipo c pero no de 1 metro').chips.map(({ text }) => text)).toContain(
      'Sin 1 metro',
    );
  });

  test('"al menos" excludes nothing', () => {
    expect(searchCables('bocinas que al menos sean sumergibles')[0]).toBe('Bocina acuática IPX7');
  });

  test('a connection by cable may be excluded', () => {
    const search = createTestSearch('Cámara de seguridad con cable', 'Cámara de seguridad inalámbrica');
    expect(search('cámara de seguridad q no ocupe cables')).toEqual(['Cámara de seguridad inalámbrica']);
  });
});

describe('R4.17 the type of a name with one noun', () => {
  test('is narrowed by a category of that subtype', () => {
    const search = createTestSearch(
      createSearchProduct('Cámara WiFi 2K', { category: 'Videovigilancia' }),
      createSearchProduct('Cámara bala 2 MP', { category: 'Videovigilancia' }),
      createSearchProduct('Cámara réflex', { category: 'Fotografía' }),
    );
    expect(search('cámara de vigilancia').toSorted()).toEqual(['Cámara WiFi 2K', 'Cámara bala 2 MP']);
  });

  test('is not taken from a category for two product types', () => {
    const search = createTestSearch(
      createSearchProduct('Teclado mecánico', { category: 'Teclados y mouse' }),
      createSearchProduct('Mouse óptico', { category: 'Teclados y mouse' }),
      createSearchProduct('Combo teclado y mouse', { category: 'Teclados y mouse' }),
    );
    expect(search('teclado')[0]).toBe('Teclado mecánico');
  });
});

test('R4.17 a common word of a name is not expanded like an abbreviation', () => {
  const search = createTestSearch('Soporte p/cama', 'Mem USB 64GB', 'Cbl USB', 'Bocina');
  expect(search('soporte cama')[0]).toBe('Soporte p/cama');
});

test('R4.17 the name of a phone typed without spaces: "fundaparaiphone13"', () => {
  const search = createTestSearch('Funda iPhone 13', 'Funda iPhone 14', 'Mica iPhone 13');
  expect(search('fundaparaiphone13')[0]).toBe('Funda iPhone 13');
});

test('R4.17 a number after "watch" is the size of the watch, not a model', () => {
  const search = createTestSearch('Correa de malla para Apple Watch 44 mm', 'Correa de piel para Apple Watch 40 mm');
  expect(search('correa apple watch 44')[0]).toBe('Correa de malla para Apple Watch 44 mm');
  expect(search.interpret('correa apple watch 44').lacksModel).toBe(false);
  expect(search('qué correa le queda al apple watch de 44')[0]).toBe('Correa de malla para Apple Watch 44 mm');
});

test('R4.17 "switch de red" is a network switch: not a console, and not red', () => {
  const search = createTestSearch(
    'Switch 5 puertos Gigabit',
    createSearchProduct('Consola Switch OLED', { brand: 'Nintendo' }),
  );
  expect(search('switch de red')).toEqual(['Switch 5 puertos Gigabit']);
});

test('R4.17 augmentatives are understood', () => {
  expect(createTestSearch('Bocina Bluetooth', 'Cable')('bocinota')).toEqual(['Bocina Bluetooth']);
  expect(createTestSearch('Bocina Bluetooth', 'Cable')('bocinón')).toEqual(['Bocina Bluetooth']);
});

test('R4.17 Costa Rican diminutives are understood', () => {
  expect(createTestSearch('Parlante Bluetooth', 'Cable')('parlantico')).toEqual(['Parlante Bluetooth']);
});

test('R4.17 the letter of a model may be separated: "redmi 13 c"', () => {
  const search = createTestSearch('Mica Xiaomi Redmi 13', 'Mica Xiaomi Redmi 13C', 'Mica Honor X7c');
  expect(search('mica redmi 13 c')[0]).toBe('Mica Xiaomi Redmi 13C');
  expect(search('mica honor x7 c')[0]).toBe('Mica Honor X7c');
});

describe('R4.17 words around the product type', () => {
  const search = createTestSearch(
    'Celular Moto G05 Verde',
    'Celular para adulto mayor teclas grandes',
    'Audífonos manos libres 3.5 mm',
    'Audífonos para niños con límite de volumen',
    'Tablet 7" para niños',
    'Tira LED',
    'Reloj deportivo 8',
    'Computadora de escritorio',
    'Laptop Lenovo',
    'Juego de desarmadores',
    'Display iPhone 12',
    'Adaptador de audífonos USB-C',
    'Control Xbox',
    'Control remoto de minisplit',
    'Gatillos para celular',
    'Soporte de pared para TV',
    'Soporte para celular',
    'Antena HD',
    'Cable HDMI',
    'Disco externo 1 TB',
  );

  test('a verb at the end is not an incomplete word: "ve" is not "verde"', () => {
    expect(search('celular para mi abuelita que casi no ve')[0]).toBe('Celular para adulto mayor teclas grandes');
  });

  test.each(['audífonos para niña de 5', 'audifonos para mi hijo de 8', 'audífonos para mi nena de 3 años'])(
    'an age does not match numbers in names: "%s"',
    (query) => expect(search(query)[0]).toBe('Audífonos para niños con límite de volumen'),
  );

  test('gift ideas for a child are products for children, and "navidad" does not request lights', () => {
    const names = search('regalo de navidad para niño de 8 años');
    const forChildren = ['Audífonos para niños con límite de volumen', 'Tablet 7" para niños'];
    expect(names.slice(0, 2).toSorted()).toEqual(forChildren);
    expect(names.join()).not.toMatch(/tira|luces|foco/i);
  });

  test.each([
    ['compu para mi hija que entra a la universidad', 'Laptop Lenovo'],
    ['computadora para la prepa', 'Laptop Lenovo'],
    ['desarmador para abrir celulares', 'Juego de desarmadores'],
    ['mi iphone no trae entrada de audífonos, necesito el adaptador', 'Adaptador de audífonos USB-C'],
    ['hay control para cualquier aire acondicionado', 'Control remoto de minisplit'],
    ['jugar mejor free fire en el celular', 'Gatillos para celular'],
    ['pasar lo de la compu al televisor', 'Cable HDMI'],
  ])('%s', (query, name) => expect(search(query)[0]).toBe(name));

  test('a use after the second of two product types narrows the first, too', () => {
    expect(search('soporte y antena para la tele').slice(0, 2)).toEqual(['Soporte de pared para TV', 'Antena HD']);
  });

  test('a screen size needs no unit', () => {
    const searchScreens = createTestSearch('TV 43" 4K', 'TV 55" 4K', 'TV 65" 4K');
    expect(searchScreens('tele de 55')[0]).toBe('TV 55" 4K');
  });
});
