import { C, D, G, L, P, R, S, T, isDark, type Drawing, type Kit, type Painter } from './kit.ts';
import { phoneFront } from './phone.ts';

const shellOf = (k: Kit, c: string): string =>
  k.lin(
    [
      [0, L(c, isDark(c) ? 0.28 : 0.45)],
      [0.45, c],
      [1, D(c, 0.4)],
    ],
    0,
    0,
    0.6,
    1,
  );
const thumb = (k: Kit, x: number, y: number, r: number, ring: string): string =>
  C(x, y, r + 5, '#0b0f0e') +
  C(x, y + 3, r, '#14191a') +
  C(
    x,
    y,
    r,
    k.rad(
      [
        [0, '#4a524e'],
        [0.7, '#2a312e'],
        [1, '#14191a'],
      ],
      0.4,
      0.35,
    ),
  ) +
  C(x, y, r * 0.66, 'none', `stroke="${ring}" stroke-width="2.5"`);
const cross = (x: number, y: number, s: number, f: string): string =>
  P(
    `M${x - s * 0.36} ${y - s}h${s * 0.72}v${s * 0.64}h${s * 0.64}v${s * 0.72}h-${s * 0.64}v${s * 0.64}h-${s * 0.72}v-${s * 0.64}h-${s * 0.64}v-${s * 0.72}h${s * 0.64}z`,
    f,
    'stroke-linejoin="round"',
  );
const letters = (x: number, y: number, gap: number, r: number, dark: boolean): string =>
  [
    [0, -gap, 'X', '#3fa0e8'],
    [gap, 0, 'A', '#e0475b'],
    [0, gap, 'B', '#f2cf4a'],
    [-gap, 0, 'Y', '#52c48a'],
  ]
    .map(
      ([dx, dy, w, f]) =>
        C(x + Number(dx), y + Number(dy), r, dark ? '#14191a' : '#2a312e') +
        T(x + Number(dx), y + Number(dy) + r * 0.42, String(w), r * 1.15, String(f), { anchor: 'middle' }),
    )
    .join('');

const padPath =
  'M120 118h160c64 0 84 60 92 130 6 56-10 86-36 86-30 0-44-44-70-66H134c-26 22-40 66-70 66-26 0-42-30-36-86 8-70 28-130 92-130z';

/** Game controller. */
const padBody: Painter = (k, d) => {
  const c = d.colour;
  const acc = d.second ?? '#c0392b';
  const dark = isDark(c);
  return (
    P('M96 122c4-24 20-34 50-34l10 34zM304 122c-4-24-20-34-50-34l-10 34z', D(c, 0.5)) +
    P(padPath, shellOf(k, c)) +
    P(
      'M64 330c24-4 40-44 66-66h140c26 22 42 62 66 66-30 0-44-40-70-62H134c-26 22-40 62-70 62z',
      D(c, 0.3),
      'opacity=".6"',
    ) +
    S('M60 210c6-40 22-76 60-78h60', '#fff', 4, `opacity="${dark ? 0.25 : 0.7}"`) +
    P('M150 122h100l-10 34q-4 10-14 10h-52q-10 0-14-10z', D(c, dark ? 0.5 : 0.14)) +
    thumb(k, 118, 178, 26, acc) +
    thumb(k, 238, 228, 26, acc) +
    cross(160, 226, 24, dark ? '#0b0f0e' : '#2a312e') +
    letters(286, 178, 25, 12.5, dark) +
    C(200, 178, 11, acc) +
    R(168, 172, 18, 9, 4.5, dark ? '#59625e' : '#8a918d') +
    R(214, 172, 18, 9, 4.5, dark ? '#59625e' : '#8a918d') +
    [0, 1, 2, 3].map((i) => C(186 + i * 9.4, 208, 2.4, i < 3 ? '#38c793' : '#59625e')).join('')
  );
};

const pad: Painter = (k, d) => k.sh(200, 346, 176, 20, 0.38) + padBody(k, d);

const padTop: Painter = (k, d) => {
  const c = d.colour;
  return (
    k.sh(200, 300, 180, 20, 0.36) +
    R(40, 150, 320, 120, 54, shellOf(k, c)) +
    [62, 248]
      .map(
        (x) =>
          R(x, 112, 90, 64, 20, D(c, 0.5)) +
          R(x + 4, 168, 82, 26, 12, D(c, 0.35)) +
          S(`M${x + 14} 126h62`, L(c, 0.3), 3, 'opacity=".5"'),
      )
      .join('') +
    R(180, 200, 40, 16, 8, '#0b0f0e') +
    C(236, 208, 4, '#38c793') +
    S('M70 240h260', D(c, 0.3), 2)
  );
};

/** Two grips round a phone. */
const grips: Painter = (k, d) => {
  const c = d.colour;
  const dark = isDark(c);
  const grip = (m: number, inner: string): string =>
    G(
      `translate(200,0) scale(${m},1)`,
      P('M92 122h34c40 0 54 40 54 92 0 48-12 84-40 84-24 0-32-22-48-26z', shellOf(k, c)) +
        R(86, 122, 16, 150, 6, D(c, 0.35)),
    ) + inner;
  return (
    k.sh(200, 320, 184, 20, 0.38) +
    G(
      'rotate(90 200 197)',
      phoneFront(
        k,
        136,
        84,
        128,
        226,
        '#39403d',
        { colours: ['#f2cf4a', d.second ?? '#6d1f2f', '#1d2f52'], scene: 'luna' },
        'punch',
      ).replace(/<g transform="translate\([^)]*\) scale[^]*?<\/g>/g, ''),
    ) +
    grip(1, thumb(k, 338, 226, 17, L(c, 0.4)) + letters(338, 172, 17, 8.6, dark)) +
    grip(-1, thumb(k, 62, 172, 17, L(c, 0.4)) + cross(62, 226, 17, dark ? '#0b0f0e' : '#2a312e')) +
    R(44, 130, 16, 6, 3, D(c, 0.4)) +
    R(340, 130, 16, 6, 3, D(c, 0.4))
  );
};

/** Cooling fan for the back of a phone. */
const fan: Painter = (k, d) => {
  const c = d.colour;
  const acc = d.second ?? '#3fc7e8';
  const blade = (a: number): string =>
    G(
      `rotate(${a} 200 188)`,
      P(
        'M200 188C190 150 200 118 232 108c14 30 2 62-32 80z',
        k.lin([
          [0, '#59625e'],
          [1, '#2a312e'],
        ]),
      ),
    );
  return (
    k.sh(204, 352, 140, 20, 0.38) +
    P('M288 250C350 280 330 340 270 356', 'none', 'stroke="#2c322f" stroke-width="9"') +
    R(76, 64, 248, 248, 74, D(c, 0.55)) +
    R(70, 58, 248, 248, 74, shellOf(k, c)) +
    C(200, 188, 106, '#0b0f0e') +
    C(200, 188, 100, 'none', `stroke="${acc}" stroke-width="7"`) +
    C(200, 188, 100, 'none', `stroke="${L(acc, 0.6)}" stroke-width="2"`) +
    [0, 51, 103, 154, 206, 257, 309].map(blade).join('') +
    C(
      200,
      188,
      32,
      k.lin(
        [
          [0, L(c, 0.3)],
          [1, D(c, 0.3)],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    T(200, 196, '15 °C', 18, isDark(c) ? acc : '#14191a', { anchor: 'middle' }) +
    S('M92 140c8-34 26-54 58-60', '#fff', 5, 'opacity=".4"')
  );
};

/** Dock with two controllers standing in it. */
const dock: Painter = (k, d) => {
  const c = d.colour;
  const mini = (x: number, colour: string): string =>
    G(`translate(${x},108) scale(.46)`, padBody(k, { kind: 'control', colour, second: '#7ff0c0' }));
  return (
    k.sh(200, 350, 176, 20, 0.38) +
    mini(22, d.second ?? '#1d2f52') +
    mini(194, D(d.second ?? '#1d2f52', 0.45)) +
    P(
      'M44 300q0-14 14-16h284q14 2 14 16v30q0 14-14 14H58q-14 0-14-14z',
      k.lin([
        [0, L(c, isDark(c) ? 0.3 : 0.6)],
        [0.3, c],
        [1, D(c, 0.4)],
      ]),
    ) +
    P(
      'M70 284l18-66h52l18 66zM242 284l18-66h52l18 66z',
      k.lin(
        [
          [0, L(c, 0.2)],
          [1, D(c, 0.2)],
        ],
        0,
        0,
        1,
        0,
      ),
      'opacity=".94"',
    ) +
    R(70, 306, 100, 8, 4, '#38c793') +
    R(230, 306, 100, 8, 4, '#f2a93b') +
    T(200, 334, d.text ?? 'SIBIL', 12, isDark(c) ? L(c, 0.5) : D(c, 0.4), { anchor: 'middle', spacing: 3 })
  );
};

/** Hand-held console, upright. */
const handheld: Painter = (k, d: Drawing) => {
  const c = d.colour;
  const acc = d.second ?? '#c0392b';
  const cl = k.clip(R(132, 72, 136, 116, 4, '#000'));
  return (
    k.sh(204, 374, 120, 14, 0.38) +
    G(
      'rotate(-5 200 200)',
      P('M110 44q0-16 16-16h148q16 0 16 16v276q0 50-46 50H126q-16 0-16-16z', D(c, 0.5), 'transform="translate(6,5)"') +
        P('M110 44q0-16 16-16h148q16 0 16 16v276q0 50-46 50H126q-16 0-16-16z', shellOf(k, c)) +
        R(120, 52, 160, 152, 10, '#2a312e') +
        R(132, 72, 136, 116, 4, '#9bc4a0') +
        `<g clip-path="${cl}">` +
        R(132, 72, 136, 80, 0, '#bfe3ee') +
        C(246, 92, 12, '#f2cf4a') +
        P('M132 160l34-30 26 20 30-38 46 44v40H132z', '#5a9e6a') +
        R(132, 172, 136, 20, 0, '#8a5a34') +
        R(178, 150, 16, 22, 2, acc) +
        R(216, 140, 22, 6, 1, '#8a5a34') +
        '</g>' +
        T(136, 66, 'RETRO', 10, '#8a918d', { spacing: 2 }) +
        C(262, 62, 3, '#ff5c6c') +
        cross(154, 258, 28, isDark(c) ? '#0b0f0e' : '#2a312e') +
        C(258, 244, 15, acc) +
        C(258, 241, 15, L(acc, 0.15)) +
        C(224, 272, 15, acc) +
        C(224, 269, 15, L(acc, 0.15)) +
        [0, 1].map((i) => G(`translate(${172 + i * 34},320) rotate(-22)`, R(-12, -4, 24, 8, 4, D(c, 0.45)))).join('') +
        [0, 1, 2, 3]
          .map((i) => G(`translate(${236 + i * 11},340) rotate(-22)`, R(-2, -14, 4, 28, 2, D(c, 0.45))))
          .join(''),
    )
  );
};

const handheldBack: Painter = (k, d) => {
  const c = d.colour;
  return (
    k.sh(200, 374, 120, 14, 0.36) +
    R(112, 28, 178, 342, 22, shellOf(k, c)) +
    R(140, 220, 122, 120, 8, D(c, 0.16)) +
    R(184, 226, 34, 8, 4, D(c, 0.4)) +
    [0, 1, 2, 3, 4].map((i) => R(150, 70 + i * 16, 102, 6, 3, D(c, 0.3))).join('') +
    C(130, 46, 4, D(c, 0.5)) +
    C(272, 46, 4, D(c, 0.5)) +
    T(201, 300, '3.7 V', 18, D(c, 0.4), { anchor: 'middle' })
  );
};

/** A pair of triggers. */
const triggers: Painter = (k, d) => {
  const c = d.colour;
  const one = (): string =>
    P(
      'M20 60q0-20 20-20h56q22 0 22 22v70q0 14-14 14H34q-14 0-14-14z',
      k.lin(
        [
          [0, '#4a524e'],
          [1, '#14191a'],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    P('M30 48C30 6 60-14 118-10q8 0 8 8v42q0 8-8 8z', shellOf(k, c)) +
    S('M44 40C46 14 66 2 112 2', '#fff', 4, 'opacity=".5"') +
    C(66, 96, 20, '#0b0f0e') +
    C(
      66,
      96,
      14,
      k.rad(
        [
          [0, '#8a918d'],
          [1, '#3a423f'],
        ],
        0.4,
        0.35,
      ),
    ) +
    R(96, 60, 22, 70, 6, D(c, 0.2)) +
    R(34, 138, 70, 12, 6, '#59625e');
  return (
    k.sh(120, 300, 92, 16, 0.4) +
    k.sh(284, 318, 92, 16, 0.4) +
    G('translate(30,136) scale(1.1) rotate(-6 60 60)', one()) +
    G('translate(376,152) scale(-1.1,1.1) rotate(-6 60 60)', one())
  );
};

export const games = {
  control: { hero: pad, more: [padTop], focus: [280, 190, 2], size: [152, 104, 60] },
  'control-movil': { hero: grips, more: [], focus: [320, 200, 2], size: [250, 112, 38] },
  enfriador: {
    hero: fan,
    more: [],
    focus: [240, 150, 1.9],
    size: [64, 64, 32],
  },
  'base-controles': { hero: dock, more: [], focus: [130, 290, 1.9], size: [190, 70, 90] },
  consola: { hero: handheld, more: [handheldBack], focus: [200, 140, 1.7], size: [78, 142, 24] },
  gatillos: {
    hero: triggers,
    more: [],
    focus: [110, 190, 1.9],
    size: [42, 58, 30],
  },
} as const;
