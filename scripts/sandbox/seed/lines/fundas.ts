import type { Line, Variant } from '../line.ts';
import { colours } from '../colours.ts';

const category = 'Fundas';
const phone = (v: Variant): string => v.phone.name;
const look = (v: Variant, kind: string, variant?: string, second?: string) => ({
  kind,
  colour: v.hex,
  camera: v.phone.camera,
  front: v.phone.front,
  ...(variant === undefined ? {} : { variant }),
  ...(second === undefined ? {} : { second }),
});
const none = 'Las fundas no tienen garantía: revísala con nosotros antes de salir de la tienda.';

export const fundas: readonly Line[] = [
  {
    category,
    brand: 'Kuvo',
    code: 'KV-SIL',
    price: 279,
    fits: 'any',
    title: (v) => `Funda de silicón ${v.make} para ${phone(v)}, ${v.colour}`,
    text: (v) => [
      `Silicón líquido al tacto, con forro de microfibra por dentro para que no se raye la tapa de tu ${phone(v)}.`,
      'Los bordes suben 1.2 mm sobre la pantalla y 1.5 mm sobre las cámaras. Botones cubiertos y firmes, sin holgura.',
      `Color ${v.colour}. Se lava con agua y jabón. Es compatible con carga inalámbrica.`,
    ],
    draw: (v) => look(v, 'funda', 'silicón', v.colour === 'arena' ? colours.coral : undefined),
    picks: [
      ['verde jade', 'iPhone 15 Pro'],
      ['lavanda', 'iPhone 13'],
      ['azul marino', 'iPhone 16'],
      ['rojo', 'Galaxy A54'],
      ['arena', 'Galaxy S24'],
    ],
  },
  {
    category,
    brand: 'Norda',
    code: 'ND-RUDO',
    price: 329,
    fits: 'any',
    title: (v) => `Funda de uso rudo ${v.make} para ${phone(v)}, ${v.colour}`,
    text: (v) => [
      `Para quien trabaja con el celular en la mano: policarbonato y TPU en dos capas, con esquinas que absorben el golpe. Hecha a la medida del ${phone(v)}.`,
      'Probada en caídas de 2 metros sobre concreto. Superficie que no se resbala con las manos mojadas.',
      none,
    ],
    draw: (v) => look(v, 'funda-sola', 'uso rudo'),
    picks: [
      ['grafito', 'Galaxy S23 Ultra'],
      ['oliva', 'Moto G54'],
      ['negro', 'Redmi Note 13'],
    ],
  },
  {
    category,
    brand: 'Kuvo',
    make: 'Kuvo Aire',
    code: 'KV-AIR',
    price: 199,
    fits: 'any',
    title: (v) => `Funda transparente ${v.make} para ${phone(v)}, ${v.colour}`,
    text: (v) => [
      `Deja ver el color de tu ${phone(v)} (en la foto, ${v.colour}) y no se pone amarilla en los primeros meses: el TPU lleva filtro UV.`,
      'Delgada, de 1.4 mm, con cámara de aire en las esquinas. Incluye dos protectores de lente de repuesto.',
    ],
    draw: (v) => look(v, 'funda-sola', 'transparente'),
    picks: [
      ['azul cielo', 'iPhone 14'],
      ['menta', 'Galaxy A35'],
      ['ciruela', 'Moto G84'],
    ],
  },
  {
    category,
    brand: 'Voltra',
    code: 'VT-MAG',
    price: 399,
    fits: 'any',
    title: (v) => `Funda magnética ${v.make} para ${phone(v)}, ${v.colour}`,
    text: (v) => [
      `Anillo de imanes alineado para cargadores, carteras y soportes magnéticos. El ${phone(v)} se queda pegado aunque haya topes.`,
      'Imanes N52 con fuerza de 1.1 kg. Carga inalámbrica de hasta 15 W sin quitarla.',
      'Incluye funda y paño. El cargador se vende por separado.',
    ],
    draw: (v) => look(v, 'funda-sola', 'magnética'),
    picks: [
      ['rosa', 'iPhone 16 Pro'],
      ['plata', 'iPhone 15'],
      ['verde salvia', 'iPhone 14 Pro Max'],
    ],
  },
  {
    category,
    brand: 'Tálamo',
    code: 'TL-AZU',
    price: 349,
    fits: 'any',
    title: (v) => `Funda Azulejo ${v.make} para ${phone(v)}, ${v.colour}`,
    text: (v) => [
      `Diseño de azulejo poblano impreso por dentro de la capa exterior: no se despinta con las llaves ni con el sudor. Para ${phone(v)}.`,
      'Edición de la casa, dibujada en Guadalajara. TPU flexible con brillo y respaldo rígido.',
    ],
    draw: (v) => look(v, 'funda', 'azulejo', v.colour === 'azul rey' ? '#f0a431' : '#f4d35e'),
    picks: [
      ['azul rey', 'iPhone 14'],
      ['turquesa', 'Galaxy A15'],
    ],
  },
  {
    category,
    brand: 'Tálamo',
    make: 'Tálamo Fiesta',
    code: 'TL-PIC',
    price: 349,
    fits: 'any',
    title: (v) => `Funda Papel picado ${v.make} para ${phone(v)}, ${v.colour}`,
    text: (v) => [
      `Tres hileras de papel picado en tu ${phone(v)}, con los colores de noviembre. Impresión a dos tintas que no se pela.`,
      'Respaldo rígido y orilla flexible. Pesa 28 g.',
    ],
    draw: (v) => look(v, 'funda', 'papel picado', '#f0a431'),
    picks: [
      ['rosa mexicano', 'Honor Magic6 Lite'],
      ['morado', 'iPhone 12'],
    ],
  },
  {
    category,
    brand: 'Tálamo',
    make: 'Tálamo Campo',
    code: 'TL-AGA',
    price: 349,
    fits: 'any',
    title: (v) => `Funda Agave ${v.make} para ${phone(v)}, ${v.colour}`,
    text: (v) => [
      `Un agave completo en la espalda de tu ${phone(v)}, sobre fondo ${v.colour} mate.`,
      'Acabado que no marca los dedos. Bordes de 1 mm sobre la pantalla. Compatible con cristal templado completo.',
    ],
    draw: (v) => look(v, 'funda-sola', 'agave', v.colour === 'arena' ? '#3f7d58' : '#2c6b78'),
    picks: [
      ['arena', 'Moto G34'],
      ['amarillo', 'Redmi Note 13 Pro'],
    ],
  },
  {
    category,
    brand: 'Sibil',
    code: 'SB-ZAR',
    price: 299,
    fits: 'any',
    title: (v) => `Funda Zarape ${v.make} para ${phone(v)}, ${v.colour}`,
    text: (v) => [
      `Franjas tejidas a la manera de Saltillo, impresas sobre silicón ${v.colour}. Para ${phone(v)}.`,
      'No calienta el equipo y se puede usar con carga inalámbrica.',
    ],
    draw: (v) => look(v, 'funda-sola', 'zarape', v.colour === 'vino' ? '#f0a431' : '#d6246e'),
    picks: [
      ['vino', 'Galaxy A25'],
      ['naranja', 'Poco X6'],
    ],
  },
  {
    category,
    brand: 'Oimo',
    code: 'OI-CAN',
    price: 249,
    fits: 'any',
    title: (v) => `Funda acanalada ${v.make} para ${phone(v)}, ${v.colour}`,
    text: (v) => [
      `Canales suaves de arriba a abajo: se agarra mejor y no resbala en la mesa. Hecha para ${phone(v)}.`,
      'TPU mate de una pieza, flexible, fácil de quitar.',
    ],
    draw: (v) => look(v, 'funda', 'acanalada', '#f3f3ef'),
    picks: [
      ['coral', 'iPhone 11'],
      ['mostaza', 'Oppo Reno 11'],
    ],
  },
  {
    category,
    brand: 'Sibil',
    make: 'Sibil Clásica',
    code: 'SB-FOL',
    price: 369,
    fits: 'any',
    title: (v) => `Funda tipo cartera ${v.make} para ${phone(v)}, ${v.colour}`,
    text: (v) => [
      `Lleva tu ${phone(v)}, tres tarjetas y billetes en una sola pieza. Cierre de broche magnético.`,
      'Se dobla para ver videos en horizontal. Piel sintética con costura a la vista.',
      none,
    ],
    draw: (v) => ({ ...look(v, 'folio'), text: v.brand.toUpperCase() }),
    picks: [
      ['café', 'Galaxy A05'],
      ['negro', 'iPhone SE 2022'],
    ],
  },
  {
    category,
    brand: 'Norda',
    make: 'Norda Giro',
    code: 'ND-ANI',
    price: 259,
    fits: 'any',
    title: (v) => `Funda con anillo ${v.make} para ${phone(v)}, ${v.colour}`,
    text: (v) => [
      `El anillo gira 360° y sirve de soporte y de agarre. Placa metálica para soportes magnéticos de auto. Para ${phone(v)}.`,
      'Doble capa con esquinas reforzadas.',
    ],
    draw: (v) => look(v, 'funda-sola', 'anillo', v.colour === 'azul rey' ? '#d9643a' : '#8fd3bd'),
    picks: [
      ['azul rey', 'Pixel 8'],
      ['camel', 'Moto Edge 40'],
    ],
  },
];
