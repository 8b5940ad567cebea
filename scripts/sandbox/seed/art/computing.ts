import { PLANE, C, D, E, G, L, P, R, S, T, isDark, mix, type Kit, type Painter } from './kit.ts';
import { cord, plug } from './cable.ts';
import { port } from './power.ts';

/** Keyboard in perspective; "mecánico" is taller, with coloured lights. */
const keyboard: Painter = (k, d) => {
  const c = d.colour;
  const acc = d.second ?? '#8fd3bd';
  const mech = d.variant === 'mecánico';
  const dark = isDark(c);
  const iso = (x: number, y: number, b: string): string => G(`translate(${x},${y}) matrix(.86,-.2,.3,.62,0,0)`, b);
  const thick = mech ? 22 : 10;
  const base = Array.from({ length: thick }, (_, j) => thick - j)
    .map((i) => iso(30, 200 + i, R(0, 0, 352, 176, 16, i < 3 ? L(c, 0.2) : mix(D(c, 0.15), D(c, 0.55), i / thick))))
    .join('');
  const rows = [14, 14, 13, 12];
  const keys = rows
    .map((n, r) => {
      const offset = [0, 8, 14, 22][r] ?? 0;
      const kw = (332 - offset * 2) / n;
      return Array.from({ length: n }, (_, i) => {
        const special = (r === 0 && i === 0) || (r === 2 && i === n - 1) || (r === 1 && i === n - 1);
        const f = special ? acc : mech && (i + r) % 7 === 3 ? L(c, dark ? 0.34 : 0.5) : L(c, dark ? 0.16 : 0.55);
        const glow = mech ? R(9 + offset + i * kw, 9 + r * 32, kw - 1, 30, 6, acc, 'opacity=".45"') : '';
        return (
          glow +
          R(10 + offset + i * kw, 12 + r * 32, kw - 4, 27, 5, D(f, 0.35)) +
          R(11 + offset + i * kw, 10 + r * 32, kw - 6, 24, 5, f)
        );
      }).join('');
    })
    .join('');
  const space = [
    [10, 34],
    [48, 34],
    [86, 34],
    [124, 120],
    [248, 30],
    [282, 26],
    [312, 26],
  ]
    .map(
      ([x = 0, w = 0]) =>
        R(x, 140, w, 27, 5, D(L(c, dark ? 0.16 : 0.55), 0.35)) + R(x + 1, 138, w - 2, 24, 5, L(c, dark ? 0.16 : 0.55)),
    )
    .join('');
  return (
    k.sh(206, 316, 190, 30, 0.36) +
    base +
    iso(
      30,
      200,
      R(
        0,
        0,
        352,
        176,
        16,
        k.lin(
          [
            [0, L(c, 0.1)],
            [1, D(c, 0.12)],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
        keys +
        space +
        (mech
          ? C(340, 14, 12, D(c, 0.4)) +
            C(
              338,
              10,
              12,
              k.lin(
                [
                  [0, L(acc, 0.4)],
                  [1, D(acc, 0.3)],
                ],
                0,
                0,
                1,
                1,
              ),
            )
          : ''),
    )
  );
};

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
const mouse: Painter = (k, d) => {
  const c = d.colour;
  const acc = d.second ?? '#7ff0c0';
  if (d.variant === 'gamer') {
    return (
      k.sh(204, 362, 120, 18, 0.42) +
      cord('M196 60C190 20 150 24 120 14', '#2c322f', 8) +
      P(
        'M196 46C240 46 268 66 278 110l18 92c12 78-26 156-96 156s-108-78-96-156l16-92c10-44 32-64 76-64z',
        k.lin(
          [
            [0, L(c, 0.3)],
            [0.45, c],
            [1, D(c, 0.5)],
          ],
          0,
          0,
          1,
          0.8,
        ),
      ) +
      S('M120 214C104 300 150 350 200 350s96-50 80-136', acc, 6) +
      S('M120 214C104 300 150 350 200 350s96-50 80-136', L(acc, 0.7), 1.6) +
      P('M192 52h14l-2 112h-12z', D(c, 0.6)) +
      R(186, 84, 26, 58, 12, '#0b0f0e') +
      R(190, 88, 18, 50, 9, 'none', `stroke="${acc}" stroke-width="4"`) +
      R(191, 172, 16, 20, 5, D(c, 0.5)) +
      P('M110 176l-8 54 8 40 6-40z', D(c, 0.6)) +
      P('M112 150l-8 24 6 4z', D(c, 0.6)) +
      P('M198 256l14 24h-9l3 24-20-32h10z', acc) +
      S('M134 110c6-26 20-40 40-44', '#fff', 5, 'opacity=".35"')
    );
  }
  return (
    k.sh(204, 360, 110, 18, 0.4) +
    P(
      'M200 44c62 0 94 50 94 130v62c0 74-36 122-94 122s-94-48-94-122v-62c0-80 32-130 94-130z',
      k.lin(
        [
          [0, L(c, isDark(c) ? 0.3 : 0.55)],
          [0.45, c],
          [1, D(c, 0.42)],
        ],
        0,
        0,
        1,
        0.8,
      ),
    ) +
    S('M106 178q94 34 188 0', D(c, 0.3), 3) +
    S('M200 46V190', D(c, 0.35), 3) +
    R(188, 86, 24, 62, 12, D(c, 0.5)) +
    R(
      191,
      90,
      18,
      54,
      9,
      k.lin([
        [0, '#8a918d'],
        [0.5, '#3a423f'],
        [1, '#8a918d'],
      ]),
    ) +
    C(200, 172, 4, '#38c793') +
    S('M128 130c8-34 24-54 50-62', '#fff', 6, 'opacity=".45"') +
    S('M122 250c4 44 26 76 58 88', '#fff', 4, 'opacity=".2"')
  );
};

const mouseBelly: Painter = (k, d) =>
  k.sh(204, 360, 110, 18, 0.36) +
  P(
    'M200 44c62 0 94 50 94 130v62c0 74-36 122-94 122s-94-48-94-122v-62c0-80 32-130 94-130z',
    k.lin(
      [
        [0, '#3a423f'],
        [1, '#14191a'],
      ],
      0,
      0,
      1,
      1,
    ),
  ) +
  R(150, 74, 100, 16, 8, '#0b0f0e') +
  R(150, 322, 100, 16, 8, '#0b0f0e') +
  R(176, 176, 48, 40, 10, '#0b0f0e') +
  C(200, 196, 9, '#c0392b') +
  R(182, 244, 36, 18, 9, '#59625e') +
  C(191, 253, 7, '#38c793') +
  R(150, 118, 100, 34, 6, d.colour) +
  T(200, 141, '2.4 GHz', 16, isDark(d.colour) ? '#fff' : '#14191a', { anchor: 'middle' });

/** USB-C hub. */
const hub: Painter = (k, d) => {
  const c = d.colour;
  return (
    k.sh(216, 316, 170, 26, 0.36) +
    cord('M110 214C50 210 40 130 84 96', '#3a423f', 14, true) +
    G('translate(92,70) rotate(16) scale(.8)', plug(k, 'c', c)) +
    P(
      'M96 208l224-74 44 36-222 84z',
      k.lin(
        [
          [0, L(c, 0.6)],
          [1, L(c, 0.1)],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    P(
      'M142 254l222-84v52l-222 90z',
      k.lin(
        [
          [0, c],
          [1, D(c, 0.4)],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    P('M96 208l46 46v58l-46-50z', D(c, 0.45)) +
    [
      [0, 'hdmi'],
      [1, 'a'],
      [2, 'a'],
      [3, 'c'],
    ]
      .map(([i = 0, p]) =>
        G(
          `translate(${172 + Number(i) * 52},${276 - Number(i) * 20.5}) matrix(.93,-.36,0,1,0,0) scale(.72)`,
          p === 'hdmi'
            ? P('M-28 -12h56v16l-8 8h-40l-8-8z', '#0b0f0e', 'stroke="#8f9692" stroke-width="3"')
            : port(0, 0, String(p), 0.95),
        ),
      )
      .join('') +
    G('translate(190,196) matrix(.93,-.3,.6,.5,0,0)', T(0, 0, d.text ?? 'VOLTRA', 22, D(c, 0.4), { spacing: 3 })) +
    C(330, 164, 3.4, '#38c793')
  );
};

const hubFlat: Painter = (k, d) => {
  const c = d.colour;
  return (
    k.sh(200, 290, 186, 16, 0.34) +
    [0, 1]
      .map((row) =>
        R(
          34,
          120 + row * 96,
          332,
          66,
          12,
          k.lin([
            [0, L(c, 0.4)],
            [0.4, c],
            [1, D(c, 0.35)],
          ]),
        ),
      )
      .join('') +
    [
      [76, 'hdmi'],
      [150, 'a'],
      [224, 'a'],
      [300, 'c'],
    ]
      .map(([x = 0, p]) =>
        p === 'hdmi'
          ? P(`M${Number(x) - 26} 142h52v14l-8 8h-36l-8-8z`, '#0b0f0e', 'stroke="#8f9692" stroke-width="3"')
          : port(Number(x), 153, String(p), 0.95),
      )
      .join('') +
    R(64, 240, 96, 12, 3, '#0b0f0e') +
    T(112, 272, 'SD', 14, D(c, 0.55), { anchor: 'middle' }) +
    R(196, 240, 60, 10, 3, '#0b0f0e') +
    T(226, 272, 'microSD', 13, D(c, 0.55), { anchor: 'middle' }) +
    port(320, 248, 'c', 0.9)
  );
};

/** Webcam on a clip. */
const webcam: Painter = (k, d) => {
  const c = d.colour;
  const dark = isDark(c);
  return (
    k.sh(204, 354, 110, 18, 0.36) +
    S('M250 250C330 262 330 330 296 352', '#2c322f', 9) +
    P(
      'M150 236h100l-10 76q-2 12-14 12h-52q-12 0-14-12z',
      k.lin([
        [0, D(c, 0.1)],
        [1, D(c, 0.45)],
      ]),
    ) +
    R(
      132,
      312,
      136,
      34,
      12,
      k.lin([
        [0, L(c, 0.16)],
        [1, D(c, 0.4)],
      ]),
    ) +
    R(190, 206, 20, 36, 6, '#8a918d') +
    R(
      60,
      92,
      280,
      122,
      58,
      k.lin(
        [
          [0, L(c, dark ? 0.3 : 0.7)],
          [0.45, c],
          [1, D(c, dark ? 0.45 : 0.22)],
        ],
        0,
        0,
        0.5,
        1,
      ),
    ) +
    C(200, 153, 50, '#0b0f0e') +
    C(
      200,
      153,
      38,
      k.rad(
        [
          [0, '#2b4a66'],
          [0.5, '#12202c'],
          [1, '#050708'],
        ],
        0.4,
        0.35,
        0.7,
      ),
    ) +
    C(188, 140, 9, '#dbe9f2', 'opacity=".8"') +
    C(276, 153, 5, '#38c793') +
    [0, 1, 2].map((i) => C(104 + i * 14, 153, 3, dark ? '#59625e' : '#8a918d')).join('') +
    R(150, 74, 100, 22, 11, D(c, 0.2)) +
    E(200, 98, 110, 4, '#fff', 'opacity=".25"') +
    R(166, 78, 30, 14, 7, '#c0392b')
  );
};

/** Desk mat, half unrolled. */
const mat: Painter = (k, d) => {
  const c = d.colour;
  const acc = d.second ?? '#e07b2f';
  const cl = k.clip(P('M44 150L300 92l62 108L104 292z', '#000'));
  return (
    k.sh(206, 300, 186, 30, 0.3) +
    P('M44 158L300 100l62 108L104 300z', D(c, 0.6)) +
    P(
      'M44 150L300 92l62 108L104 292z',
      k.lin(
        [
          [0, L(c, 0.2)],
          [1, D(c, 0.16)],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    `<g clip-path="${cl}">` +
    [0, 1, 2, 3]
      .map((i) =>
        S(
          `M${60 + i * 60} 330C${120 + i * 60} 250 ${90 + i * 60} 180 ${170 + i * 60} 80`,
          i % 2 ? L(c, 0.3) : acc,
          i % 2 ? 5 : 10,
        ),
      )
      .join('') +
    '</g>' +
    P('M44 150L300 92l62 108L104 292z', 'none', `stroke="${acc}" stroke-width="2.500" stroke-dasharray="6 4"`) +
    G(
      'rotate(60 74 222)',
      R(
        -12,
        204,
        172,
        40,
        20,
        k.lin([
          [0, L(c, 0.3)],
          [0.5, c],
          [1, D(c, 0.5)],
        ]),
      ) +
        E(160, 224, 9, 20, D(c, 0.55)) +
        E(160, 224, 4, 9, PLANE),
    )
  );
};

export const computing = {
  teclado: { hero: keyboard, more: [keys], focus: [290, 190, 2], size: [310, 118, 16] },
  mouse: { hero: mouse, more: [mouseBelly], focus: [200, 120, 1.8], size: [62, 108, 38] },
  hub: { hero: hub, more: [hubFlat], focus: [240, 220, 1.9], size: [115, 34, 14] },
  'camara-web': {
    hero: webcam,
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
