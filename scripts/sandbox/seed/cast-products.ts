import type { Product } from '../../../src/contract/fields.ts';
import type { Drawing } from './art/kit.ts';
import { cast } from './cast.ts';
import { longText } from './cast-text.ts';
import type { SeedProduct } from './types.ts';

const paragraphs = (...parts: string[]): string => parts.join('\n\n');
const files = (count: number): string[] => Array.from({ length: count }, (_, i) => `${i + 1}.jpg`);

interface Role {
  product: Pick<Product, 'id' | 'name' | 'description' | 'price' | 'brand' | 'model' | 'category' | 'stock' | 'sold'> &
    Partial<Product>;
  drawing: Drawing;
  pictures: number;
  /** What else its gallery has, beside pictures. */
  films?: string[];
  visits: number;
  soldRank: number;
}

const stock = (...pieces: number[]): Record<string, number> =>
  Object.fromEntries([1, 2, 3, 4, 5, 6].map((id, i) => [String(id), pieces[i] ?? 0]));

const roles: readonly Role[] = [
  {
    product: {
      id: cast.soldOut,
      name: 'Bocina portátil Brasa Fiesta 40 W, grafito',
      price: 158900,
      brand: 'Brasa',
      model: 'BR-FST40',
      category: 'Bocinas',
      stock: stock(),
      sold: 96,
      description: paragraphs(
        'Dos drivers de 20 W y dos radiadores pasivos: se oye en todo el patio sin distorsionar.',
        'Batería de 18 horas, resistencia al agua IPX6 y entrada auxiliar de 3.5 mm. Se enlaza con otra igual para tener estéreo.',
        'Incluye bocina, cable USB-C de 1 m y correa.',
      ),
    },
    drawing: { kind: 'bocina-tubo', colour: '#545c62', second: '#c3c9c6', text: 'BRASA' },
    pictures: 4,
    visits: 1420,
    soldRank: 9,
  },
  {
    product: {
      id: cast.lastOne,
      name: 'Reloj inteligente Norda Ruta con GPS, verde jade',
      price: 189900,
      brand: 'Norda',
      model: 'ND-RUTA-VJ',
      category: 'Relojes y correas',
      stock: stock(0, 0, 1),
      sold: 41,
      description: paragraphs(
        'GPS propio, altímetro y 24 deportes. La pantalla AMOLED de 1.43" se lee a pleno sol.',
        'Batería para 10 días de uso normal o 14 horas con GPS. Resiste el agua hasta 50 metros.',
        'Incluye reloj, correa de silicón verde jade y base de carga. Compatible con Android 9 y iOS 14 en adelante.',
      ),
    },
    drawing: { kind: 'reloj-redondo', colour: '#1f7a5c', second: '#e9b949', variant: 'gps' },
    pictures: 4,
    visits: 610,
    soldRank: 14,
  },
  {
    product: {
      id: cast.onOffer,
      name: 'Cargador rápido GaN Voltra 65 W, dos USB-C y un USB-A',
      price: 89900,
      discountPrice: 62930,
      brand: 'Voltra',
      model: 'VT-65G3',
      category: 'Cargadores',
      stock: stock(9, 4, 1),
      sold: 734,
      description: paragraphs(
        'Un solo cargador para la laptop, el celular y los audífonos. La tecnología GaN lo hace la mitad de grande que un cargador común de 65 W y casi no se calienta.',
        'Reparte la potencia según lo que conectes: 65 W con un equipo, 45 + 20 W con dos. Clavija plegable para México y Estados Unidos.',
        'Incluye cargador. No incluye cable.',
      ),
    },
    drawing: { kind: 'cargador', colour: '#f3f3ef', ports: ['c', 'c', 'a'], text: '65' },
    pictures: 4,
    visits: 5210,
    soldRank: 0,
  },
  {
    product: {
      id: cast.recent,
      name: 'Audífonos inalámbricos Kuvo Mini 2 con estuche de carga, menta',
      price: 74900,
      recent: true,
      brand: 'Kuvo',
      model: 'KV-MINI2',
      category: 'Audífonos',
      stock: stock(6, 3, 5, 4, 2, 2),
      sold: 12,
      description: paragraphs(
        'Bluetooth 5.4 con conexión a dos equipos a la vez: escuchas en la laptop y contestas en el celular.',
        '7 horas por carga y 28 con el estuche. Resisten sudor y lluvia (IPX4). Cuatro micrófonos con reducción de ruido en llamadas.',
        'Incluye estuche, tres pares de gomas (S, M y L) y cable USB-C corto.',
      ),
    },
    drawing: { kind: 'audifonos', colour: '#8fd3bd' },
    pictures: 4,
    visits: 890,
    soldRank: 21,
  },
  {
    product: {
      id: cast.longDescription,
      name: 'Batería portátil Voltra Expedición 26 800 mAh con panel solar',
      price: 129900,
      brand: 'Voltra',
      model: 'VT-EXP268',
      category: 'Baterías portátiles',
      stock: stock(3, 2, 4, 0, 1, 1),
      sold: 58,
      description: longText,
    },
    drawing: { kind: 'pila', colour: '#545c62', second: '#e07b2f', variant: 'solar', text: '26 800' },
    pictures: 4,
    visits: 730,
    soldRank: -1,
  },
  {
    product: {
      id: cast.gallery,
      name: 'Cargador de escritorio GaN Voltra 100 W, tres USB-C y un USB-A',
      price: 129900,
      brand: 'Voltra',
      model: 'VT-100G4',
      category: 'Cargadores',
      stock: stock(7, 5, 6, 4, 3, 2),
      sold: 268,
      description: paragraphs(
        'Carga la laptop, la tableta, el celular y los audífonos al mismo tiempo, desde un solo contacto.',
        '100 W con un equipo, 65 + 30 W con dos, 45 + 30 + 18 W con tres. Ocho protecciones: temperatura, voltaje, corto y demás.',
        'Incluye cargador y cable USB-C a USB-C de 1.5 m para 100 W.',
      ),
    },
    drawing: { kind: 'cargador', colour: '#1d2f52', variant: 'alto', ports: ['c', 'c', 'c', 'a'], text: '100' },
    pictures: 5,
    films: ['demostracion.mp4', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'vista.html'],
    visits: 2980,
    soldRank: 5,
  },
  {
    product: {
      id: cast.noPicture,
      name: 'Juego de tornillos para iPhone 11 a 13, 3 piezas por medida',
      price: 8900,
      brand: 'Tecnipar',
      model: 'TP-TOR-IP',
      category: 'Refacciones',
      unit: 'Juego',
      stock: stock(14, 0, 6),
      sold: 19,
      description: paragraphs(
        'Tornillos pentalobe y tri-point de repuesto para la tapa y los conectores internos.',
        'Vienen separados por medida en una bolsa con cierre.',
      ),
    },
    drawing: { kind: 'caja', colour: '#c3c9c6' },
    pictures: 0,
    visits: 44,
    soldRank: -1,
  },
  {
    product: {
      id: cast.markupName,
      name: 'Cable <b>USB-C</b> & "Lightning" 2 m',
      price: 24900,
      brand: 'Paz & Luz',
      model: 'PL-<2M>',
      category: 'Cables y adaptadores',
      stock: stock(11, 8, 9, 5, 4, 3),
      sold: 87,
      description: paragraphs(
        'Cable de USB-C a "Lightning" con malla de nailon, 2 m & carga rápida de 20 W.',
        'Para iPhone 8 <en adelante>. <script>alert("no")</script> Aguanta 10,000 dobleces.',
      ),
    },
    drawing: { kind: 'cable', colour: '#6b3fa0', ports: ['c', 'lightning'] },
    pictures: 3,
    visits: 402,
    soldRank: 17,
  },
  {
    product: {
      id: cast.noModel,
      name: 'Soporte de escritorio plegable Oimo, plata',
      price: 19900,
      brand: 'Oimo',
      model: '',
      category: 'Soportes y auto',
      stock: stock(5, 6, 4, 2, 2, 1),
      sold: 133,
      description: paragraphs(
        'Aluminio de 3 mm con topes de silicón. Sostiene celulares y tabletas de hasta 11 pulgadas sin voltearse.',
        'Se dobla y cabe en la bolsa. Altura y ángulo ajustables.',
      ),
    },
    drawing: { kind: 'soporte-mesa', colour: '#c3c9c6' },
    pictures: 3,
    visits: 356,
    soldRank: -1,
  },
  {
    product: {
      id: cast.used,
      name: 'Galaxy S22 128 GB usado, verde',
      price: 629900,
      condition: 'Usado',
      brand: 'Samsung',
      model: 'SM-S901B',
      category: 'Usados y reacondicionados',
      stock: stock(0, 1, 1),
      sold: 9,
      description: paragraphs(
        'Equipo usado, liberado para cualquier compañía y sin adeudos. Batería al 88 %.',
        'Detalles: dos rayas finas en el marco, pantalla sin marcas. Probado por nuestros técnicos en 32 puntos.',
        'Incluye equipo y cable USB-C. Los equipos usados no tienen garantía: pruébalo en la sucursal antes de llevártelo.',
      ),
    },
    drawing: {
      kind: 'celular',
      colour: '#3f6b57',
      second: '#f2d9a0',
      variant: 'dunas',
      camera: 'columna',
      front: 'punch',
    },
    pictures: 4,
    visits: 1180,
    soldRank: 11,
  },
  {
    product: {
      id: cast.cents,
      name: 'iPhone 13 128 GB reacondicionado, azul',
      price: 764910,
      condition: 'Reacondicionado',
      brand: 'Apple',
      model: 'A2633',
      category: 'Usados y reacondicionados',
      stock: stock(2, 1, 1, 1),
      sold: 64,
      description: paragraphs(
        'Reacondicionado por nuestro taller: batería nueva, pantalla original y limpieza interna. Salud de batería al 100 %.',
        'Liberado, con Face ID y True Tone funcionando. Estética de 9/10.',
        'Incluye equipo, cable USB-C a Lightning y caja genérica. Los equipos reacondicionados no tienen garantía.',
      ),
    },
    drawing: { kind: 'celular', colour: '#5f7f9f', second: '#2a4fb0', variant: 'luna', camera: 'duo', front: 'muesca' },
    pictures: 4,
    visits: 2440,
    soldRank: 3,
  },
  {
    product: {
      id: cast.equalDiscount,
      name: 'Memoria microSD Oimo 64 GB con adaptador',
      price: 17900,
      discountPrice: 17900,
      brand: 'Oimo',
      model: 'OI-MSD64',
      category: 'Memorias',
      stock: stock(20, 12, 15, 8, 6, 5),
      sold: 211,
      description: paragraphs(
        'Clase 10, U1: graba video Full HD sin pausas y abre tus fotos al instante. Lee hasta a 95 MB/s.',
        'Incluye adaptador a SD. Para celulares, cámaras, dashcams y consolas.',
      ),
    },
    drawing: { kind: 'memoria', colour: '#6d1f2f', second: '#e9b949', text: '64' },
    pictures: 3,
    visits: 520,
    soldRank: 26,
  },
  {
    product: {
      id: cast.links,
      name: 'Adaptador USB-C a HDMI 4K Sibil, aluminio',
      price: 34900,
      brand: 'Sibil',
      model: 'SB-HD4K',
      category: 'Cables y adaptadores',
      stock: stock(4, 4, 6, 3, 2, 0),
      sold: 102,
      description: paragraphs(
        'Manda la imagen de tu laptop o celular a la tele: 3840 × 2160 a 60 Hz, con sonido.',
        'Tu equipo debe tener salida de video por USB-C. Revisa la lista en https://www.sibil.example/compatibles?puerto=usb-c&video=4k (se actualiza cada mes).',
        'Manual: https://www.sibil.example/manuales/SB-HD4K.pdf. Dudas: http://ayuda.sibil.example.',
      ),
    },
    drawing: {
      kind: 'adaptador',
      colour: '#c3c9c6',
      second: '#c3c9c6',
      ports: ['c', 'hdmi'],
      variant: 'trenzado',
      text: '4K',
    },
    pictures: 3,
    visits: 467,
    soldRank: -1,
  },
];

/** The cast, in the order of its ids. */
export const castProducts = (): SeedProduct[] =>
  roles.map(({ product, drawing, pictures, films = [], visits, soldRank }) => {
    const names = files(pictures);
    const base = { discountPrice: 0, condition: 'Nuevo', recent: false, unit: 'Pieza', image: names[0] ?? '' };
    return {
      product: { ...base, ...product, stock: { ...product.stock } },
      pictures: [...names, ...films],
      drawing: { ...drawing },
      visits,
      soldRank,
    };
  });
