import { PLANE, C, D, G, L, P, R, S, T, type Kit, type Painter } from './kit.ts';
import { phoneBack } from './phone.ts';
import { svg } from './svg.ts';

const gold = (k: Kit): string =>
  k.lin([
    [0, '#f1d48d'],
    [1, '#b0822f'],
  ]);

/** A display with its frame, its back beside it. `colour` is the frame. */
const display: Painter = (k, d) => {
  const c = d.colour;
  const notch =
    d.front === 'gota'
      ? C(167, 50, 6, '#000')
      : d.front === 'punch'
        ? C(167, 56, 5, '#000')
        : d.front === 'muesca'
          ? R(130, 38, 74, 16, 8, '#000')
          : R(140, 48, 54, 14, 7, '#000') + C(183, 55, 4, '#1d3247');
  return (
    k.sh(206, 372, 150, 16, 0.3) +
    G(
      'rotate(10 240 210)',
      R(
        176,
        40,
        158,
        318,
        22,
        k.lin(
          [
            [0, L(c, 0.5)],
            [0.5, c],
            [1, D(c, 0.4)],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
        R(184, 48, 142, 302, 16, '#a6ada9') +
        R(196, 62, 118, 96, 4, '#b98a3c', 'opacity=".9"') +
        R(196, 176, 118, 150, 4, '#737a76') +
        [0, 1, 2, 3].map((i) => R(204, 190 + i * 34, 60 + i * 10, 3, 1, '#4c534f')).join('') +
        C(300, 300, 9, '#e4e8e6') +
        R(206, 72, 46, 26, 2, '#15191b') +
        R(262, 74, 40, 14, 2, '#3c2f17'),
    ) +
    P('M196 352c0 26 30 26 52 18s40 4 34 22', 'none', 'stroke="#c08a35" stroke-width="20"') +
    P('M196 352c0 26 30 26 52 18s40 4 34 22', 'none', 'stroke="#e3b768" stroke-width="2" stroke-dasharray="1 3"') +
    R(262, 376, 40, 14, 2, '#1b2020') +
    G(
      'rotate(-8 160 200)',
      R(84, 30, 166, 332, 26, c) +
        R(86, 32, 162, 328, 24, '#0d1114') +
        R(
          92,
          40,
          150,
          308,
          18,
          k.lin(
            [
              [0, '#27313a'],
              [0.44, '#12181d'],
              [0.45, '#0a0e11'],
              [1, '#0a0e11'],
            ],
            0,
            0,
            1,
            0.7,
          ),
        ) +
        (d.second
          ? R(
              92,
              40,
              150,
              308,
              18,
              k.lin(
                [
                  [0, d.second, 0],
                  [1, d.second, 0.55],
                ],
                0,
                0,
                0.3,
                1,
              ),
            )
          : '') +
        notch +
        P('M92 58a18 18 0 0 1 18-18h86L92 214z', '#fff', 'opacity=".08"') +
        R(84, 30, 166, 332, 26, 'none', 'stroke="#fff" stroke-opacity=".28" stroke-width="1.5"'),
    )
  );
};

/** Charging board: flex with its connector. `colour` is the flex. */
const dock: Painter = (k, d) => {
  const c = d.colour;
  const lightning = d.ports?.[0] === 'lightning';
  const smd = (x: number, y: number, w: number, h: number): string =>
    R(x, y, w, h, 1.5, '#c9ae74') + R(x + w * 0.22, y, w * 0.56, h, 0, '#1f2523');
  return (
    k.sh(206, 350, 150, 20, 0.26) +
    P(
      'M128 292L128 206Q128 178 156 176L236 172Q262 170 262 142V78Q262 52 290 52H306V86H298Q296 86 296 90V160Q296 204 254 206L176 210Q164 210 164 222V292z',
      k.lin(
        [
          [0, L(c, 0.25)],
          [0.5, c],
          [1, D(c, 0.25)],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    S('M138 280V214q0-24 22-26l84-4q28-2 28-32V74', L(c, 0.45), 2) +
    S('M150 280v-58q0-22 20-23l78-4q36-2 36-36V80', D(c, 0.2), 2) +
    R(296, 44, 44, 50, 5, '#2a312e') +
    R(303, 51, 30, 36, 2, gold(k)) +
    R(
      66,
      266,
      172,
      70,
      10,
      k.lin(
        [
          [0, '#2f7a55'],
          [1, '#1c5038'],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    [
      [84, 280],
      [210, 278],
      [84, 312],
    ]
      .map(([x = 0, y = 0]) => C(x, y, 5, '#d9b35f') + C(x, y, 2.4, PLANE))
      .join('') +
    smd(186, 284, 12, 7) +
    smd(186, 298, 12, 7) +
    smd(206, 300, 12, 7) +
    R(172, 314, 26, 14, 2, '#15191b') +
    (lightning
      ? R(
          104,
          290,
          58,
          62,
          8,
          k.lin([
            [0, '#f5f7f6'],
            [1, '#7d8480'],
          ]),
        ) + R(112, 334, 42, 10, 5, '#0b0f0e')
      : R(
          98,
          296,
          66,
          56,
          14,
          k.lin([
            [0, '#f5f7f6'],
            [0.5, '#b6bdb9'],
            [1, '#7d8480'],
          ]),
        ) +
        R(106, 332, 50, 13, 6.5, '#0b0f0e') +
        R(114, 337, 34, 3, 1.5, '#c9962f')) +
    R(214, 310, 14, 14, 7, '#9aa29e')
  );
};

/** A back cover of glass, with its adhesive sheet. */
const cover: Painter = (k, d) =>
  k.sh(204, 372, 150, 16, 0.3) +
  G(
    'rotate(9 260 200)',
    R(176, 40, 152, 316, 30, '#f4f1e6') +
      R(186, 50, 132, 296, 24, 'none', 'stroke="#d9643a" stroke-width="6"') +
      T(252, 220, 'adhesivo', 16, '#8a918d', { anchor: 'middle' }),
  ) +
  G(
    'rotate(-7 150 200)',
    R(84, 40, 160, 326, 32, '#0b1310', 'opacity=".2"') +
      phoneBack(k, 76, 32, 160, 326, d.colour, d.camera ?? 'tri') +
      P('M84 60q0-20 20-22h70L84 220z', '#fff', 'opacity=".12"'),
  );

/** Repair kit: handle, bits, tweezers, picks. */
const tools = svg('pantalla-3');

const loupe: Painter = (k, d) =>
  k.sh(200, 352, 150, 20, 0.26) +
  R(60, 70, 280, 260, 24, '#dfe3e1') +
  G('translate(40,36) scale(.8)', dock(k, { ...d, colour: d.colour })) +
  R(60, 70, 280, 260, 24, 'none', 'stroke="#fff" stroke-width="5"');

/** Antistatic bag. */
const bag = svg('pantalla-2');

export const parts = {
  pantalla: { hero: display, more: [bag, tools], focus: [170, 90, 1.9], size: [71, 146, 3] },
  bateria: { hero: svg('bateria'), more: [bag], focus: [190, 160, 1.8], size: [44, 96, 4] },
  'centro-carga': { hero: dock, more: [loupe, bag], focus: [130, 310, 2], size: [32, 58, 6] },
  tapa: { hero: cover, more: [bag], focus: [130, 90, 1.9], size: [71, 147, 1] },
  camaras: { hero: svg('camaras'), more: [bag], focus: [200, 150, 1.8], size: [34, 30, 9] },
  herramienta: {
    hero: tools,
    more: [],
    focus: [200, 140, 1.9],
    size: [182, 164, 28],
  },
} as const;
