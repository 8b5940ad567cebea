import { describe, expect, test } from 'vitest';
import { formatFurther } from '../../../../src/features/search/interpretationTexts.ts';
import { searchIn, searchProduct } from '../../../support/searchIn.ts';

describe('R4.17 what shoppers want to do, in their own words', () => {
  const shop = searchIn(
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
  ])('%s', (query, name) => expect(shop(query)[0]).toBe(name));

  test('the verb is in no name: "ver" is not "verde"', () => {
    expect(shop('ver netflix en tele vieja')[0]).toBe('TV Box 4K');
  });

  test('what a use comes with is no second request', () => {
    expect(shop('algo para fiestas con luces y micrófono')[0]).toBe('Bocina Bluetooth portátil');
    expect(shop('bocina y micrófono').slice(0, 2)).toEqual(['Bocina Bluetooth portátil', 'Micrófono inalámbrico']);
    expect(shop('bocina y también un micrófono')).toContain('Micrófono inalámbrico');
  });

  test('a phone with a good camera is a phone', () => {
    const names = searchIn('Celular Samsung Galaxy A15', 'Cámara digital', 'Cámara instantánea');
    expect(names('celular con buena cámara')).toEqual(['Celular Samsung Galaxy A15']);
    expect(names('cuál celular trae mejor cámara')).toEqual(['Celular Samsung Galaxy A15']);
  });
});

describe('R4.17 a use that no line of the vocabulary lists is told by what its words speak for', () => {
  const shop = searchIn(
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
  ])('%s', (query, name) => expect(shop(query)[0]).toBe(name));

  test.each([
    ['un soporte para el auto', 'Soporte para auto'],
    ['cuál impresora no gasta tanta tinta', 'Impresora multifuncional'],
    ['hola, quería preguntar por un cable', 'Cable USB'],
  ])('what is named is wanted itself: %s', (query, name) => expect(shop(query)[0]).toBe(name));

  test.each(['sillón para la sala', 'medias de mujer', 'aceite para el motor', 'algo para matar zancudos eléctrico'])(
    'nothing is sold for: %s',
    (query) => {
      expect(shop(query)).toEqual([]);
    },
  );

  const larger = searchIn(
    ...[
      'Compresor de aire portátil',
      'Impresora multifuncional',
      'Tinta negra',
      'Funda Galaxy A15',
      'Monitor 24 pulgadas',
    ],
    ...['Batería portátil 10000 mAh', 'Batería de repuesto Galaxy A15', 'Pantalla Galaxy A15', 'Celular Galaxy A15'],
    ...[
      'Limpiador de pantallas',
      'Audífonos Bluetooth',
      'Adaptador USB-C',
      'Bocina inteligente Echo',
      'Kit de herramientas',
    ],
    ...['Micrófono de solapa', 'Cámara web'],
  );

  test.each([
    ['two words, after a question', 'con qué inflo la llanta', 'Compresor de aire portátil'],
    ['one verb', 'quiero inflar', 'Compresor de aire portátil'],
    ['two words without a verb', 'llantas ponchadas', 'Compresor de aire portátil'],
    ['a verb before what is named', 'para limpiar mis audífonos', 'Limpiador de pantallas'],
  ])('%s: %s', (_, query, name) => expect(larger(query)[0]).toBe(name));

  test.each([
    ['by a question', 'qué impresora gasta menos hojas al imprimir', 'Impresora multifuncional'],
    ['after a request', 'buenas noches quería preguntar por un monitor', 'Monitor 24 pulgadas'],
    ['before a use', 'un micrófono para mis clases de zoom', 'Micrófono de solapa'],
    ['for one phone', 'cuánto cuesta cambiar la funda galaxy a15', 'Funda Galaxy A15'],
  ])('what is named %s is wanted itself: %s', (_, query, name) => expect(larger(query)[0]).toBe(name));

  test('one noun alone says too little', () => expect(larger('llantas')).toEqual([]));
});

test('R4.17 no sentence names a word of a use case as missing', () => {
  const lamp = searchIn('Lector de libros Kindle', 'Lámpara de escritorio LED');
  expect(lamp.said('para leer de noche en la cama').droppedTerms).toEqual([]);
});

test('R4.17 few products for a use case are followed by those of further types, which the page says', () => {
  const shop = searchIn('Localizador GPS para moto', 'Mochila antirrobo', 'Cable USB-C 1 m');
  const query = 'que no me roben la moto';
  expect(shop(query)).toEqual(['Localizador GPS para moto', 'Mochila antirrobo']);
  expect(formatFurther(shop.said(query))).toBe('Después, otras cosas que pueden servir.');
});

describe('R4.17 what has a problem is not what is requested', () => {
  const home = searchIn(
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
  ])('%s', (query, name) => expect(home(query)[0]).toBe(name));

  test.each([
    ['buen día, me puede dar informes de la laptop lenovo', 'Laptop Lenovo'],
    ['hola, quisiera saber si todavía hay la tele de 43', 'Televisión 43"'],
    ['mire, disculpe que moleste: una laptop', 'Laptop Lenovo'],
    ['abuelita que quiere celular con teclas', 'Celular con teclas grandes'],
    ['el perro se comió el control de la tele samsung', 'Control remoto para tele Samsung'],
    ['disculpen dónde encuentro tóner de la brother', 'Tóner Brother TN660'],
    ['puedo usar audífonos comunes en el iphone, qué adaptador', 'Adaptador Lightning a 3.5 mm'],
    ['para mi niña que le encantan los gatitos, unos audífonos', 'Audífonos para niños'],
  ])('%s', (query, name) => expect(home(query)[0]).toBe(name));
});

test('R4.20 the cheapest of a brand of phones is a phone', () => {
  const shop = searchIn('Funda Samsung Galaxy A15', 'Celular Samsung Galaxy A15', 'Cable Samsung USB-C');
  expect(shop('samsung económico')[0]).toBe('Celular Samsung Galaxy A15');
});

test('R4.17 a line names a device: a charger for a Macbook is one for laptops', () => {
  const chargers = searchIn('Cargador USB-C 20 W', 'Cargador para laptop 65 W USB-C', 'Macbook Air M2');
  expect(chargers('cargador para macbook')[0]).toBe('Cargador para laptop 65 W USB-C');
});

test('R4.17 a long courtesy leaves room for the model at the end', () => {
  const cases = searchIn('Funda tipo libro Galaxy A36', 'Funda tipo libro Galaxy A16');
  const query = 'hola buen día ando buscando una funda de las que se cierran como libro para un celular samsung a16';
  expect(cases(query)[0]).toBe('Funda tipo libro Galaxy A16');
});

test('R4.17 an abbreviation that few names have; round cells are those for watches', () => {
  const cameras = searchIn('Dash cam', ...Array.from({ length: 6 }, (_, at) => `Cámara de seguridad interior ${at}`));
  expect(cameras('cam seg')[0]).toContain('Cámara de seguridad');
  expect(cameras('dash cam')[0]).toBe('Dash cam');
  expect(searchIn('Pila AAA 4 piezas', 'Pila CR2032')('pila para reloj')[0]).toBe('Pila CR2032');
});

describe('R4.20 orders by price and exclusions', () => {
  test('the cheapest iPhone is a phone, no case', () => {
    const names = searchIn(
      searchProduct('Funda iPhone 13', { price: 9_900 }),
      searchProduct('iPhone 15 128 GB', { price: 1_500_000, brand: 'Apple' }),
      searchProduct('iPhone 13 128 GB', { price: 900_000, brand: 'Apple' }),
    );
    expect(names('el iphone más barato')).toEqual(['iPhone 13 128 GB', 'iPhone 15 128 GB']);
    expect(names('funda iphone barata')).toEqual(['Funda iPhone 13']);
  });

  test('one brand and another are excluded', () => {
    const names = searchIn(...['HP', 'Lenovo', 'Dell'].map((brand) => searchProduct(`Laptop ${brand} 15`, { brand })));
    expect(names('laptop de cualquier marca menos hp y lenovo')).toEqual(['Laptop Dell 15']);
  });

  const cables = searchIn('Cable USB-C 1m', 'Cable USB-C 2m', 'Bocina Bluetooth', 'Bocina acuática IPX7');

  test('a length is excluded', () => {
    expect(cables('cable tipo c pero no de 1 metro')).toEqual(['Cable USB-C 2m']);
    expect(cables.said('cable tipo c pero no de 1 metro').chips.map(({ text }) => text)).toContain('Sin 1 metro');
  });

  test('"al menos" excludes nothing', () => {
    expect(cables('bocinas que al menos sean sumergibles')[0]).toBe('Bocina acuática IPX7');
  });

  test('what needs a cable is excluded', () => {
    const names = searchIn('Cámara de seguridad con cable', 'Cámara de seguridad inalámbrica');
    expect(names('cámara de seguridad q no ocupe cables')).toEqual(['Cámara de seguridad inalámbrica']);
  });
});

describe('R4.17 what a bare noun means', () => {
  test('by a category that names a sort of it', () => {
    const names = searchIn(
      searchProduct('Cámara WiFi 2K', { category: 'Videovigilancia' }),
      searchProduct('Cámara bala 2 MP', { category: 'Videovigilancia' }),
      searchProduct('Cámara réflex', { category: 'Fotografía' }),
    );
    expect(names('cámara de vigilancia').toSorted()).toEqual(['Cámara WiFi 2K', 'Cámara bala 2 MP']);
  });

  test('a category for two kinds tells nothing', () => {
    const names = searchIn(
      searchProduct('Teclado mecánico', { category: 'Teclados y mouse' }),
      searchProduct('Mouse óptico', { category: 'Teclados y mouse' }),
      searchProduct('Combo teclado y mouse', { category: 'Teclados y mouse' }),
    );
    expect(names('teclado')[0]).toBe('Teclado mecánico');
  });

  test('an everyday word is no abbreviation', () => {
    const names = searchIn('Soporte p/cama', 'Mem USB 64GB', 'Cbl USB', 'Bocina');
    expect(names('soporte cama')[0]).toBe('Soporte p/cama');
  });
});

test('R4.17 the name of a phone typed without spaces: "fundaparaiphone13"', () => {
  const names = searchIn('Funda iPhone 13', 'Funda iPhone 14', 'Mica iPhone 13');
  expect(names('fundaparaiphone13')[0]).toBe('Funda iPhone 13');
});

test('R4.17 a number after "watch" is the size of the watch, not a model', () => {
  const straps = searchIn('Correa de malla para Apple Watch 44 mm', 'Correa de piel para Apple Watch 40 mm');
  expect(straps('correa apple watch 44')[0]).toBe('Correa de malla para Apple Watch 44 mm');
  expect(straps.said('correa apple watch 44').onlyOtherModels).toBe(false);
  expect(straps('qué correa le queda al apple watch de 44')[0]).toBe('Correa de malla para Apple Watch 44 mm');
});

test('R4.17 a switch for a network is of no console, and not red', () => {
  const names = searchIn('Switch 5 puertos Gigabit', searchProduct('Consola Switch OLED', { brand: 'Nintendo' }));
  expect(names('switch de red')).toEqual(['Switch 5 puertos Gigabit']);
});

test('R4.17 augmentatives', () => {
  expect(searchIn('Bocina Bluetooth', 'Cable')('bocinota')).toEqual(['Bocina Bluetooth']);
  expect(searchIn('Bocina Bluetooth', 'Cable')('bocinón')).toEqual(['Bocina Bluetooth']);
});

test('R4.17 a Costa Rican diminutive', () => {
  expect(searchIn('Parlante Bluetooth', 'Cable')('parlantico')).toEqual(['Parlante Bluetooth']);
});

test('R4.17 the letter of a model apart: "redmi 13 c"', () => {
  const names = searchIn('Mica Xiaomi Redmi 13', 'Mica Xiaomi Redmi 13C', 'Mica Honor X7c');
  expect(names('mica redmi 13 c')[0]).toBe('Mica Xiaomi Redmi 13C');
  expect(names('mica honor x7 c')[0]).toBe('Mica Honor X7c');
});

describe('R4.17 what stands around the thing', () => {
  const shop = searchIn(
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

  test('a verb at the end is no unfinished word: "ve" is not "verde"', () => {
    expect(shop('celular para mi abuelita que casi no ve')[0]).toBe('Celular para adulto mayor teclas grandes');
  });

  test.each(['audífonos para niña de 5', 'audifonos para mi hijo de 8', 'audífonos para mi nena de 3 años'])(
    'an age is no word of a name: "%s"',
    (query) => expect(shop(query)[0]).toBe('Audífonos para niños con límite de volumen'),
  );

  test('a present for a child is what is made for children, and "navidad" requests no lights', () => {
    const found = shop('regalo de navidad para niño de 8 años');
    const forChildren = ['Audífonos para niños con límite de volumen', 'Tablet 7" para niños'];
    expect(found.slice(0, 2).toSorted()).toEqual(forChildren);
    expect(found.join()).not.toMatch(/tira|luces|foco/i);
  });

  test.each([
    ['compu para mi hija que entra a la universidad', 'Laptop Lenovo'],
    ['computadora para la prepa', 'Laptop Lenovo'],
    ['desarmador para abrir celulares', 'Juego de desarmadores'],
    ['mi iphone no trae entrada de audífonos, necesito el adaptador', 'Adaptador de audífonos USB-C'],
    ['hay control para cualquier aire acondicionado', 'Control remoto de minisplit'],
    ['jugar mejor free fire en el celular', 'Gatillos para celular'],
    ['pasar lo de la compu al televisor', 'Cable HDMI'],
  ])('%s', (query, name) => expect(shop(query)[0]).toBe(name));

  test('what the second of two things is for narrows the first, and the first may narrow the second', () => {
    expect(shop('soporte y antena para la tele').slice(0, 2)).toEqual(['Soporte de pared para TV', 'Antena HD']);
  });

  test('a size of a screen needs no unit', () => {
    const screens = searchIn('TV 43" 4K', 'TV 55" 4K', 'TV 65" 4K');
    expect(screens('tele de 55')[0]).toBe('TV 55" 4K');
  });
});
