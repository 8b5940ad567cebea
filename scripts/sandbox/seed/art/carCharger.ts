import { C, D, E, G, L, P, R, T, isDark, type Painter } from './kit.ts';
import { port } from './port.ts';

/** Car charger, leaning. */
export const car: Painter = (k, d) => {
  const c = d.colour;
  const dark = isDark(c);
  const accent = d.second ?? '#38c793';
  const ports = d.ports ?? ['c', 'a'];
  const metal = k.lin(
    [
      [0, '#7d8480'],
      [0.3, '#f5f7f6'],
      [0.6, '#b9c0bc'],
      [1, '#6d746f'],
    ],
    0,
    0,
    1,
    0,
  );
  return (
    k.sh(196, 350, 150, 20, 0.36) +
    G(
      'rotate(38 200 200) translate(0,-6)',
      R(184, 318, 32, 40, 12, metal) +
        P(
          'M150 176h100l-6 130q-2 20-22 20h-44q-20 0-22-20z',
          k.lin(
            [
              [0, L(c, 0.14)],
              [0.3, L(c, dark ? 0.26 : 0.6)],
              [0.6, c],
              [1, D(c, 0.5)],
            ],
            0,
            0,
            1,
            0,
          ),
        ) +
        R(138, 214, 14, 64, 6, metal) +
        R(248, 214, 14, 64, 6, metal) +
        [0, 1, 2, 3].map((i) => R(160, 226 + i * 18, 80, 4, 2, D(c, 0.35))).join('') +
        R(
          120,
          152,
          160,
          42,
          18,
          k.lin(
            [
              [0, D(c, 0.2)],
              [0.3, L(c, 0.2)],
              [1, D(c, 0.55)],
            ],
            0,
            0,
            1,
            0,
          ),
        ) +
        E(
          200,
          120,
          92,
          58,
          k.lin(
            [
              [0, L(c, dark ? 0.34 : 0.7)],
              [0.5, c],
              [1, D(c, 0.4)],
            ],
            0,
            0,
            1,
            1,
          ),
        ) +
        P(
          'M108 120v34c0 34 40 54 92 54s92-20 92-54v-34c0 32-41 58-92 58s-92-26-92-58z',
          k.lin(
            [
              [0, D(c, 0.1)],
              [0.3, L(c, dark ? 0.2 : 0.3)],
              [1, D(c, 0.5)],
            ],
            0,
            0,
            1,
            0,
          ),
        ) +
        E(200, 120, 78, 47, 'none', `stroke="${accent}" stroke-width="4"`) +
        E(200, 120, 70, 41, '#14191a') +
        ports.map((p, i) => port(200 + (i - (ports.length - 1) / 2) * 66, 116, p, 0.95)).join('') +
        T(200, 150, `${d.text ?? '38'} W`, 14, '#c9d1cd', { anchor: 'middle' }),
    )
  );
};

export const carFront: Painter = (k, d) => {
  const c = d.colour;
  const ports = d.ports ?? ['c', 'a'];
  return (
    k.sh(200, 352, 130, 16) +
    C(
      200,
      200,
      138,
      k.lin(
        [
          [0, L(c, 0.3)],
          [1, D(c, 0.4)],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    C(200, 200, 124, 'none', `stroke="${d.second ?? '#38c793'}" stroke-width="7"`) +
    C(200, 200, 112, '#14191a') +
    ports.map((p, i) => port(200, 200 + (i - (ports.length - 1) / 2) * 62, p, 1.9)).join('') +
    T(200, 292, `${d.text ?? '38'} W`, 20, '#c9d1cd', { anchor: 'middle' })
  );
};
