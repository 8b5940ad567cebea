import { colourNames } from '../colours.ts';
import type { Line, Variant } from '../line.ts';
import { hash } from '../random.ts';

const category = 'Usados y reacondicionados';

/** Wallpapers: what tells one phone on a page from the next. */
const papers = [
  '#c6485c',
  '#1f7a5c',
  '#2a4fb0',
  '#6b3fa0',
  '#e07b2f',
  '#1fa3a8',
  '#8a3a6a',
  '#d9a62e',
  '#d6246e',
  '#3f7d58',
  '#b5472f',
  '#4a6fa5',
  '#7b7f3c',
] as const;
const scenes = ['sol', 'ondas', 'bloques', 'luna', 'dunas'] as const;

const look = (v: Variant, kind = 'celular') => {
  // Steps of 5 and 1 meet again only after 65 colours.
  const step = colourNames.indexOf(v.colour) + (v.folio ? hash(v.folio) % 60 : 0);
  return {
    kind,
    colour: v.hex,
    second: papers[(step * 5) % papers.length] ?? papers[0],
    variant: scenes[step % scenes.length] ?? 'sol',
    camera: v.phone.camera,
    front: v.phone.front,
  };
};
const factors: Readonly<Record<string, number>> = {
  'iPhone 11': 0.75,
  'iPhone 12': 0.95,
  'iPhone 13': 1.25,
  'iPhone 13 Pro': 1.65,
  'iPhone 14': 1.6,
  'iPhone 14 Pro Max': 2.4,
  'iPhone 15': 2.1,
  'iPhone 15 Pro': 2.5,
  'iPhone 15 Pro Max': 2.9,
  'iPhone 16': 2.7,
  'iPhone 16 Pro': 3.4,
  'iPhone SE 2022': 0.8,
  'Galaxy A05': 0.42,
  'Galaxy A15': 0.6,
  'Galaxy A25': 0.75,
  'Galaxy A35': 0.95,
  'Galaxy A55': 1.25,
  'Galaxy S22': 1.5,
  'Galaxy S23': 2.1,
  'Galaxy S23 Ultra': 2.7,
  'Galaxy S24': 2.7,
  'Galaxy S24 Ultra': 3.6,
  'Moto E13': 0.6,
  'Moto G24': 0.8,
  'Moto G84': 1.35,
  'Moto Edge 40': 1.9,
  'Redmi 12C': 0.7,
  'Redmi 13C': 0.85,
  'Redmi Note 13 Pro': 1.7,
  'Poco X6': 1.6,
  'Honor Magic6 Lite': 1.3,
};
const sizes = { '64 GB': 0.9, '128 GB': 1, '256 GB': 1.2, '512 GB': 1.45 };

const line = (
  brand: string,
  code: string,
  condition: string,
  price: number,
  picks: Line['picks'],
  kind?: string,
): Line => ({
  category,
  brand,
  code,
  price,
  condition,
  fits: 'own',
  sizes,
  factor: (phone) => factors[phone.name] ?? 1,
  title: (v) => `${v.phone.name} ${v.size} ${condition.toLowerCase()}, ${v.colour}${v.folio && `, folio ${v.folio}`}`,
  text: (v) =>
    condition === 'Usado'
      ? [
          `${v.phone.name} de ${v.size}, color ${v.colour}, liberado para cualquier compañía y sin reporte.`,
          'Equipo usado y revisado en 32 puntos por nuestros técnicos. Tiene marcas leves de uso en el marco; la pantalla no está rayada.',
          'Incluye equipo y cable de carga. Los equipos usados no tienen garantía: pruébalo en la sucursal antes de llevártelo.',
        ]
      : [
          `${v.phone.name} de ${v.size} reacondicionado en nuestro taller: batería arriba de 90 %, pantalla sin rayas y limpieza interna.`,
          `Liberado, con todas sus funciones probadas. Estética de 9/10, color ${v.colour}.`,
          'Incluye equipo, cable y caja genérica. Los equipos reacondicionados no tienen garantía.',
        ],
  draw: (v) => look(v, kind),
  picks,
});

export const equipos: readonly Line[] = [
  line('Apple', 'RE-AP', 'Reacondicionado', 6299, [
    ['negro', 'iPhone 12', '128 GB'],
    ['azul cielo', 'iPhone 14', '128 GB'],
    ['rosa', 'iPhone 13', '256 GB'],
    ['rojo', 'iPhone 11', '64 GB'],
    ['plata', 'iPhone 15 Pro', '256 GB'],
  ]),
  line('Samsung', 'RE-SA', 'Reacondicionado', 4499, [
    ['lavanda', 'Galaxy A54', '128 GB'],
    ['verde salvia', 'Galaxy S23 Ultra', '256 GB'],
    ['grafito', 'Galaxy S22', '128 GB'],
    ['menta', 'Galaxy A35', '128 GB'],
  ]),
  line(
    'Motorola',
    'US-MO',
    'Usado',
    2399,
    [
      ['azul marino', 'Moto G54', '256 GB'],
      ['vino', 'Moto Edge 40', '256 GB'],
      ['turquesa', 'Moto G84', '256 GB'],
    ],
    'celular-frente',
  ),
  line(
    'Xiaomi',
    'US-XI',
    'Usado',
    2199,
    [
      ['azul rey', 'Redmi Note 13', '128 GB'],
      ['naranja', 'Poco X6', '256 GB'],
      ['arena', 'Redmi 12C', '64 GB'],
    ],
    'celular-frente',
  ),
  line(
    'Honor',
    'US-HO',
    'Usado',
    2599,
    [
      ['verde jade', 'Honor Magic6 Lite', '256 GB'],
      ['morado', 'Honor X8b', '128 GB'],
    ],
    'celular-atras',
  ),
  line(
    'Apple',
    'US-AP',
    'Usado',
    5199,
    [
      ['blanco', 'iPhone SE 2022', '64 GB'],
      ['amarillo', 'iPhone 15', '128 GB'],
    ],
    'celular-atras',
  ),
];
