import type { Colour } from '../colours.ts';
import { colours } from '../colours.ts';
import type { Line, Variant } from '../line.ts';

const category = 'Cristales templados';
const phone = (v: Variant): string => v.phone.name;
/** The phone on the picture shows another wallpaper for each product. */
const glows: Partial<Record<Colour, string>> = {
  'azul rey': '#8fd3bd',
  'verde jade': '#f2cf4a',
  ciruela: '#f0a8ba',
  turquesa: '#e0d0b8',
  vino: '#e8765f',
  morado: '#f0a8ba',
  'azul marino': '#8dbbe0',
  oliva: '#e0d0b8',
};
const look = (v: Variant, kind: string, variant?: string) => ({
  kind,
  colour: v.hex,
  second: glows[v.colour] ?? '#f2c879',
  front: v.phone.front,
  camera: v.phone.camera,
  ...(variant === undefined ? {} : { variant }),
});
const warranty = 'Garantía de un mes, también por rotura: lo cambiamos en la sucursal.';

export const cristales: readonly Line[] = [
  {
    category,
    brand: 'Kuvo',
    code: 'KV-9H',
    plain: true,
    price: 149,
    fits: 'any',
    title: (v) => `Cristal templado 9H ${v.make} para ${phone(v)}, con guía de colocación`,
    text: (v) => [
      `Cristal de 0.33 mm con orilla 2.5D para ${phone(v)}. Resiste llaves y monedas, y no cambia el tacto de la pantalla.`,
      'Trae guía: se pone en la orilla del celular y el cristal queda derecho a la primera. También lo colocamos gratis en la sucursal.',
      `Incluye cristal, toallita húmeda, paño seco y quitapolvo. ${warranty}`,
    ],
    draw: (v) => look(v, 'vidrio', 'claro'),
    picks: [
      ['coral', 'iPhone 15'],
      ['azul rey', 'Galaxy A15'],
      ['verde jade', 'Redmi Note 13'],
      ['mostaza', 'Moto G24'],
    ],
  },
  {
    category,
    brand: 'Norda',
    code: 'ND-PRIV',
    plain: true,
    price: 199,
    fits: 'any',
    title: (v) => `Cristal templado de privacidad ${v.make} para ${phone(v)}`,
    text: (v) => [
      `De frente ves tu ${phone(v)} como siempre; a más de 28° de lado, la pantalla se ve negra. Para el metro, el camión y la fila del banco.`,
      'Baja un poco el brillo: es normal en este tipo de cristal. Capa oleofóbica contra huellas.',
      warranty,
    ],
    draw: (v) => look(v, 'vidrio', 'privacidad'),
    picks: [
      ['turquesa', 'iPhone 14 Pro Max'],
      ['ciruela', 'Galaxy S23'],
      ['naranja', 'iPhone 13 Pro'],
    ],
  },
  {
    category,
    brand: 'Kuvo',
    make: 'Kuvo Completo',
    code: 'KV-FULL',
    plain: true,
    price: 169,
    fits: 'any',
    title: (v) => `Cristal templado ${v.make} con marco negro para ${phone(v)}`,
    text: (v) => [
      `Cubre toda la pantalla del ${phone(v)}, de orilla a orilla, con pegamento en toda la superficie: sin puntos ni halo de aire.`,
      'Compatible con fundas de orilla normal. El lector de huella funciona igual; vuelve a registrar tu dedo después de ponerlo.',
      warranty,
    ],
    draw: (v) => look(v, 'vidrio', 'completo'),
    picks: [
      ['rosa mexicano', 'Galaxy A54'],
      ['oliva', 'Moto G84'],
      ['azul cielo', 'Honor X8b'],
    ],
  },
  {
    category,
    brand: 'Oimo',
    code: 'OI-PAR',
    plain: true,
    price: 179,
    fits: 'any',
    unit: 'Paquete',
    title: (v) => `Paquete de 2 cristales templados ${v.make} para ${phone(v)}`,
    text: (v) => [
      `Dos cristales 9H para ${phone(v)}: uno para hoy y otro para cuando se estrelle el primero.`,
      'Incluye dos juegos de limpieza. Los colocamos sin costo en cualquier sucursal.',
    ],
    draw: (v) => look(v, 'vidrio', 'par'),
    picks: [
      ['morado', 'iPhone 11'],
      ['vino', 'Galaxy A05'],
      ['menta', 'Redmi 13C'],
    ],
  },
  {
    category,
    brand: 'Sibil',
    code: 'SB-MATE',
    plain: true,
    price: 159,
    fits: 'any',
    title: (v) => `Cristal templado mate ${v.make} para ${phone(v)}`,
    text: (v) => [
      `Sin reflejos ni huellas: se lee bien bajo el sol y el dedo se desliza al jugar. Para ${phone(v)}.`,
      'El mate da un grano muy fino a la imagen. Si prefieres nitidez total, elige el transparente.',
      warranty,
    ],
    draw: (v) => look(v, 'vidrio', 'mate'),
    picks: [
      ['rojo', 'Poco X6'],
      ['azul marino', 'Moto Edge 40'],
    ],
  },
  {
    category,
    brand: 'Sibil',
    make: 'Sibil Descanso',
    code: 'SB-AZUL',
    plain: true,
    price: 189,
    fits: 'any',
    title: (v) => `Cristal templado con filtro de luz azul ${v.make} para ${phone(v)}`,
    text: (v) => [
      `Filtra parte de la luz azul de tu ${phone(v)}; se nota en la noche. El reflejo violeta del cristal es del filtro.`,
      warranty,
    ],
    draw: (v) => look(v, 'vidrio-frente', 'luz azul'),
    picks: [
      ['arena', 'iPhone 16'],
      ['grafito', 'Galaxy A35'],
    ],
  },
  {
    category,
    brand: 'Norda',
    make: 'Norda Iris',
    code: 'ND-LEN',
    price: 129,
    fits: 'any',
    unit: 'Juego',
    title: (v) => `Protectores de lente ${v.make} para cámara de ${phone(v)}, aro ${v.colour}`,
    text: (v) => [
      `Un aro de aluminio por lente, con cristal de 0.2 mm que no altera el color ni el flash. Para ${phone(v)}.`,
      'Se ponen uno por uno con la base que viene en la caja. Compatibles con la mayoría de las fundas.',
    ],
    draw: (v) => ({
      kind: 'lentes',
      colour: v.hex,
      second: v.colour === 'negro' ? '#c9d0cc' : colours.mostaza,
      camera: v.phone.camera,
    }),
    picks: [
      ['negro', 'iPhone 15 Pro'],
      ['azul marino', 'iPhone 16 Pro'],
    ],
  },
];
