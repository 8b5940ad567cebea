import type { Line } from '../line.ts';

const category = 'Relojes y correas';

export const relojes: readonly Line[] = [
  {
    category,
    brand: 'Norda',
    make: 'Norda Pulso',
    code: 'ND-PUL',
    price: 899,
    title: (v) => `Reloj inteligente ${v.make} con llamadas, correa ${v.colour}`,
    text: () => [
      'Contesta llamadas desde la muñeca, mide pulso, oxígeno y sueño, y avisa de WhatsApp. Pantalla de 1.96".',
      '7 días de batería. Más de 100 deportes. IP68.',
      'Incluye reloj, correa de silicón y cargador magnético. Para Android e iPhone.',
    ],
    draw: (v) => ({ kind: 'reloj', colour: v.hex, ...(v.colour === 'negro' ? { variant: 'agujas' } : {}) }),
    picks: [['naranja'], ['negro'], ['rosa'], ['azul marino']],
  },
  {
    category,
    brand: 'Sibil',
    make: 'Sibil Esfera',
    code: 'SB-ESF',
    price: 1299,
    title: (v) => `Reloj inteligente redondo ${v.make}, correa ${v.colour}`,
    text: () => [
      'Parece reloj de siempre y se porta como inteligente. Pantalla AMOLED de 1.43" siempre encendida.',
      'Caja de acero, 10 días de batería y llamadas por Bluetooth.',
    ],
    draw: (v) => ({
      kind: 'reloj-redondo',
      colour: v.hex,
      variant: v.colour === 'plata' ? 'digital' : 'agujas',
      second: v.colour === 'café' ? '#c9a24b' : '#c9d0cc',
    }),
    picks: [['café'], ['plata'], ['vino']],
  },
  {
    category,
    brand: 'Oimo',
    make: 'Oimo Paso',
    code: 'OI-PAS',
    price: 399,
    title: (v) => `Pulsera de actividad ${v.make}, ${v.colour}`,
    text: () => [
      'Pasos, pulso y sueño en 24 gramos. 14 días de batería y pantalla a color.',
      'Sumergible hasta 50 metros. Correa intercambiable.',
    ],
    draw: (v) => ({ kind: 'pulsera', colour: v.hex }),
    picks: [['verde jade'], ['grafito'], ['coral']],
  },
  {
    category,
    brand: 'Tálamo',
    make: 'Tálamo Sport',
    code: 'TL-COR',
    price: 189,
    sizes: { '41 mm': 1, '45 mm': 1.05, '22 mm': 0.9 },
    title: (v) => `Correa deportiva de silicón ${v.make} ${v.size}, ${v.colour}`,
    text: (v) => [
      `Silicón suave de ${v.size} con cierre de botón. No jala el vello y se seca rápido.`,
      'Para relojes con ese ancho de correa; si dudas, mide entre los soportes o trae tu reloj.',
    ],
    draw: (v) => ({ kind: 'correa', variant: 'silicón', colour: v.hex }),
    picks: [
      ['rojo', '45 mm'],
      ['menta', '41 mm'],
      ['azul rey', '22 mm'],
    ],
  },
  {
    category,
    brand: 'Tálamo',
    make: 'Tálamo Trama',
    code: 'TL-MAL',
    price: 249,
    sizes: { '41 mm': 1, '45 mm': 1.05, '20 mm': 0.9 },
    title: (v) => `Correa de malla magnética ${v.make} ${v.size}, ${v.colour}`,
    text: () => ['Acero tejido con cierre de imán: se ajusta al milímetro y no necesita hoyos.'],
    draw: (v) => ({ kind: 'correa', variant: 'malla', colour: v.hex }),
    picks: [
      ['plata', '45 mm'],
      ['negro', '41 mm'],
    ],
  },
  {
    category,
    brand: 'Sibil',
    make: 'Sibil León',
    code: 'SB-PIE',
    price: 329,
    sizes: { '22 mm': 1, '45 mm': 1.1 },
    title: (v) => `Correa de piel ${v.make} ${v.size}, ${v.colour}`,
    text: () => [
      'Piel de res curtida en León, con costura a mano y hebilla de acero. Se oscurece con el uso.',
      'Pasadores de cambio rápido: se pone sin herramienta.',
    ],
    draw: (v) => ({ kind: 'correa', variant: 'piel', colour: v.hex }),
    picks: [
      ['camel', '22 mm'],
      ['vino', '45 mm'],
    ],
  },
];
