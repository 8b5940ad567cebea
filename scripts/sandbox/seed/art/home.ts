import { PLANE, C, D, E, G, L, P, R, S, T, isDark, type Drawing, type Painter } from './kit.ts';
import { cord } from './cable.ts';
import { port } from './power.ts';

/** A Mexican socket: two slots and an earth hole. */
const socket = (x: number, y: number, s: number, f: string): string =>
  R(x - 11 * s, y - 12 * s, 5 * s, 14 * s, s, f) +
  R(x + 6 * s, y - 10 * s, 5 * s, 11 * s, s, f) +
  P(`M${x - 5 * s} ${y + 14 * s}v${-3 * s}a${5 * s} ${5 * s} 0 0 1 ${10 * s} 0v${3 * s}z`, f);

/** Power strip. */
const strip: Painter = (k, d) => {
  const c = d.colour;
  const dark = isDark(c);
  const plate = L(c, dark ? 0.14 : 0.6);
  return (
    k.sh(200, 350, 120, 18, 0.36) +
    G(
      'translate(26,26) scale(.87)',
      cord('M96 40C70 -14 150 -6 226 20s150 40 130 130-60 80-16 176', dark ? '#2c322f' : D(c, 0.18), 15, true) +
        G(
          'rotate(-28 190 200)',
          R(136, 10, 112, 376, 24, D(c, dark ? 0.5 : 0.3)) +
            R(
              128,
              6,
              112,
              376,
              24,
              k.lin(
                [
                  [0, L(c, dark ? 0.26 : 0.7)],
                  [0.5, c],
                  [1, D(c, dark ? 0.34 : 0.16)],
                ],
                0,
                0,
                1,
                0.3,
              ),
            ) +
            [0, 1, 2]
              .map((i) =>
                [0, 1]
                  .map(
                    (j) =>
                      R(138 + j * 48, 116 + i * 84, 44, 72, 10, plate) +
                      R(138 + j * 48, 116 + i * 84, 44, 72, 10, 'none', `stroke="${D(c, 0.2)}" stroke-width="1.5"`) +
                      socket(160 + j * 48, 150 + i * 84, 1.25, dark ? '#050a0c' : '#2c322f'),
                  )
                  .join(''),
              )
              .join('') +
            R(150, 18, 68, 30, 8, d.second ?? '#38c793') +
            R(154, 21, 60, 12, 5, '#fff', 'opacity=".35"') +
            T(184, 42, 'I   O', 12, '#14191a', { anchor: 'middle' }) +
            G('translate(160,80) rotate(90) scale(.62)', port(0, 0, 'a')) +
            G('translate(184,80) rotate(90) scale(.62)', port(0, 0, 'a')) +
            G('translate(210,80) rotate(90) scale(.62)', port(0, 0, 'c')),
        ),
    )
  );
};

const stripFlat: Painter = (k, d) => {
  const c = d.colour;
  return (
    k.sh(200, 290, 186, 16, 0.34) +
    R(
      20,
      136,
      360,
      136,
      24,
      k.lin([
        [0, L(c, isDark(c) ? 0.26 : 0.7)],
        [0.5, c],
        [1, D(c, 0.2)],
      ]),
    ) +
    [0, 1, 2]
      .map((i) =>
        [0, 1]
          .map(
            (j) =>
              R(34 + i * 78, 146 + j * 60, 68, 54, 10, L(c, isDark(c) ? 0.14 : 0.6)) +
              G(`rotate(90 ${68 + i * 78} ${173 + j * 60})`, socket(68 + i * 78, 173 + j * 60, 1.3, '#14191a')),
          )
          .join(''),
      )
      .join('') +
    R(282, 150, 80, 34, 10, d.second ?? '#38c793') +
    port(302, 230, 'a', 0.7) +
    port(346, 230, 'c', 0.7)
  );
};

/** Smart plug. */
const plugBox: Painter = (k, d) => {
  const c = d.colour;
  const dark = isDark(c);
  return (
    k.sh(206, 340, 150, 22, 0.38) +
    [130, 188]
      .map((y) =>
        G(
          `translate(288,${y})`,
          P(
            'M0 20l50-30v15l-50 30z',
            k.lin(
              [
                [0, '#8a918d'],
                [0.5, '#e9eceb'],
                [1, '#a7aeaa'],
              ],
              0,
              0,
              1,
              0,
            ),
          ),
        ),
      )
      .join('') +
    R(142, 84, 170, 206, 74, D(c, dark ? 0.5 : 0.26)) +
    P(
      'M150 100l62-22h60q40 4 40 70v80q0 60-50 70l-50 30z',
      k.lin(
        [
          [0, L(c, dark ? 0.2 : 0.5)],
          [1, D(c, dark ? 0.45 : 0.25)],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    R(
      70,
      100,
      180,
      232,
      76,
      k.lin(
        [
          [0, L(c, dark ? 0.24 : 0.75)],
          [0.5, c],
          [1, D(c, dark ? 0.3 : 0.1)],
        ],
        0,
        0,
        0.8,
        1,
      ),
    ) +
    R(71, 101, 178, 230, 75, 'none', `stroke="#fff" stroke-opacity="${dark ? 0.2 : 0.8}" stroke-width="2"`) +
    C(160, 216, 58, D(c, dark ? 0.35 : 0.08)) +
    C(160, 216, 58, 'none', `stroke="${D(c, 0.2)}" stroke-width="2"`) +
    socket(160, 212, 2.4, dark ? '#050a0c' : '#2c322f') +
    [8, 15, 22]
      .map((r) => S(`M${160 - r * 0.7} ${140 - r * 0.5}a${r} ${r} 0 0 1 ${r * 1.4} 0`, '#38c793', 3))
      .join('') +
    C(160, 144, 3.4, '#38c793') +
    C(250, 270, 9, D(c, 0.25))
  );
};

const plugFront: Painter = (k, d) => {
  const c = d.colour;
  return (
    k.sh(200, 366, 120, 14, 0.34) +
    R(
      96,
      34,
      208,
      330,
      92,
      k.lin(
        [
          [0, L(c, isDark(c) ? 0.24 : 0.7)],
          [0.5, c],
          [1, D(c, 0.25)],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    C(200, 216, 82, D(c, isDark(c) ? 0.35 : 0.08)) +
    socket(200, 210, 3.5, '#14191a') +
    T(200, 96, '10 A', 22, isDark(c) ? L(c, 0.5) : D(c, 0.5), { anchor: 'middle' }) +
    C(200, 330, 8, '#38c793')
  );
};

/** Smart bulb, lit in its colour. */
const bulb: Painter = (k, d) => {
  const c = d.colour;
  return (
    C(
      200,
      158,
      152,
      k.rad([
        [0, c, 0.55],
        [0.6, c, 0.18],
        [1, c, 0],
      ]),
    ) +
    k.sh(200, 368, 80, 12, 0.34) +
    P(
      'M200 34c64 0 108 46 108 106 0 54-44 74-56 124H148c-12-50-56-70-56-124 0-60 44-106 108-106z',
      k.lin(
        [
          [0, L(c, 0.75)],
          [0.5, L(c, 0.3)],
          [1, c],
        ],
        0.1,
        0,
        0.8,
        1,
      ),
    ) +
    S('M120 128c4-34 24-56 54-64', '#fff', 9, 'opacity=".7"') +
    P(
      'M148 260h104l-8 40h-88z',
      k.lin(
        [
          [0, '#c3c9c6'],
          [0.3, '#f5f7f6'],
          [1, '#9aa29e'],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    [0, 1, 2, 3]
      .map((i) =>
        R(
          164 - (i % 2),
          300 + i * 13,
          72,
          10,
          5,
          k.lin(
            [
              [0, '#7d8480'],
              [0.3, '#f5f7f6'],
              [1, '#6d746f'],
            ],
            0,
            0,
            1,
            0,
          ),
        ),
      )
      .join('') +
    P('M172 352h56l-16 18h-24z', '#3a423f') +
    T(200, 286, d.text ?? 'PAZ & LUZ', 11, '#59615d', { anchor: 'middle', spacing: 2 })
  );
};

const bulbRow: Painter = (k, d) =>
  ['#f2cf4a', d.colour, '#8dbbe0']
    .map((colour, i) => G(`translate(${-30 + i * 118},110) scale(.55)`, bulb(k, { ...d, colour })))
    .join('');

/** A reel of LED tape. */
const reel: Painter = (k, d) => {
  const c = d.colour;
  const led = (p: string): string =>
    `<path d="${p}" fill="none" stroke="${c}" stroke-width="34" stroke-opacity=".22"/>` +
    S(p, '#f4f1e6', 15) +
    `<path d="${p}" fill="none" stroke="${c}" stroke-width="9" stroke-dasharray="8 9"/>` +
    `<path d="${p}" fill="none" stroke="#fff" stroke-width="3.500" stroke-dasharray="8 9"/>`;
  return (
    k.sh(206, 346, 170, 22, 0.34) +
    led('M196 314C270 340 330 330 356 250') +
    C(
      190,
      186,
      150,
      k.lin(
        [
          [0, '#fbfcfb'],
          [1, '#c3c9c6'],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    C(190, 186, 138, '#2c322f') +
    [128, 108, 88]
      .map(
        (r) =>
          C(190, 186, r, 'none', `stroke="${c}" stroke-opacity=".35" stroke-width="18"`) +
          C(190, 186, r, 'none', 'stroke="#f4f1e6" stroke-width="11"') +
          C(190, 186, r, 'none', `stroke="${c}" stroke-width="7" stroke-dasharray="7 8"`) +
          C(190, 186, r, 'none', 'stroke="#fff" stroke-width="2.500" stroke-dasharray="7 8"'),
      )
      .join('') +
    C(
      190,
      186,
      70,
      k.lin(
        [
          [0, '#fbfcfb'],
          [1, '#b9c0bc'],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    [0, 72, 144, 216, 288].map((a) => G(`rotate(${a} 190 186)`, C(190, 146, 13, PLANE))).join('') +
    C(190, 186, 18, '#8a918d')
  );
};

const tape: Painter = (_k, d) => {
  const c = d.colour;
  return [0, 1, 2]
    .map((i) =>
      G(
        `rotate(-12 200 200) translate(0,${i * 96 - 96})`,
        R(-40, 158, 480, 74, 0, c, 'opacity=".16"') +
          R(-40, 172, 480, 48, 4, '#f4f1e6') +
          [0, 1, 2, 3, 4]
            .map(
              (j) =>
                R(4 + j * 92, 182, 30, 28, 3, '#fffbe9', `stroke="${c}" stroke-width="5"`) +
                R(50 + j * 92, 190, 14, 10, 1, '#2a312e') +
                C(80 + j * 92, 196, 3, '#c9962f'),
            )
            .join(''),
      ),
    )
    .join('');
};

/** Desk lamp. */
const lamp: Painter = (k, d) => {
  const c = d.colour;
  const dark = isDark(c);
  return (
    k.sh(186, 354, 130, 18, 0.38) +
    P(
      'M176 92l160 0 44 150q-120 40-230 0z',
      k.lin([
        [0, '#fff3cf', 0.75],
        [1, '#fff3cf', 0],
      ]),
    ) +
    E(176, 344, 100, 22, D(c, 0.5)) +
    E(
      176,
      334,
      100,
      22,
      k.lin(
        [
          [0, L(c, dark ? 0.3 : 0.5)],
          [1, D(c, 0.25)],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    E(176, 332, 26, 6, '#fff', 'opacity=".4"') +
    S('M150 330C110 240 100 120 190 84', D(c, 0.4), 17) +
    S('M150 330C110 240 100 120 190 84', c, 12) +
    `<path d="M150 330C110 240 100 120 190 84" fill="none" stroke="#000" stroke-opacity=".18" stroke-width="12" stroke-dasharray="2 6"/>` +
    G(
      'rotate(-6 260 80)',
      R(
        172,
        60,
        172,
        36,
        18,
        k.lin([
          [0, L(c, dark ? 0.34 : 0.5)],
          [1, D(c, 0.3)],
        ]),
      ) + R(186, 88, 144, 12, 6, '#fffbe9'),
    )
  );
};

const lampOff: Painter = (k, d) => G('translate(400,0) scale(-1,1)', lamp(k, { ...d, colour: D(d.colour, 0.1) }));

/** Rechargeable cells. */
const cells: Painter = (k, d) => {
  const c = d.colour;
  const thin = d.text === 'AAA';
  const w = thin ? 48 : 62;
  const h = thin ? 228 : 262;
  const one = (x: number, y: number, f: string): string =>
    k.sh(x + w / 2, y + h + 4, w * 0.75, 11, 0.36) +
    R(x + w * 0.32, y - 10, w * 0.36, 16, 4, '#c3c9c6') +
    R(
      x,
      y,
      w,
      h,
      9,
      k.lin(
        [
          [0, D(f, 0.4)],
          [0.25, L(f, 0.35)],
          [0.55, f],
          [1, D(f, 0.5)],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    R(
      x,
      y,
      w,
      44,
      9,
      k.lin(
        [
          [0, '#7d8480'],
          [0.3, '#f5f7f6'],
          [1, '#6d746f'],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    R(
      x,
      y + h - 16,
      w,
      16,
      6,
      k.lin(
        [
          [0, '#7d8480'],
          [0.3, '#f5f7f6'],
          [1, '#6d746f'],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    G(
      `translate(${x + w / 2 + 9},${y + h - 34}) rotate(-90)`,
      T(0, 0, `${d.text ?? 'AA'}  2 500`, 24, isDark(f) ? '#fff' : '#14191a'),
    ) +
    T(x + w / 2, y + 34, '+', 28, '#2c322f', { anchor: 'middle' });
  return [0, 1, 2, 3].map((i) => one(200 - (w + 18) * 2 + 9 + i * (w + 18), 88 + (i % 2) * 14, c)).join('');
};

const cellsFlat: Painter = (k, d: Drawing) => G('rotate(64 200 200) scale(.9) translate(22,22)', cells(k, d));

export const home = {
  multicontacto: { hero: strip, more: [stripFlat], focus: [180, 190, 1.8], size: [62, 260, 40] },
  enchufe: { hero: plugBox, more: [plugFront], focus: [150, 180, 1.8], size: [52, 78, 58] },
  foco: { hero: bulb, more: [bulbRow], focus: [200, 150, 1.6], size: [60, 112, 60] },
  'tira-led': { hero: reel, more: [tape], focus: [200, 120, 2], size: [10, 1000, 3] },
  lampara: { hero: lamp, more: [lampOff], focus: [240, 100, 1.7], size: [120, 380, 120] },
  pilas: { hero: cells, more: [cellsFlat], focus: [160, 140, 1.9], size: [14, 50, 14] },
} as const;
