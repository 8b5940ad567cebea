import type { Line, Variant } from '../line.ts';

const category = 'Refacciones';
const phone = (v: Variant): string => v.phone.name;
const rule = 'Garantía de 15 días, sólo si la instalamos nosotros. Pregunta por el costo de instalación.';

export const refacciones: readonly Line[] = [
  {
    category,
    brand: 'Tecnipar',
    code: 'TP-PAN',
    price: 899,
    fits: 'any',
    sizes: { Incell: 1, OLED: 1.9 },
    title: (v) => `Pantalla ${v.size} ${v.make} para ${phone(v)}, marco ${v.colour}`,
    text: (v) => [
      `Pantalla completa con táctil para ${phone(v)}, probada una por una antes de salir de bodega.`,
      'Trae adhesivo. Conserva el brillo automático; True Tone requiere pasar los datos de la pantalla original.',
      rule,
    ],
    draw: (v) => ({
      kind: 'pantalla',
      colour: v.hex,
      front: v.phone.front,
      ...(v.size === 'OLED' ? { second: v.colour === 'plata' ? '#e07b2f' : '#6b5cf0' } : {}),
    }),
    picks: [
      ['negro', 'iPhone 11', 'Incell'],
      ['plata', 'iPhone 13', 'OLED'],
      ['azul marino', 'Galaxy A54', 'OLED'],
      ['verde jade', 'Moto G54', 'Incell'],
      ['rojo', 'iPhone 12', 'Incell'],
    ],
  },
  {
    category,
    brand: 'Tecnipar',
    make: 'Tecnipar Celda',
    code: 'TP-BAT',
    plain: true,
    price: 349,
    fits: 'any',
    sizes: { '3 110 mAh': 1, '4 500 mAh': 1.1, '5 000 mAh': 1.2 },
    title: (v) => `Batería de repuesto ${v.make} ${v.size} para ${phone(v)}`,
    text: (v) => [
      `Celda nueva de ${v.size} con cero ciclos para ${phone(v)}. Mide y conecta igual que la original.`,
      'Incluye tiras adhesivas. En iPhone puede aparecer el aviso de pieza no reconocida; no afecta el uso.',
      rule,
    ],
    draw: (v) => ({
      kind: 'bateria',
      colour: v.hex,
      text: v.size.replace(' mAh', ''),
      second: v.colour === 'blanco' ? '#2a4fb0' : v.colour === 'verde salvia' ? '#6d1f2f' : '#e07b2f',
    }),
    picks: [
      ['negro', 'iPhone 11', '3 110 mAh'],
      ['blanco', 'Galaxy A15', '5 000 mAh'],
      ['verde salvia', 'Redmi Note 12', '5 000 mAh'],
      ['azul rey', 'Galaxy S21 FE', '4 500 mAh'],
    ],
  },
  {
    category,
    brand: 'Tecnipar',
    make: 'Tecnipar Flex',
    code: 'TP-CC',
    plain: true,
    price: 129,
    fits: 'any',
    title: (v) => `Centro de carga ${v.make} para ${phone(v)}`,
    text: (v) => [
      `Placa y flex de carga para ${phone(v)}, con micrófono. Para cuando el cable ya no entra firme o sólo carga de lado.`,
      'Carga rápida según el equipo. Antes de cambiarlo, limpia el puerto: muchas veces es pelusa.',
      rule,
    ],
    draw: (v) => ({ kind: 'centro-carga', colour: v.hex, ports: [v.phone.brand === 'Apple' ? 'lightning' : 'c'] }),
    picks: [
      ['mostaza', 'Galaxy A25'],
      ['grafito', 'iPhone 13'],
      ['naranja', 'Moto G34'],
      ['verde jade', 'Redmi 12C'],
    ],
  },
  {
    category,
    brand: 'Tecnipar',
    make: 'Tecnipar Vitro',
    code: 'TP-TAP',
    price: 289,
    fits: 'any',
    title: (v) => `Tapa trasera ${v.make} para ${phone(v)}, ${v.colour}`,
    text: (v) => [
      `Cristal trasero para ${phone(v)} en color ${v.colour}, con adhesivo puesto y lente de cámara.`,
      rule,
    ],
    draw: (v) => ({ kind: 'tapa', colour: v.hex, camera: v.phone.camera }),
    picks: [
      ['ciruela', 'iPhone 14'],
      ['menta', 'Galaxy S23'],
      ['azul cielo', 'Redmi Note 13 Pro'],
    ],
  },
  {
    category,
    brand: 'Tecnipar',
    make: 'Tecnipar Óptica',
    code: 'TP-CAM',
    plain: true,
    price: 549,
    fits: 'any',
    title: (v) => `Módulo de cámara trasera ${v.make} para ${phone(v)}`,
    text: (v) => [`Módulo completo con flex para ${phone(v)}. Para fotos borrosas, manchas o cámara que vibra.`, rule],
    draw: (v) => ({ kind: 'camaras', colour: v.hex }),
    picks: [
      ['mostaza', 'iPhone 13 Pro'],
      ['coral', 'Galaxy S22'],
    ],
  },
  {
    category,
    brand: 'Tecnipar',
    make: 'Tecnipar Taller',
    code: 'TP-KIT',
    price: 249,
    unit: 'Juego',
    sizes: { '24 en 1': 1, '48 en 1': 1.6 },
    title: (v) => `Juego de desarmadores ${v.make} ${v.size} para celular, ${v.colour}`,
    text: () => [
      'Puntas pentalobe, tri-point, Torx y Phillips, pinzas, espátula y púas para abrir pantallas sin marcarlas.',
      'Mango de aluminio con tapa giratoria. Estuche con imán.',
    ],
    draw: (v) => ({ kind: 'herramienta', colour: v.hex, text: v.size }),
    picks: [
      ['rojo', '24 en 1'],
      ['azul rey', '48 en 1'],
    ],
  },
];
