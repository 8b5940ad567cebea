import { C, D, E, G, L, R, S, isDark, type Painter } from './kit.ts';
import { plug } from './cable.ts';
import { svg } from './svg.ts';

/** In-ear, wired. */
const wired: Painter = (k, d) => {
  const c = d.colour;
  const dark = isDark(c);
  const w = d.variant === 'plano' ? 10 : 6;
  const line = (p: string): string => S(p, D(c, 0.35), w + 1.5) + S(p, c, w) + S(p, L(c, 0.4), 1.6, 'opacity=".7"');
  const bud = (x: number, y: number, m: number): string =>
    G(
      `translate(${x},${y}) scale(${m},1) rotate(-16)`,
      R(
        -10,
        14,
        20,
        52,
        9,
        k.lin(
          [
            [0, L(c, 0.3)],
            [1, D(c, 0.4)],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
        E(
          0,
          0,
          36,
          33,
          k.lin(
            [
              [0, L(c, dark ? 0.36 : 0.7)],
              [0.5, c],
              [1, D(c, 0.35)],
            ],
            0,
            0,
            1,
            1,
          ),
        ) +
        E(30, -4, 18, 24, '#1a1f1d') +
        E(36, -4, 8, 13, '#3a423f') +
        C(-8, -4, 13, d.second ?? D(c, 0.2)) +
        S('M-18 -14a16 14 0 0 1 16 -8', '#fff', 3, 'opacity=".6"'),
    );
  return (
    k.sh(200, 352, 160, 18, 0.28) +
    line('M132 158C120 230 196 214 200 262') +
    line('M268 158C280 230 204 214 200 262') +
    line('M200 262C200 320 96 276 92 316s120 44 190 26 46-64 0-58-66 32-60 52') +
    R(
      254.5,
      174,
      17,
      48,
      8,
      k.lin(
        [
          [0, L(c, 0.3)],
          [1, D(c, 0.3)],
        ],
        0,
        0,
        1,
        0,
      ),
      'transform="rotate(30 263 198)"',
    ) +
    R(190, 248, 20, 30, 7, D(c, 0.25)) +
    bud(128, 92, 1) +
    bud(272, 92, -1) +
    G(
      'translate(232,350) rotate(150) scale(.5)',
      plug(k, d.ports?.[0] ?? 'jack', d.variant === 'plano' ? '#e9ece9' : c),
    )
  );
};

export const audio = {
  audifonos: { hero: svg('audifonos'), more: [svg('audifonos-2')], focus: [260, 160, 1.9], size: [60, 48, 26] },
  'audifonos-pastilla': { hero: svg('audifonos-pastilla'), more: [], focus: [150, 280, 2], size: [66, 40, 30] },
  diadema: { hero: svg('diadema'), more: [svg('diadema-2')], focus: [300, 250, 1.8], size: [168, 192, 78] },
  alambricos: { hero: wired, more: [], focus: [150, 100, 2], size: [16, 1200, 14] },
  cuello: { hero: svg('cuello'), more: [], focus: [150, 280, 2], size: [148, 210, 16] },
} as const;
