import type { Line } from '../line.ts';

const category = 'Videojuegos';

export const juegos: readonly Line[] = [
  {
    category,
    brand: 'Brasa',
    make: 'Brasa Mando',
    code: 'BR-MAN',
    price: 699,
    title: (v) => `Control inalámbrico ${v.make} para PC, Switch y celular, ${v.colour}`,
    text: () => [
      'Sticks de efecto Hall que no se desvían con el tiempo, vibración y giroscopio. 18 horas de batería.',
      'Bluetooth, receptor USB o cable. Compatible con PC, Switch, Android y iPhone.',
      'Garantía de un mes por defecto de fábrica.',
    ],
    draw: (v) => ({
      kind: 'control',
      colour: v.hex,
      second: v.colour === 'negro' ? '#c0392b' : v.colour === 'amarillo' ? '#23282c' : '#f3f3ef',
    }),
    picks: [['negro'], ['morado'], ['amarillo'], ['menta']],
  },
  {
    category,
    brand: 'Norda',
    make: 'Norda Asa',
    code: 'ND-ASA',
    price: 899,
    title: (v) => `Control para celular ${v.make} con USB-C, ${v.colour}`,
    text: () => [
      'Abraza tu celular y lo vuelve consola. Sin Bluetooth: se conecta por USB-C y no hay retraso.',
      'Para equipos de hasta 17 cm, con funda delgada. Paso de carga.',
    ],
    draw: (v) => ({ kind: 'control-movil', colour: v.hex, second: v.colour === 'blanco' ? '#2a4fb0' : '#6d1f2f' }),
    picks: [['blanco'], ['grafito'], ['rojo']],
  },
  {
    category,
    brand: 'Brasa',
    make: 'Brasa Hielo',
    code: 'BR-HIE',
    price: 349,
    title: (v) => `Enfriador magnético para celular ${v.make}, ${v.colour}`,
    text: () => [
      'Baja hasta 15 °C en un minuto: se acaban los tirones en partidas largas. Se pega con imán o con pinza.',
      'Se alimenta por USB-C. Luz de colores.',
    ],
    draw: (v) => ({ kind: 'enfriador', colour: v.hex, second: v.colour === 'negro' ? '#3fc7e8' : '#f2cf4a' }),
    picks: [['negro'], ['lavanda']],
  },
  {
    category,
    brand: 'Sibil',
    make: 'Sibil Muelle',
    code: 'SB-BAS',
    price: 449,
    unit: 'Juego',
    title: (v) => `Base de carga doble para controles ${v.make}, ${v.colour}`,
    text: () => [
      'Carga dos controles parados y con luz que avisa cuando están llenos. Tres horas.',
      'Incluye base, dos adaptadores y cable USB-C.',
    ],
    draw: (v) => ({
      kind: 'base-controles',
      text: v.brand.toUpperCase(),
      colour: v.hex,
      second: v.colour === 'blanco' ? '#1d2f52' : '#c3c9c6',
    }),
    picks: [['blanco'], ['azul rey']],
  },
  {
    category,
    brand: 'Oimo',
    make: 'Oimo Retro',
    code: 'OI-RET',
    price: 799,
    title: (v) => `Consola portátil ${v.make} con 400 juegos, ${v.colour}`,
    text: () => [
      'Pantalla a color de 3 pulgadas, salida a la tele y un segundo control. 6 horas de batería.',
      'Juegos clásicos en español precargados.',
    ],
    draw: (v) => ({
      kind: 'consola',
      colour: v.hex,
      second: v.colour === 'verde salvia' ? '#c0392b' : v.colour === 'coral' ? '#1d2f52' : '#f2cf4a',
    }),
    picks: [['verde salvia'], ['coral'], ['azul marino']],
  },
  {
    category,
    brand: 'Tálamo',
    make: 'Tálamo Índice',
    code: 'TL-AGA',
    price: 99,
    unit: 'Par',
    title: (v) => `Par de gatillos para celular ${v.make}, ${v.colour}`,
    text: () => [
      'Dos botones que se ponen en la orilla de la pantalla para apuntar y disparar con los índices. Sin pilas.',
      'Para celulares de 6.5 a 10.5 mm de grueso.',
    ],
    draw: (v) => ({ kind: 'gatillos', colour: v.hex }),
    picks: [['rojo'], ['turquesa']],
  },
];
