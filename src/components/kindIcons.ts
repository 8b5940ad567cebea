import type { ProductKind } from './productKind.ts';

/** The icons of product kinds; not in icons.ts, since only pages with products need them. */
export const kindIcons = {
  battery: ['M4 8h14v8H4zM18 10.5h2.5v3H18', 'M11.5 9l-2 3.2h3L10.5 15'],
  cable: ['M7 3.5v4M11 3.5v4M5.5 7.5h7v4a3.5 3.5 0 0 1-7 0z', 'M9 15v2.5a3 3 0 0 0 6 0V10a3 3 0 0 1 4.5-2.6'],
  case: [
    'M7 3h10a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 17 21H7a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 7 3z',
    'M8.5 6h4v4.5h-4z',
  ],
  charger: ['M7 8.5h10V21H7z', 'M10 8.5V4M14 8.5V4M10 13.5h4'],
  screenProtector: ['M6 4h12v16H6z', 'M9 16.5l6-9M9 11l3-4.5'],
  headphones: ['M4.5 15v-3a7.5 7.5 0 0 1 15 0v3', 'M4.5 13.5H8v6H4.5zM16 13.5h3.5v6H16z'],
  keyboard: ['M3 7h18v10H3z', 'M6.5 10.5h.1M10 10.5h.1M13.5 10.5h.1M17 10.5h.1M8 14h8'],
  memory: ['M7 3h7l4 4v14H7z', 'M10 6.5V9M13 6.5V9M10 14h5v4h-5z'],
  phone: ['M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z', 'M11 18h2'],
  screen: ['M3.5 4.5h17v11.5h-17z', 'M8.5 20h7M12 16v4'],
  speaker: ['M6.5 3h11v18h-11z', 'M12 11.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 6.5h.1'],
  watch: ['M7.5 7h9v10h-9z', 'M9 7l.8-4h4.4L15 7M9 17l.8 4h4.4L15 17M12 10v2.2h1.5'],
  /** A box. */
  other: ['M4 7.5 12 3.5l8 4v9l-8 4-8-4z', 'M4 7.5l8 4 8-4M12 11.5v9'],
} as const satisfies Record<ProductKind, readonly string[]>;
