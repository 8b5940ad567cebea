import type { Line } from '../line.ts';

const category = 'Memorias';
const gb = (size: string): string => size.replace(/ [GT]B/, '');

export const memorias: readonly Line[] = [
  {
    category,
    brand: 'Oimo',
    make: 'Oimo U3',
    code: 'OI-U3',
    plain: true,
    price: 199,
    sizes: { '64 GB': 0.8, '128 GB': 1.3, '256 GB': 2.2, '512 GB': 4.3 },
    title: (v) => `Memoria microSD ${v.make} ${v.size} con adaptador`,
    text: (v) => [
      `${v.size} para video 4K, dashcam, dron o consola portátil. Lee a 160 MB/s y escribe a 90 MB/s (U3, V30, A2).`,
      'Resiste agua, frío y rayos X. Incluye adaptador a SD.',
      'Garantía de un mes por defecto de fábrica.',
    ],
    draw: (v) => ({
      kind: 'memoria',
      colour: v.hex,
      text: gb(v.size),
      second: v.colour === 'negro' ? '#e07b2f' : v.colour === 'morado' ? '#8fd3bd' : '#e9b949',
    }),
    picks: [
      ['azul marino', '128 GB'],
      ['negro', '256 GB'],
      ['morado', '512 GB'],
      ['verde jade', '64 GB'],
    ],
  },
  {
    category,
    brand: 'Voltra',
    make: 'Voltra Clip',
    code: 'VT-USB',
    price: 129,
    sizes: { '32 GB': 1, '64 GB': 1.3, '128 GB': 2 },
    title: (v) => `Memoria USB ${v.make} ${v.size}, ${v.colour}`,
    text: (v) => [
      `USB 3.2 de ${v.size}: pasa una película en menos de un minuto. Cuerpo de metal con ojo para llavero.`,
      'Para computadora, tele, estéreo del coche y consola.',
    ],
    draw: (v) => ({ kind: 'usb', variant: 'metal', colour: v.hex, text: gb(v.size) }),
    picks: [
      ['plata', '64 GB'],
      ['rojo', '32 GB'],
      ['azul rey', '128 GB'],
    ],
  },
  {
    category,
    brand: 'Kuvo',
    make: 'Kuvo Gemelo',
    code: 'KV-GIR',
    price: 229,
    sizes: { '64 GB': 1, '128 GB': 1.5 },
    title: (v) => `Memoria USB doble ${v.make} ${v.size} (USB-C y USB-A), ${v.colour}`,
    text: () => [
      'Una punta para el celular y otra para la computadora. Libera espacio sin subir tus fotos a ningún lado.',
      'Tapa giratoria que no se pierde.',
    ],
    draw: (v) => ({ kind: 'usb', variant: 'doble', colour: v.hex, text: gb(v.size) }),
    picks: [
      ['coral', '64 GB'],
      ['turquesa', '128 GB'],
      ['lavanda', '64 GB'],
    ],
  },
  {
    category,
    brand: 'Norda',
    make: 'Norda Roca',
    code: 'ND-SSD',
    price: 1199,
    sizes: { '500 GB': 1, '1 TB': 1.6, '2 TB': 2.9 },
    title: (v) => `Disco SSD externo ${v.make} ${v.size}, ${v.colour}`,
    text: (v) => [
      `${v.size} a 1,050 MB/s en un cuerpo de 52 gramos. Aguanta caídas de 3 metros y salpicaduras (IP65).`,
      'Para Windows, Mac, Android, iPhone con USB-C y consolas.',
      'Incluye cable USB-C y adaptador a USB-A.',
    ],
    draw: (v) => ({ kind: 'ssd', colour: v.hex, text: v.size.replace(' ', '') }),
    picks: [
      ['grafito', '1 TB'],
      ['naranja', '500 GB'],
      ['azul cielo', '2 TB'],
    ],
  },
  {
    category,
    brand: 'Sibil',
    make: 'Sibil Dato',
    code: 'SB-LEC',
    price: 169,
    title: (v) => `Lector de tarjetas ${v.make} SD y microSD, USB-C y USB-A, ${v.colour}`,
    text: () => [
      'Pasa las fotos de la cámara al celular o a la laptop sin programas. Lee las dos tarjetas al mismo tiempo.',
      'USB 3.0. Tapas en las dos puntas.',
    ],
    draw: (v) => ({ kind: 'lector', colour: v.hex }),
    picks: [['blanco'], ['negro'], ['mostaza']],
  },
];
