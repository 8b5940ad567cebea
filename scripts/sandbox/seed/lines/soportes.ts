import type { Line } from '../line.ts';

const category = 'Soportes y auto';

export const soportes: readonly Line[] = [
  {
    category,
    brand: 'Norda',
    make: 'Norda Brisa',
    code: 'ND-REJ',
    price: 179,
    title: (v) => `Soporte para rejilla de auto ${v.make}, ${v.colour}`,
    text: () => [
      'Gancho de metal que se atornilla a la rejilla: no se cae en los topes. Brazos que cierran solos con el peso del celular.',
      'Para equipos de 4.7 a 6.9 pulgadas, con todo y funda.',
    ],
    draw: (v) => ({ kind: 'soporte-rejilla', colour: v.hex }),
    picks: [['negro'], ['rojo'], ['plata']],
  },
  {
    category,
    brand: 'Kuvo',
    make: 'Kuvo Firme',
    code: 'KV-VEN',
    price: 259,
    title: (v) => `Soporte con ventosa para tablero ${v.make}, ${v.colour}`,
    text: () => [
      'Se pega al tablero o al parabrisas con gel lavable. Brazo que crece de 12 a 18 cm y bola de 360°.',
      'Aguanta el calor de un coche al sol.',
    ],
    draw: (v) => ({ kind: 'soporte-ventosa', colour: v.hex }),
    picks: [['grafito'], ['azul rey'], ['naranja']],
  },
  {
    category,
    brand: 'Voltra',
    make: 'Voltra Polo',
    code: 'VT-IMA',
    price: 229,
    title: (v) => `Soporte magnético para auto ${v.make}, ${v.colour}`,
    text: () => [
      'Ocho imanes N52: acercas el celular y se queda. Incluye aro metálico para fundas sin imán.',
      'Base adhesiva que se retira sin dejar marca.',
    ],
    draw: (v) => ({ kind: 'soporte-iman', colour: v.hex }),
    picks: [['negro'], ['vino'], ['verde salvia']],
  },
  {
    category,
    brand: 'Oimo',
    make: 'Oimo Atril',
    code: 'OI-ATR',
    price: 149,
    title: (v) => `Soporte de escritorio ${v.make} plegable, ${v.colour}`,
    text: () => [
      'Para videollamadas y recetas. Dos bisagras firmes, altura de 9 a 14 cm y hueco para el cable.',
      'Sostiene celular o tableta de hasta 10 pulgadas.',
    ],
    draw: (v) => ({ kind: 'soporte-mesa', colour: v.hex }),
    picks: [['mostaza'], ['rosa'], ['verde jade'], ['azul marino']],
  },
  {
    category,
    brand: 'Sibil',
    make: 'Sibil Pulpo',
    code: 'SB-PUL',
    price: 199,
    title: (v) => `Tripié flexible ${v.make} con control Bluetooth, ${v.colour}`,
    text: () => [
      'Patas que se enredan en un barandal o una rama. Control para disparar a diez metros.',
      'Carga 1.2 kg: celular, cámara de acción o cámara compacta (rosca de 1/4").',
    ],
    draw: (v) => ({ kind: 'tripie', colour: v.hex }),
    picks: [['negro'], ['turquesa']],
  },
  {
    category,
    brand: 'Kuvo',
    make: 'Kuvo Estudio',
    code: 'KV-ARO',
    price: 349,
    sizes: { '10"': 1, '12"': 1.3 },
    title: (v) => `Aro de luz ${v.make} ${v.size} con tripié, ${v.colour}`,
    text: () => [
      'Tres tonos de luz y diez niveles. Para transmisiones, maquillaje y fotos de producto.',
      'Tripié de 1.6 m, soporte de celular y control en el cable. Se alimenta por USB.',
    ],
    draw: (v) => ({ kind: 'aro-luz', colour: v.hex, second: v.colour === 'rosa' ? '#ffe9d6' : '#fff8e6' }),
    picks: [
      ['negro', '10"'],
      ['rosa', '12"'],
    ],
  },
];
