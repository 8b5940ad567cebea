import type { Line, Variant } from '../line.ts';

const category = 'Cables y adaptadores';
const tip = (v: Variant): string => (v.colour === 'blanco' ? '#dfe3e1' : '#f1f2f0');
const dark = '#3a4148';

export const cables: readonly Line[] = [
  {
    category,
    brand: 'Voltra',
    code: 'VT-CC',
    price: 179,
    sizes: { '1 m': 1, '2 m': 1.28, '3 m': 1.6 },
    title: (v) => `Cable USB-C a USB-C trenzado ${v.make} 100 W, ${v.size}, ${v.colour}`,
    text: (v) => [
      `Aguanta 100 W: sirve para el celular y para la laptop. Chip E-Marker, ${v.size} de largo y malla de nailon que no se enreda.`,
      'Datos a 480 Mbps. Probado con 20,000 dobleces en la base del conector.',
      'Garantía de un mes por defecto de fábrica.',
    ],
    draw: (v) => ({ kind: 'cable', colour: v.hex, second: tip(v), ports: ['c', 'c'] }),
    picks: [
      ['naranja', '2 m'],
      ['azul rey', '1 m'],
      ['verde jade', '3 m'],
    ],
  },
  {
    category,
    brand: 'Kuvo',
    code: 'KV-CL',
    price: 199,
    sizes: { '1 m': 1, '2 m': 1.3 },
    title: (v) => `Cable USB-C a Lightning ${v.make}, ${v.size}, ${v.colour}`,
    text: (v) => [
      `Carga rápida para iPhone 8 al 14: con un cargador de 20 W llega al 50 % en media hora. ${v.size}.`,
      'Contactos chapados y funda reforzada. También pasa fotos y respaldos a la computadora.',
    ],
    draw: (v) => ({
      kind: 'cable-ocho',
      colour: v.hex,
      ports: ['c', 'lightning'],
      variant: v.colour === 'blanco' ? 'liso' : 'trenzado',
      second: tip(v),
    }),
    picks: [
      ['blanco', '1 m'],
      ['rosa', '2 m'],
      ['turquesa', '1 m'],
    ],
  },
  {
    category,
    brand: 'Norda',
    code: 'ND-AC',
    price: 99,
    sizes: { '1 m': 1, '2 m': 1.4 },
    title: (v) => `Cable USB-A a USB-C reforzado ${v.make}, ${v.size}, ${v.colour}`,
    text: () => [
      'El de todos los días: para cargadores de siempre, la computadora o el estéreo del coche. Compatible con Android Auto.',
      'Cuello largo de silicón en las dos puntas, que es donde se rompen los cables.',
    ],
    draw: (v) => ({ kind: 'cable', colour: v.hex, ports: ['a', 'c'], second: v.colour === 'negro' ? dark : '#f1f2f0' }),
    picks: [
      ['negro', '1 m'],
      ['rojo', '2 m'],
      ['amarillo', '1 m'],
    ],
  },
  {
    category,
    brand: 'Oimo',
    code: 'OI-PLA',
    price: 119,
    sizes: { '1 m': 1, '1.5 m': 1.2 },
    title: (v) => `Cable plano USB-A a micro USB ${v.make}, ${v.size}, ${v.colour}`,
    text: () => [
      'Para bocinas, controles y celulares con micro USB. Plano: se guarda enrollado y no hace nudos.',
      'Corriente de 2.4 A y datos.',
    ],
    draw: (v) => ({ kind: 'cable-plano', colour: v.hex, ports: ['a', 'micro'], second: v.hex }),
    picks: [
      ['mostaza', '1 m'],
      ['menta', '1.5 m'],
    ],
  },
  {
    category,
    brand: 'Sibil',
    make: 'Sibil Tres',
    code: 'SB-3',
    price: 189,
    title: (v) => `Cable 3 en 1 ${v.make} (USB-C, Lightning y micro USB), ${v.colour}`,
    text: () => [
      'Un cable para toda la familia. 1.2 m, malla de nailon y salida total de 3 A repartida entre las tres puntas.',
      'Sólo carga; no transmite datos.',
    ],
    draw: (v) => ({ kind: 'cable-triple', colour: v.hex }),
    picks: [['morado'], ['grafito']],
  },
  {
    category,
    brand: 'Oimo',
    make: 'Oimo Son',
    code: 'OI-AUX',
    price: 89,
    sizes: { '1 m': 1, '2 m': 1.3 },
    title: (v) => `Cable auxiliar 3.5 mm ${v.make}, ${v.size}, ${v.colour}`,
    text: () => [
      'De macho a macho, para conectar el celular al estéreo o la bocina. Puntas metálicas delgadas que entran aun con funda.',
    ],
    draw: (v) => ({ kind: 'cable-ocho', colour: v.hex, ports: ['jack', 'jack'], second: dark }),
    picks: [['coral', '1 m']],
  },
  {
    category,
    brand: 'Norda',
    make: 'Norda Nítido',
    code: 'ND-HD',
    price: 199,
    sizes: { '1.8 m': 1, '3 m': 1.4, '5 m': 2 },
    title: (v) => `Cable HDMI 2.1 ${v.make}, ${v.size}, ${v.colour}`,
    text: (v) => [
      `8K a 60 Hz y 4K a 120 Hz, con HDR y retorno de audio. ${v.size}. Para consola, tele y barra de sonido.`,
      'Blindaje triple y puntas de metal.',
    ],
    draw: (v) => ({ kind: 'cable', colour: v.hex, ports: ['hdmi', 'hdmi'], second: dark }),
    picks: [
      ['grafito', '1.8 m'],
      ['oliva', '3 m'],
    ],
  },
  {
    category,
    brand: 'Kuvo',
    make: 'Kuvo Nota',
    code: 'KV-JK',
    price: 119,
    title: (v) => `Adaptador USB-C a 3.5 mm ${v.make}, ${v.colour}`,
    text: () => [
      'Para seguir usando tus audífonos de cable. Convertidor de 24 bits: funciona también en celulares que no sacan audio analógico.',
      'Sirve el micrófono y los botones del cable.',
    ],
    draw: (v) => ({ kind: 'adaptador', colour: v.hex, second: v.hex, ports: ['c', 'jack'] }),
    picks: [['blanco'], ['negro']],
  },
  {
    category,
    brand: 'Sibil',
    make: 'Sibil Puente',
    code: 'SB-OTG',
    price: 79,
    title: (v) => `Adaptador OTG USB-C a USB-A ${v.make}, ${v.colour}`,
    text: () => [
      'Conecta memorias, teclados y mouse a tu celular o tableta. USB 3.0, hasta 5 Gbps.',
      'Cable corto de 10 cm para no tapar los puertos de junto.',
    ],
    draw: (v) => ({
      kind: 'adaptador',
      colour: v.hex,
      second: v.colour === 'rojo' ? '#c0392b' : '#c3c9c6',
      ports: ['c', 'a'],
      variant: 'trenzado',
    }),
    picks: [['rojo'], ['azul cielo']],
  },
];
