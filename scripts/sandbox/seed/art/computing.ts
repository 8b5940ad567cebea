import { D, G, L, R, T, isDark, type Kit, type Painter } from './kit.ts';
import { svg } from './svg.ts';

/** Keys from close: with the ñ. */
const keys: Painter = (k, d) => {
  const c = d.colour;
  const dark = isDark(c);
  const words = ['P', '´', '+', 'L', 'Ñ', '{', '.', '-', 'ENT'];
  const f = L(c, dark ? 0.16 : 0.55);
  return (
    R(
      -20,
      -20,
      440,
      440,
      0,
      k.lin(
        [
          [0, L(c, 0.1)],
          [1, D(c, 0.2)],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    words
      .map((w, i) => {
        const x = 24 + (i % 3) * 124;
        const y = 24 + Math.floor(i / 3) * 124;
        const key = w === 'Ñ' ? (d.second ?? '#8fd3bd') : f;
        return (
          R(x, y + 6, 112, 110, 16, D(key, 0.4)) +
          R(x, y, 112, 106, 16, D(key, 0.1)) +
          R(
            x + 8,
            y + 4,
            96,
            88,
            14,
            k.lin([
              [0, L(key, 0.2)],
              [1, key],
            ]),
          ) +
          T(x + 26, y + 44, w, w.length > 1 ? 20 : 30, isDark(key) ? '#f1f2f0' : '#20262b')
        );
      })
      .join('')
  );
};

/** Mouse from above; "gamer" is angular, corded and lit. */
const mouse = svg('mouse');

/** USB-C hub. */
const hub = svg('hub');

/** Desk mat, half unrolled. */
const mat = svg('tapete');

export const computing = {
  teclado: { hero: svg('teclado'), more: [keys], focus: [290, 190, 2], size: [310, 118, 16] },
  mouse: { hero: mouse, more: [svg('mouse-2')], focus: [200, 120, 1.8], size: [62, 108, 38] },
  hub: { hero: hub, more: [svg('hub-2')], focus: [240, 220, 1.9], size: [115, 34, 14] },
  'camara-web': {
    hero: svg('camara-web'),
    more: [],
    focus: [210, 150, 1.9],
    size: [92, 64, 48],
  },
  tapete: {
    hero: mat,
    more: [
      (k: Kit, d: Parameters<Painter>[1]) =>
        G('translate(0,40) scale(.9) translate(20,-60)', mat(k, d)) +
        G('translate(150,56) scale(.36)', mouse(k, { kind: 'mouse', colour: '#f3f3ef' })),
    ],
    focus: [240, 150, 1.8],
    size: [800, 300, 3],
  },
} as const;
