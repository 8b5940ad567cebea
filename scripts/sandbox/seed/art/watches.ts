import { PLANE, C, D, E, G, L, P, R, S, T, isDark, type Kit, type Painter } from './kit.ts';

const leatherish = (k: Kit, c: string): string =>
  k.lin(
    [
      [0, D(c, 0.3)],
      [0.2, L(c, 0.18)],
      [0.55, c],
      [1, D(c, 0.42)],
    ],
    0,
    0,
    1,
    0,
  );
const steel = (k: Kit): string =>
  k.lin(
    [
      [0, '#f3f5f4'],
      [0.3, '#a7aeaa'],
      [0.7, '#6f7672'],
      [1, '#c4cac7'],
    ],
    0,
    0,
    1,
    1,
  );

/** An arc from the top, clockwise, as a share of the whole turn. */
function arc(x: number, y: number, r: number, share: number): string {
  const turn = share * Math.PI * 2;
  const to = `${(x + Math.sin(turn) * r).toFixed(1)} ${(y - Math.cos(turn) * r).toFixed(1)}`;
  return `M${x} ${y - r}A${r} ${r} 0 ${share > 0.5 ? 1 : 0} 1 ${to}`;
}

/** Rectangular smartwatch. */
const square: Painter = (k, d) => {
  const c = d.colour;
  const bright = isDark(c) ? L(c, 0.35) : c;
  const hands = d.variant === 'agujas';
  const face = hands
    ? C(200, 200, 62, 'none', 'stroke="#3a423f" stroke-width="6" stroke-dasharray="2 14.2"') +
      S('M200 200V156M200 200l34 18', '#fff', 6) +
      S('M200 214v-64', L(c, 0.4), 2) +
      C(200, 200, 5, L(c, 0.4))
    : T(264, 190, '10:09', 50, '#fff', { anchor: 'end' }) +
      T(264, 216, 'JUE 20 NOV', 15, L(bright, 0.35), { anchor: 'end' }) +
      [0, 1, 2]
        .map(
          (i) =>
            C(156 + i * 44, 246, 15, 'none', 'stroke="#2c3431" stroke-width="5"') +
            S(arc(156 + i * 44, 246, 15, [0.72, 0.4, 0.88][i] ?? 0.5), [bright, '#7ff0c0', '#f0c24d'][i] ?? bright, 5),
        )
        .join('');
  return (
    k.sh(200, 380, 96, 12, 0.3) +
    P('M152 12q48-14 96 0l10 124H142z', leatherish(k, c)) +
    P('M142 264h116l-10 118q-48 12-96 0z', leatherish(k, c)) +
    [0, 1, 2, 3, 4].map((i) => R(191, 300 + i * 16, 18, 8, 4, D(c, 0.6))).join('') +
    R(170, 26, 60, 13, 6, D(c, 0.34)) +
    P('M142 118h116v18H142zM142 264h116v16H142z', '#000', 'opacity=".22"') +
    R(
      288,
      176,
      13,
      36,
      6,
      k.lin(
        [
          [0, '#dfe3e1'],
          [1, '#6f7672'],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    R(108, 114, 184, 172, 52, steel(k)) +
    R(115, 121, 170, 158, 46, '#070a0a') +
    face +
    P('M128 140c10-12 30-16 60-16h60c-60 12-100 40-126 92v-44c0-14 1-24 6-32z', '#fff', 'opacity=".1"')
  );
};

/** Round smartwatch: "agujas", "digital" or "gps" with a bezel. */
const round: Painter = (k, d) => {
  const c = d.colour;
  const acc = d.second ?? '#c9d0cc';
  const v = d.variant ?? 'agujas';
  const bright = isDark(c) ? L(c, 0.4) : c;
  const ticks = Array.from({ length: 12 }, (_, i) =>
    G(`rotate(${i * 30} 200 200)`, R(198, 126, 4, i % 3 ? 8 : 15, 2, i % 3 ? '#8a918d' : '#fff')),
  ).join('');
  const face =
    v === 'digital'
      ? T(200, 214, '10:09', 46, '#fff', { anchor: 'middle' }) +
        T(200, 240, '7 842 pasos', 14, '#7ff0c0', { anchor: 'middle' }) +
        S('M134 172a72 72 0 0 1 132 0', '#2c3431', 8) +
        S('M134 172a72 72 0 0 1 96 -38', '#f0a431', 8) +
        T(200, 168, '72', 18, '#ff7682', { anchor: 'middle' })
      : v === 'gps'
        ? T(200, 190, '10:09', 38, '#fff', { anchor: 'middle' }) +
          S('M146 230l20-16 16 10 20-22 18 10 32-20', bright, 5) +
          T(200, 256, '8.4 km', 15, acc, { anchor: 'middle' }) +
          ticks
        : ticks +
          S('M200 200l-30-34', '#fff', 7) +
          S('M200 200l46-22', '#fff', 5) +
          S('M200 212v-72', acc, 2) +
          C(200, 200, 6, acc) +
          T(200, 244, 'JUE 20', 12, acc, { anchor: 'middle' });
  const bezel =
    v === 'gps'
      ? C(
          200,
          200,
          104,
          k.lin(
            [
              [0, '#59625e'],
              [1, '#14191a'],
            ],
            0,
            0,
            1,
            1,
          ),
        ) +
        Array.from({ length: 24 }, (_, i) =>
          G(`rotate(${i * 15} 200 200)`, R(199, 99, 2, i % 6 ? 5 : 10, 0, i % 6 ? '#8a918d' : acc)),
        ).join('')
      : C(
          200,
          200,
          104,
          v === 'agujas' && acc === '#c9a24b'
            ? k.lin(
                [
                  [0, '#f5e3b5'],
                  [0.4, '#c9a24b'],
                  [1, '#8a6a24'],
                ],
                0,
                0,
                1,
                1,
              )
            : steel(k),
        );
  return (
    k.sh(200, 382, 90, 12, 0.3) +
    P('M158 14q42-12 84 0l14 110H144z', leatherish(k, c)) +
    P('M144 276h112l-14 108q-42 12-84 0z', leatherish(k, c)) +
    [0, 1, 2, 3, 4].map((i) => E(200, 316 + i * 14, 5, 3.6, D(c, 0.6))).join('') +
    S(
      'M163 30l-8 78M237 30l8 78M155 292l9 78M245 292l-9 78',
      isDark(c) ? L(c, 0.3) : D(c, 0.25),
      1.6,
      'stroke-dasharray="5 4"',
    ) +
    R(296, 186, 18, 28, 6, steel(k)) +
    R(284, 146, 14, 16, 5, steel(k), 'transform="rotate(-30 291 154)"') +
    R(284, 238, 14, 16, 5, steel(k), 'transform="rotate(30 291 246)"') +
    bezel +
    C(200, 200, 90, '#070a0a') +
    face +
    P('M136 152a84 84 0 0 1 92-32c-50 10-84 44-96 98a84 84 0 0 1 4-66z', '#fff', 'opacity=".09"')
  );
};

/** Narrow activity band. */
const band: Painter = (k, d) => {
  const c = d.colour;
  return (
    k.sh(200, 376, 80, 12, 0.32) +
    R(
      158,
      14,
      84,
      372,
      40,
      k.lin(
        [
          [0, D(c, 0.36)],
          [0.2, L(c, 0.2)],
          [0.55, c],
          [1, D(c, 0.45)],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    [0, 1, 2, 3, 4, 5].map((i) => E(200, 330 - i * 13 + 30, 5, 3.4, D(c, 0.6))).join('') +
    R(180, 34, 40, 12, 6, D(c, 0.4)) +
    R(
      150,
      94,
      100,
      196,
      48,
      k.lin(
        [
          [0, '#59625e'],
          [1, '#14191a'],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    R(156, 100, 88, 184, 42, '#070a0a') +
    T(200, 158, '10', 44, '#fff', { anchor: 'middle' }) +
    T(200, 198, '09', 44, isDark(c) ? L(c, 0.45) : c, { anchor: 'middle' }) +
    S('M172 234h56', '#2c3431', 7) +
    S('M172 234h36', '#7ff0c0', 7) +
    P('M192 252c4-6 8-2 8 2 0-4 5-8 9-2 2 6-9 13-9 13s-10-7-8-13z', '#ff7682') +
    P('M164 128c4-16 14-24 34-25-18 10-30 34-34 70z', '#fff', 'opacity=".12"')
  );
};

/** A strap alone: "silicón", "malla" or "piel". */
const strap: Painter = (k, d) => {
  const c = d.colour;
  const v = d.variant ?? 'silicón';
  const fill = (): string =>
    k.lin(
      [
        [0, D(c, 0.3)],
        [0.2, L(c, 0.22)],
        [0.55, c],
        [1, D(c, 0.42)],
      ],
      0,
      0,
      1,
      0,
    );
  const long = 'M150 44q0-14 14-14h72q14 0 14 14v250q0 60-50 60t-50-60z';
  const short = 'M150 44q0-14 14-14h72q14 0 14 14v190h-100z';
  const weave =
    v === 'malla'
      ? k.pat(
          9,
          9,
          `<path d="M0 4.500q2.250-4 4.500 0t4.500 0M0 9q2.250-4 4.500 0t4.500 0" fill="none" stroke="${D(c, 0.4)}" stroke-width="1.600"/><path d="M0 3q2.250-4 4.500 0t4.500 0" fill="none" stroke="${L(c, 0.5)}" stroke-width="1"/>`,
        )
      : '';
  const lug = R(158, 20, 84, 16, 7, steel(k));
  const stitch =
    v === 'piel'
      ? S('M162 48V300q2 38 38 40 36-2 38-40V48', isDark(c) ? L(c, 0.4) : '#f4ead8', 2.2, 'stroke-dasharray="7 5"')
      : '';
  const longPiece =
    lug +
    P(long, fill()) +
    (weave ? P(long, weave) : '') +
    stitch +
    (v === 'malla'
      ? ''
      : [0, 1, 2, 3, 4, 5]
          .map((i) =>
            v === 'piel' ? E(200, 316 - i * 22, 4, 6, D(c, 0.6)) : R(190, 306 - i * 24, 20, 10, 5, D(c, 0.55)),
          )
          .join(''));
  const shortPiece =
    lug +
    P(short, fill()) +
    (weave ? P(short, weave) : '') +
    (v === 'piel'
      ? S('M162 48V226M238 48V226', isDark(c) ? L(c, 0.4) : '#f4ead8', 2.2, 'stroke-dasharray="7 5"') +
        R(142, 150, 116, 22, 6, D(c, 0.2))
      : '') +
    (v === 'malla'
      ? R(144, 222, 112, 34, 8, steel(k))
      : v === 'piel'
        ? R(138, 224, 124, 52, 12, 'none', 'stroke="#b9c0bc" stroke-width="9"') + R(196, 232, 8, 44, 4, '#dfe3e1')
        : R(142, 222, 116, 30, 12, D(c, 0.18)) + C(200, 237, 9, steel(k)));
  return (
    k.sh(210, 366, 160, 16, 0.32) +
    G('translate(100,18) rotate(9 200 200)', G('scale(.94)', shortPiece)) +
    G('translate(-78,8) rotate(-8 200 200)', longPiece)
  );
};

const rolled: Painter = (k, d) => {
  const c = d.colour;
  return (
    k.sh(200, 338, 130, 22, 0.36) +
    E(
      200,
      210,
      128,
      122,
      k.lin([
        [0, D(c, 0.5)],
        [1, D(c, 0.2)],
      ]),
    ) +
    E(200, 210, 128, 122, 'none', `stroke="${D(c, 0.1)}" stroke-width="6"`) +
    E(196, 206, 96, 92, PLANE) +
    P(
      'M72 210a128 122 0 0 0 256 0v34a128 122 0 0 1-256 0z',
      k.lin(
        [
          [0, D(c, 0.3)],
          [0.25, L(c, 0.26)],
          [0.6, c],
          [1, D(c, 0.45)],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    R(
      166,
      92,
      68,
      22,
      8,
      k.lin([
        [0, '#f3f5f4'],
        [1, '#7d8480'],
      ]),
    )
  );
};

/** The back of a watch with its sensor. */
const watchBack: Painter = (k, d) => {
  const c = d.colour;
  return (
    k.sh(200, 380, 96, 12, 0.3) +
    P('M152 12q48-14 96 0l10 124H142z', leatherish(k, D(c, 0.1))) +
    P('M142 264h116l-10 118q-48 12-96 0z', leatherish(k, D(c, 0.1))) +
    (d.variant === 'redondo' ? C(200, 200, 100, steel(k)) : R(108, 114, 184, 172, 56, steel(k))) +
    C(200, 200, 62, '#171b1a') +
    C(
      200,
      200,
      46,
      k.rad([
        [0, '#2f5c4a'],
        [0.6, '#12211c'],
        [1, '#0b0f0e'],
      ]),
    ) +
    [0, 1, 2, 3]
      .map((i) => C(200 + ([0, 24, 0, -24][i] ?? 0), 200 + ([-24, 0, 24, 0][i] ?? 0), 7, '#7ff0c0', 'opacity=".8"'))
      .join('') +
    C(200, 200, 10, '#2a312e') +
    C(250, 252, 5, '#c9a24b') +
    C(268, 240, 5, '#c9a24b')
  );
};

const roundBack: Painter = (k, d) => watchBack(k, { ...d, variant: 'redondo' });

export const watches = {
  reloj: { hero: square, more: [watchBack], focus: [215, 200, 1.8], size: [38, 45, 11] },
  'reloj-redondo': { hero: round, more: [roundBack], focus: [215, 195, 1.8], size: [46, 46, 12] },
  pulsera: { hero: band, more: [], focus: [200, 190, 1.8], size: [22, 47, 12] },
  correa: { hero: strap, more: [rolled], focus: [150, 280, 1.9], size: [22, 210, 3] },
} as const;
