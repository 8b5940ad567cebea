import type { Line } from '../line.ts';

const category = 'Energía y hogar';

export const energia: readonly Line[] = [
  {
    category,
    brand: 'Voltra',
    make: 'Voltra Seis',
    code: 'VT-REG',
    price: 279,
    sizes: { '1.5 m': 1, '3 m': 1.3 },
    title: (v) => `Multicontacto ${v.make} de 6 salidas y 3 USB, ${v.size}, ${v.colour}`,
    text: (v) => [
      `Seis contactos con tierra, dos USB-A y un USB-C de 20 W. Cable de ${v.size} calibre 14.`,
      'Supresor de picos de 900 joules e interruptor con luz. NOM.',
      'Garantía de un mes por defecto de fábrica.',
    ],
    draw: (v) => ({ kind: 'multicontacto', colour: v.hex, second: v.colour === 'negro' ? '#e07b2f' : '#38c793' }),
    picks: [
      ['blanco', '1.5 m'],
      ['negro', '3 m'],
      ['azul marino', '1.5 m'],
    ],
  },
  {
    category,
    brand: 'Sibil',
    make: 'Sibil Casa',
    code: 'SB-ENC',
    price: 199,
    title: (v) => `Contacto inteligente wifi ${v.make}, ${v.colour}`,
    text: () => [
      'Prende y apaga desde el celular, con horario o por voz. Mide cuánta luz gasta cada aparato.',
      '10 A, 127 V. Sólo wifi de 2.4 GHz. Sin hub.',
    ],
    draw: (v) => ({ kind: 'enchufe', colour: v.hex }),
    picks: [['blanco'], ['verde salvia'], ['grafito']],
  },
  {
    category,
    brand: 'Paz & Luz',
    code: 'PL-FOC',
    price: 149,
    sizes: { '9 W': 1, '12 W': 1.2 },
    title: (v) => `Foco inteligente ${v.make} ${v.size} wifi, tono ${v.colour}`,
    text: () => [
      '16 millones de colores y blancos de cálido a frío. Rosca E27 normal.',
      'Se programa para simular que hay alguien en casa. Compatible con asistentes de voz.',
    ],
    draw: (v) => ({ kind: 'foco', colour: v.hex, text: v.brand.toUpperCase() }),
    picks: [
      ['amarillo', '9 W'],
      ['rosa mexicano', '9 W'],
      ['turquesa', '12 W'],
    ],
  },
  {
    category,
    brand: 'Paz & Luz',
    make: 'Paz & Luz Neón',
    code: 'PL-TIR',
    price: 79,
    unit: 'Metro',
    sizes: { interior: 1, exterior: 1.4 },
    title: (v) => `Tira LED por metro ${v.make} para ${v.size}, ${v.colour}`,
    text: () => [
      'Se vende por metro y la cortamos a tu medida cada 5 cm. 60 ledes por metro, 12 V, adhesivo en la espalda.',
      'La fuente se vende aparte: una de 5 A mueve hasta 8 metros.',
    ],
    draw: (v) => ({ kind: 'tira-led', colour: v.hex }),
    picks: [
      ['azul cielo', 'interior'],
      ['rosa mexicano', 'interior'],
      ['mostaza', 'exterior'],
    ],
  },
  {
    category,
    brand: 'Paz & Luz',
    make: 'Paz & Luz Buró',
    code: 'PL-BUR',
    price: 329,
    title: (v) => `Lámpara LED de escritorio ${v.make} recargable, ${v.colour}`,
    text: () => [
      'Brazo flexible, tres tonos y brillo continuo con el dedo. 8 horas sin cable.',
      'Ojo: no trae cargador, sólo cable USB-C.',
    ],
    draw: (v) => ({ kind: 'lampara', colour: v.hex }),
    picks: [['menta'], ['negro'], ['coral']],
  },
  {
    category,
    brand: 'Norda',
    make: 'Norda Ciclo',
    code: 'ND-AA',
    price: 129,
    unit: 'Paquete',
    sizes: { AA: 1, AAA: 0.95 },
    title: (v) => `Paquete de 4 pilas recargables ${v.size} ${v.make}, ${v.colour}`,
    text: () => [
      'Níquel-metal hidruro de baja descarga: guardan 80 % de la carga después de un año. Hasta 1,000 ciclos.',
    ],
    draw: (v) => ({ kind: 'pilas', colour: v.hex, text: v.size }),
    picks: [
      ['verde jade', 'AA'],
      ['naranja', 'AAA'],
    ],
  },
];
