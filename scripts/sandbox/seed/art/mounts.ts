import { C, D, G, L, P, R, isDark, type Kit, type Painter } from './kit.ts';
import { svg } from './svg.ts';

const body = (k: Kit, c: string, across = true): string =>
  k.lin(
    [
      [0, L(c, isDark(c) ? 0.3 : 0.5)],
      [0.45, c],
      [1, D(c, 0.42)],
    ],
    0,
    0,
    1,
    across ? 0 : 1,
  );

/** Clip for an air vent, arms open. */
const vent: Painter = (k, d) => {
  const c = d.colour;
  return (
    k.sh(200, 364, 120, 16, 0.36) +
    [0, 1, 2]
      .map((i) =>
        R(
          250,
          156 + i * 34,
          116,
          14,
          7,
          k.lin([
            [0, '#59625e'],
            [1, '#232927'],
          ]),
        ),
      )
      .join('') +
    R(232, 168, 70, 52, 12, body(k, c)) +
    P('M290 172l34 10v24l-34 10z', D(c, 0.4)) +
    C(
      238,
      194,
      26,
      k.lin(
        [
          [0, '#f3f5f4'],
          [1, '#7d8480'],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    G(
      'rotate(-6 180 200)',
      R(124, 76, 112, 222, 28, D(c, 0.5)) +
        R(116, 72, 112, 222, 28, body(k, c)) +
        R(132, 96, 80, 150, 16, D(c, 0.2)) +
        [0, 1, 2, 3, 4].map((i) => R(146, 118 + i * 24, 52, 6, 3, D(c, 0.45))).join('') +
        [0, 1]
          .map(
            (i) =>
              P(
                i
                  ? 'M228 128h40q10 0 10-10V96q0-10-10-10t-10 10v8h-30z'
                  : 'M116 128H76q-10 0-10-10V96q0-10 10-10t10 10v8h30z',
                D(c, 0.25),
              ) + R(i ? 258 : 66, 84, 20, 52, 9, body(k, D(c, 0.1))),
          )
          .join('') +
        P('M140 288h64l6 40q1 10-9 10h-58q-10 0-9-10z', D(c, 0.2)) +
        R(126, 324, 92, 18, 9, body(k, c)),
    )
  );
};

const deskBare: Painter = (k, d) => {
  const c = d.colour;
  return (
    k.sh(204, 352, 150, 18, 0.38) +
    R(96, 326, 214, 24, 12, body(k, c, false)) +
    P('M190 332l-10-160h44l-10 160z', body(k, c)) +
    R(112, 72, 180, 120, 18, body(k, c)) +
    R(128, 88, 148, 88, 10, D(c, 0.25)) +
    [0, 1, 2].map((i) => R(140, 100 + i * 26, 124, 10, 5, D(c, 0.45))).join('') +
    R(112, 184, 44, 30, 8, body(k, D(c, 0.15))) +
    R(248, 184, 44, 30, 8, body(k, D(c, 0.15)))
  );
};

/** Ring light on its stand. */
const ring = svg('aro-luz');

const lamp: Painter = (k, d) => G('translate(-120,40) scale(1.5)', ring(k, d));

export const mounts = {
  'soporte-rejilla': { hero: vent, more: [], focus: [180, 130, 1.8], size: [62, 98, 54] },
  'soporte-ventosa': { hero: svg('soporte-ventosa'), more: [], focus: [220, 300, 1.8], size: [80, 180, 90] },
  'soporte-iman': {
    hero: svg('soporte-iman'),
    more: [svg('soporte-iman-2')],
    focus: [200, 150, 1.7],
    size: [58, 74, 58],
  },
  'soporte-mesa': { hero: svg('soporte-mesa'), more: [deskBare], focus: [200, 290, 1.8], size: [78, 140, 96] },
  tripie: { hero: svg('tripie'), more: [], focus: [200, 190, 1.8], size: [60, 270, 60] },
  'aro-luz': { hero: ring, more: [lamp], focus: [200, 146, 1.7], size: [260, 1600, 30] },
} as const;
