import { PLANE, C, D, E, G, L, P, R, S, T, isDark, type Kit, type Painter } from './kit.ts';
import { plug } from './cable.ts';

const steel = (k: Kit): string =>
  k.lin(
    [
      [0, '#8f9692'],
      [0.3, '#f5f7f6'],
      [1, '#7d8480'],
    ],
    0,
    0,
    1,
    0,
  );
const cardPath =
  'M72 162q0-12 12-12h86q9 0 14 8l10 18q4 7 4 14v12q0 6 4 10l4 4q4 4 4 10v126q0 12-12 12H84q-12 0-12-12z';

/** microSD with its adaptor. */
const card: Painter = (k, d) => {
  const c = d.colour;
  const acc = d.second ?? '#e9b949';
  return (
    k.sh(206, 362, 150, 18, 0.32) +
    G(
      'rotate(9 250 200)',
      P(
        'M146 62q0-14 14-14h136l44 46v236q0 14-14 14H160q-14 0-14-14z',
        k.lin(
          [
            [0, '#4a524e'],
            [0.5, '#2c322f'],
            [1, '#171b19'],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
        [0, 1, 2, 3, 4, 5]
          .map((i) =>
            R(
              166 + i * 24,
              60,
              14,
              40,
              3,
              k.lin([
                [0, '#f1d48d'],
                [1, '#b0822f'],
              ]),
            ),
          )
          .join('') +
        R(160, 124, 166, 196, 6, '#e9ece9') +
        T(174, 158, 'Adaptador', 20, '#2c322f') +
        T(316, 304, 'SD', 26, '#59615d', { anchor: 'end' }) +
        R(136, 128, 12, 34, 3, '#d7dbd8'),
    ) +
    G(
      'rotate(-10 150 220)',
      P(cardPath, '#0b1310', 'opacity=".25" transform="translate(5,7)"') +
        P(
          cardPath,
          k.lin(
            [
              [0, L(c, 0.24)],
              [0.5, c],
              [1, D(c, 0.35)],
            ],
            0,
            0,
            1,
            1,
          ),
        ) +
        R(72, 318, 138, 18, 0, acc) +
        T(86, 246, d.text ?? '128', (d.text ?? '').length > 3 ? 46 : 58, '#fff') +
        T(88, 278, 'GB', 24, acc) +
        T(134, 278, 'U3 · V30', 15, '#fff') +
        T(88, 186, 'micro', 17, '#fff'),
    )
  );
};

const cardBack: Painter = (k, d) =>
  k.sh(200, 356, 120, 16, 0.34) +
  G(
    'translate(-70,-190) scale(1.7) translate(24,24) rotate(6 140 240)',
    P(
      cardPath,
      k.lin(
        [
          [0, '#3a423f'],
          [1, '#171b19'],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
      [0, 1, 2, 3, 4, 5, 6, 7]
        .map((i) =>
          R(
            82 + i * 12.6,
            158,
            8.4,
            40,
            2,
            k.lin([
              [0, '#f1d48d'],
              [1, '#b0822f'],
            ]),
          ),
        )
        .join('') +
      R(88, 230, 90, 4, 2, '#68716c') +
      R(88, 242, 64, 4, 2, '#68716c') +
      R(72, 318, 138, 18, 0, d.second ?? '#e9b949'),
  );

/** USB stick: "metal" with a key ring, or "doble" with USB-C and USB-A. */
const stick: Painter = (k, d) => {
  const c = d.colour;
  const body = k.lin(
    [
      [0, L(c, 0.4)],
      [0.4, c],
      [1, D(c, 0.42)],
    ],
    0,
    0,
    1,
    0,
  );
  const words = `${d.text ?? '64'} GB`;
  const ink = isDark(c) ? '#f1f2f0' : '#2c322f';
  if (d.variant === 'doble') {
    return (
      k.sh(200, 360, 120, 16, 0.34) +
      G(
        'rotate(32 200 200)',
        G('translate(200,84) scale(1.2)', R(-13, -70, 26, 40, 10, steel(k)) + R(-8, -68, 16, 5, 2.5, '#1a1f1d')) +
          R(164, 40, 72, 300, 20, '#dfe3e1') +
          R(172, 320, 56, 62, 3, steel(k)) +
          R(182, 344, 13, 15, 1, '#2a302d') +
          R(205, 344, 13, 15, 1, '#2a302d') +
          P('M150 92q0-14 14-14h72q14 0 14 14v160a50 50 0 0 1-100 0z', body) +
          C(200, 246, 19, D(c, 0.4)) +
          C(200, 246, 13, '#c9cfcc') +
          T(200, 168, d.text ?? '64', 40, ink, { anchor: 'middle' }) +
          T(200, 190, 'GB', 18, ink, { anchor: 'middle' }),
      )
    );
  }
  return (
    k.sh(200, 352, 130, 18, 0.34) +
    G(
      'rotate(38 200 200)',
      R(172, 20, 56, 80, 4, steel(k)) +
        R(182, 44, 13, 16, 1, '#2a302d') +
        R(205, 44, 13, 16, 1, '#2a302d') +
        R(154, 92, 92, 250, 22, body) +
        R(160, 98, 10, 236, 5, '#fff', 'opacity=".28"') +
        C(200, 304, 20, PLANE) +
        C(200, 304, 20, 'none', `stroke="${D(c, 0.35)}" stroke-width="5"`) +
        C(200, 346, 32, 'none', 'stroke="#a7aeaa" stroke-width="6"') +
        G('rotate(90 200 180)', T(200, 192, words, 34, ink, { anchor: 'middle' })),
    )
  );
};

const stickPair: Painter = (k, d) =>
  G('translate(-50,20) scale(.76)', stick(k, d)) +
  G('translate(140,60) scale(.76)', stick(k, { ...d, colour: L(d.colour, 0.3) }));

/** External SSD with its cable. */
const disk: Painter = (k, d) => {
  const c = d.colour;
  return (
    k.sh(200, 338, 160, 26, 0.36) +
    S('M236 96C240 40 320 30 340 90S300 190 352 250', '#1d2422', 12) +
    G('translate(352,252) rotate(170) scale(.7)', plug(k, 'c', '#c9cfcc')) +
    G(
      'rotate(-8 190 210)',
      R(92, 92, 190, 244, 30, D(c, 0.55)) +
        R(
          86,
          86,
          190,
          244,
          30,
          k.lin(
            [
              [0, L(c, 0.34)],
              [0.45, c],
              [1, D(c, 0.3)],
            ],
            0,
            0,
            1,
            1,
          ),
        ) +
        R(98, 98, 166, 220, 22, 'none', `stroke="${D(c, 0.3)}" stroke-width="4"`) +
        [0, 1, 2, 3, 4].map((i) => R(112, 226 + i * 16, 138, 5, 2.5, D(c, 0.25))).join('') +
        T(114, 166, d.text ?? '1TB', 44, isDark(c) ? '#f1f2f0' : '#20262b') +
        T(114, 192, 'SSD', 20, isDark(c) ? L(c, 0.6) : D(c, 0.5)) +
        R(206, 72, 34, 20, 9, '#0b0f0e') +
        C(248, 116, 4, '#7ff0c0'),
    )
  );
};

const diskEdge: Painter = (k, d) => {
  const c = d.colour;
  return (
    k.sh(200, 268, 180, 24, 0.38) +
    R(
      40,
      168,
      320,
      92,
      34,
      k.lin([
        [0, L(c, 0.4)],
        [0.3, c],
        [1, D(c, 0.45)],
      ]),
    ) +
    R(40, 206, 320, 6, 0, D(c, 0.3)) +
    R(168, 196, 64, 26, 13, '#a9b0ac') +
    R(173, 201, 54, 16, 8, '#0b0f0e') +
    C(262, 209, 5, '#7ff0c0') +
    R(70, 196, 44, 26, 6, D(c, 0.3))
  );
};

/** Card reader with two plugs and a card going in. */
const reader: Painter = (k, d) => {
  const c = d.colour;
  const dark = isDark(c);
  return (
    k.sh(200, 346, 150, 20, 0.34) +
    G(
      'rotate(-10 200 200)',
      P('M152 36q0-8 8-8h66l22 22v80h-96z', '#22507a') +
        [0, 1, 2, 3, 4].map((i) => R(162 + i * 15, 36, 9, 22, 2, '#e3b768')).join('') +
        T(200, 98, 'SD', 24, '#fff', { anchor: 'middle' }) +
        R(
          112,
          112,
          176,
          168,
          26,
          k.lin(
            [
              [0, L(c, dark ? 0.26 : 0.6)],
              [0.5, c],
              [1, D(c, 0.3)],
            ],
            0,
            0,
            1,
            1,
          ),
        ) +
        R(140, 118, 120, 12, 4, '#0b0f0e') +
        R(112, 190, 12, 46, 3, '#0b0f0e') +
        T(200, 212, 'SD', 30, dark ? L(c, 0.6) : D(c, 0.5), { anchor: 'middle' }) +
        T(200, 238, 'microSD', 17, dark ? L(c, 0.5) : D(c, 0.4), { anchor: 'middle' }) +
        G('translate(164,316) rotate(180) scale(.82)', plug(k, 'a', c)) +
        G('translate(240,316) rotate(180) scale(.82)', plug(k, 'c', c)) +
        E(200, 116, 86, 4, '#fff', 'opacity=".3"'),
    )
  );
};

export const memory = {
  memoria: { hero: card, more: [cardBack], focus: [150, 250, 1.9], size: [11, 15, 1] },
  usb: { hero: stick, more: [stickPair], focus: [240, 130, 1.9], size: [18, 52, 8] },
  ssd: { hero: disk, more: [diskEdge], focus: [160, 160, 1.9], size: [64, 88, 12] },
  lector: { hero: reader, more: [], focus: [200, 130, 1.9], size: [46, 62, 10] },
} as const;
