import { C, D, G, L, P, R, S, T, isDark, type Kit, type Painter } from './kit.ts';
import { svg } from './svg.ts';

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

export const games = {
  control: { hero: pad, more: [svg('control-2')], focus: [280, 190, 2], size: [152, 104, 60] },
  'control-movil': { hero: svg('control-movil'), more: [], focus: [320, 200, 2], size: [250, 112, 38] },
  enfriador: {
    hero: svg('enfriador'),
    more: [],
    focus: [240, 150, 1.9],
    size: [64, 64, 32],
  },
  'base-controles': { hero: dock, more: [], focus: [130, 290, 1.9], size: [190, 70, 90] },
  consola: { hero: svg('consola'), more: [svg('consola-2')], focus: [200, 140, 1.7], size: [78, 142, 24] },
  gatillos: {
    hero: svg('gatillos'),
    more: [],
    focus: [110, 190, 1.9],
    size: [42, 58, 30],
  },
} as const;
