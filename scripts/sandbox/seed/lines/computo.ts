import type { Line } from '../line.ts';

const category = 'Teclados y mouse';

export const computo: readonly Line[] = [
  {
    category,
    brand: 'Sibil',
    make: 'Sibil Calma',
    code: 'SB-TEC',
    price: 549,
    title: (v) => `Teclado Bluetooth ${v.make} en español, ${v.colour}`,
    text: () => [
      'Teclado en español de México, con ñ donde debe ir. Se conecta a tres equipos y cambia con una tecla.',
      'Teclas silenciosas de recorrido corto. Batería de 3 meses. Compatible con Windows, Mac, Android y iPad.',
      'Incluye teclado y cable USB-C.',
    ],
    draw: (v) => ({ kind: 'teclado', colour: v.hex, second: v.colour === 'blanco' ? '#e8765f' : '#8fd3bd' }),
    picks: [['blanco'], ['grafito'], ['lavanda']],
  },
  {
    category,
    brand: 'Brasa',
    make: 'Brasa Mecha',
    code: 'BR-MEC',
    price: 1199,
    title: (v) => `Teclado mecánico ${v.make} 75 % con luces, ${v.colour}`,
    text: () => [
      'Switches rojos intercambiables, perilla de volumen y teclas de PBT que no se borran. Distribución en español.',
      'Cable USB-C desmontable. Luz por tecla con 18 efectos.',
    ],
    draw: (v) => ({
      kind: 'teclado',
      variant: 'mecánico',
      colour: v.hex,
      second: v.colour === 'negro' ? '#7ff0c0' : v.colour === 'arena' ? '#c0392b' : '#f2cf4a',
    }),
    picks: [['negro'], ['arena'], ['azul marino']],
  },
  {
    category,
    brand: 'Oimo',
    make: 'Oimo Calla',
    code: 'OI-MOU',
    price: 199,
    title: (v) => `Mouse inalámbrico silencioso ${v.make}, ${v.colour}`,
    text: () => [
      'Clic que no despierta a nadie. Receptor USB de 2.4 GHz y Bluetooth, 1600 DPI.',
      'Funciona un año con una pila AA, incluida.',
    ],
    draw: (v) => ({ kind: 'mouse', colour: v.hex }),
    picks: [['rosa'], ['negro'], ['verde salvia'], ['azul cielo']],
  },
  {
    category,
    brand: 'Brasa',
    make: 'Brasa Zarpa',
    code: 'BR-ZAR',
    price: 449,
    title: (v) => `Mouse gamer ${v.make} 12,000 DPI, ${v.colour}`,
    text: () => [
      'Seis botones programables, sensor óptico de 12,000 DPI y 69 gramos. Cable de paracord.',
      'Luz que cambia con el perfil.',
    ],
    draw: (v) => ({
      kind: 'mouse',
      variant: 'gamer',
      colour: v.hex,
      second: v.colour === 'rojo' ? '#f2cf4a' : '#7ff0c0',
    }),
    picks: [['grafito'], ['rojo']],
  },
  {
    category,
    brand: 'Voltra',
    make: 'Voltra Nodo',
    code: 'VT-HUB',
    price: 699,
    sizes: { '6 en 1': 1, '8 en 1': 1.3 },
    title: (v) => `Adaptador múltiple USB-C ${v.make} ${v.size}, ${v.colour}`,
    text: (v) => [
      `${v.size}: HDMI 4K, tres USB-A, lector SD y carga de 100 W por el mismo cable. Aluminio.`,
      'Para laptops con USB-C, iPad y consolas portátiles.',
    ],
    draw: (v) => ({ kind: 'hub', colour: v.hex, text: v.brand.toUpperCase() }),
    picks: [
      ['plata', '6 en 1'],
      ['grafito', '8 en 1'],
    ],
  },
  {
    category,
    brand: 'Norda',
    make: 'Norda Vista',
    code: 'ND-WEB',
    price: 599,
    title: (v) => `Cámara web ${v.make} Full HD con tapa, ${v.colour}`,
    text: () => [
      '1080p a 30 cuadros, autoenfoque y dos micrófonos. Tapa deslizable para cuando no quieres que te vean.',
    ],
    draw: (v) => ({ kind: 'camara-web', colour: v.hex }),
    picks: [['negro'], ['blanco']],
  },
  {
    category,
    brand: 'Tálamo',
    make: 'Tálamo Llano',
    code: 'TL-TAP',
    price: 199,
    sizes: { '80 × 30 cm': 1, '90 × 40 cm': 1.25 },
    title: (v) => `Tapete para mouse y teclado ${v.make} ${v.size}, ${v.colour}`,
    text: () => ['Tela tersa y base de hule que no se mueve. Orilla cosida. Se lava a mano.'],
    draw: (v) => ({ kind: 'tapete', colour: v.hex, second: v.colour === 'turquesa' ? '#f2cf4a' : '#e07b2f' }),
    picks: [
      ['azul marino', '80 × 30 cm'],
      ['turquesa', '90 × 40 cm'],
    ],
  },
];
