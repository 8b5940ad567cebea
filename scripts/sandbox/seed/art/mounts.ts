import { C, D, E, G, L, P, R, S, T, isDark, type Drawing, type Kit, type Painter } from './kit.ts';
import { phoneBack, phoneFront } from './phone.ts';

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
const screen = (k: Kit, d: Drawing, x: number, y: number, w: number, h: number): string =>
  phoneFront(
    k,
    x,
    y,
    w,
    h,
    '#59615d',
    { colours: [L(d.colour, 0.6), isDark(d.colour) ? L(d.colour, 0.25) : d.colour, '#1d2f52'], scene: 'bloques' },
    'punch',
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

/** Suction mount with arm. */
const suction: Painter = (k, d) => {
  const c = d.colour;
  return (
    k.sh(214, 362, 136, 18, 0.38) +
    E(250, 346, 92, 22, D(c, 0.6)) +
    P('M172 326q78-40 156 0l6 20q-84 24-168 0z', body(k, '#3a423f')) +
    E(250, 320, 60, 15, body(k, c)) +
    R(304, 316, 44, 12, 6, D(c, 0.2)) +
    G(
      'rotate(-24 250 300)',
      R(234, 160, 32, 150, 12, body(k, '#4a524e')) +
        [0, 1, 2, 3].map((i) => R(234, 196 + i * 22, 32, 4, 0, '#1a1f1d')).join('') +
        R(228, 148, 44, 36, 10, body(k, c)),
    ) +
    C(
      184,
      168,
      24,
      k.lin(
        [
          [0, '#dfe3e1'],
          [1, '#6f7672'],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    G(
      'rotate(-8 140 160)',
      screen(k, d, 74, 38, 118, 244) +
        R(62, 112, 22, 70, 9, body(k, c)) +
        R(182, 112, 22, 70, 9, body(k, c)) +
        R(96, 272, 74, 18, 8, body(k, c)),
    )
  );
};

/** Magnetic puck on a ball joint. */
const puck: Painter = (k, d) => {
  const c = d.colour;
  return (
    k.sh(206, 352, 120, 18, 0.4) +
    E(216, 342, 78, 20, D(c, 0.5)) +
    P('M140 322h152l-6 20q-70 18-140 0z', body(k, c)) +
    E(216, 320, 76, 19, L(c, isDark(c) ? 0.2 : 0.4)) +
    R(196, 250, 40, 74, 14, body(k, '#8a918d')) +
    C(
      216,
      246,
      32,
      k.rad(
        [
          [0, '#f5f7f6'],
          [0.6, '#9aa29e'],
          [1, '#59625e'],
        ],
        0.35,
        0.3,
      ),
    ) +
    G(
      'rotate(-14 200 160)',
      E(208, 160, 122, 122, D(c, 0.5)) +
        C(196, 156, 122, body(k, c)) +
        C(
          196,
          156,
          108,
          k.lin(
            [
              [0, '#2c322f'],
              [1, '#121615'],
            ],
            0,
            0,
            1,
            1,
          ),
        ) +
        C(196, 156, 80, 'none', `stroke="${isDark(c) ? '#c9d0cc' : c}" stroke-width="12"`) +
        C(196, 156, 80, 'none', 'stroke="#0b0f0e" stroke-opacity=".35" stroke-width="12" stroke-dasharray="3 28"') +
        T(196, 163, 'N52', 20, '#8a918d', { anchor: 'middle' }) +
        S('M104 116a106 106 0 0 1 60-58', '#fff', 4, 'opacity=".4"'),
    )
  );
};

/** Desk stand with a phone on it. */
const desk: Painter = (k, d) => {
  const c = d.colour;
  return (
    k.sh(204, 356, 150, 18, 0.38) +
    P('M120 344q-2-10 10-12h150q14 2 12 12 0 10-14 10H134q-14 0-14-10z', body(k, c, false)) +
    P('M186 336l26-150h34l-14 150z', body(k, c)) +
    C(
      230,
      186,
      18,
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
    C(
      210,
      332,
      15,
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
    G('rotate(-9 180 180)', screen(k, d, 114, 28, 128, 260)) +
    G(
      'rotate(-9 180 180)',
      P('M118 276h122v14q0 10-10 10H128q-10 0-10-10z', body(k, c, false)) +
        R(112, 262, 22, 40, 8, body(k, c)) +
        R(222, 262, 22, 40, 8, body(k, c)),
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

/** Flexible tripod. */
const tripod: Painter = (k, d) => {
  const c = d.colour;
  const leg = (path: string): string =>
    S(path, D(c, 0.55), 26) +
    S(path, c, 22) +
    `<path d="${path}" fill="none" stroke="${L(c, 0.35)}" stroke-width="8" stroke-dasharray="12 7" opacity=".8"/>` +
    `<path d="${path}" fill="none" stroke="#0b0f0e" stroke-width="22" stroke-dasharray="2.500 16.500" opacity=".6"/>`;
  return (
    k.sh(200, 364, 150, 16, 0.36) +
    leg('M200 214C204 270 196 300 204 344') +
    leg('M194 206C150 240 150 300 96 356') +
    leg('M206 206C250 240 256 300 306 354') +
    R(180, 164, 40, 50, 10, body(k, '#3a423f')) +
    C(200, 160, 18, '#8a918d') +
    G('rotate(90 200 100)', G('rotate(4 200 100)', screen(k, d, 142, -8, 106, 216))) +
    R(184, 128, 32, 30, 6, body(k, '#2c322f')) +
    R(172, 148, 56, 14, 6, c) +
    G('rotate(-16 334 250)', R(312, 222, 44, 62, 18, '#1d2422') + C(334, 244, 11, c) + R(324, 264, 20, 8, 4, '#59625e'))
  );
};

/** Ring light on its stand. */
const ring: Painter = (k, d) => {
  const c = d.colour;
  const glow = d.second ?? '#fff8e6';
  return (
    k.sh(200, 372, 110, 12, 0.34) +
    S('M200 250V352M200 330L136 372M200 330L264 372M200 330V376', isDark(c) ? '#2c322f' : D(c, 0.3), 10) +
    R(190, 240, 20, 40, 6, '#3a423f') +
    C(
      200,
      146,
      128,
      k.rad([
        [0, glow, 0],
        [0.8, glow, 0.9],
        [1, glow, 0],
      ]),
    ) +
    C(200, 146, 104, 'none', `stroke="${D(c, 0.2)}" stroke-width="44"`) +
    C(200, 146, 104, 'none', `stroke="${c}" stroke-width="40"`) +
    C(200, 146, 104, 'none', `stroke="${glow}" stroke-width="28"`) +
    C(200, 146, 104, 'none', 'stroke="#fff" stroke-width="10" stroke-opacity=".9"') +
    screen(k, d, 168, 84, 62, 126) +
    R(186, 206, 28, 12, 4, '#2c322f') +
    R(214, 296, 20, 40, 8, '#1d2422') +
    C(224, 308, 3, glow)
  );
};

const lamp: Painter = (k, d) => G('translate(-120,40) scale(1.5)', ring(k, d));
const holding: Painter = (k, d) =>
  G(
    'translate(0,10)',
    k.sh(200, 352, 150, 18, 0.34) +
      G(
        'rotate(-6 200 190)',
        phoneBack(k, 122, 24, 158, 326, '#8a918d', 'tri') +
          C(201, 200, 60, D(d.colour, 0.4)) +
          C(197, 196, 60, body(k, d.colour)) +
          C(197, 196, 44, 'none', `stroke="${L(d.colour, 0.4)}" stroke-width="4"`),
      ),
  );

export const mounts = {
  'soporte-rejilla': { hero: vent, more: [], focus: [180, 130, 1.8], size: [62, 98, 54] },
  'soporte-ventosa': { hero: suction, more: [], focus: [220, 300, 1.8], size: [80, 180, 90] },
  'soporte-iman': { hero: puck, more: [holding], focus: [200, 150, 1.7], size: [58, 74, 58] },
  'soporte-mesa': { hero: desk, more: [deskBare], focus: [200, 290, 1.8], size: [78, 140, 96] },
  tripie: { hero: tripod, more: [], focus: [200, 190, 1.8], size: [60, 270, 60] },
  'aro-luz': { hero: ring, more: [lamp], focus: [200, 146, 1.7], size: [260, 1600, 30] },
} as const;
