import { C, D, E, G, L, P, R, S, T, isDark, type Painter } from './kit.ts';
import { plug } from './cable.ts';

const shade = (c: string): number => (isDark(c) ? 0.25 : 0.8);
const budPath = 'M26 188c-4-58 22-84 56-82 30 2 42 28 36 56-4 18-20 30-36 34l-4 60-26 2-6-62z';

/** Earbuds standing in their open case. */
const buds: Painter = (k, d) => {
  const c = d.colour;
  const dark = isDark(c);
  const bud = (m: number): string =>
    G(
      `translate(200,0) scale(${m},1)`,
      P(
        budPath,
        k.lin(
          [
            [0, L(c, dark ? 0.34 : 0.8)],
            [0.5, c],
            [1, D(c, 0.3)],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
        P('M40 128c10-12 28-14 36-4 6 10-6 28-22 30-14 2-22-14-14-26z', '#1a1f1d') +
        P('M43 131c9-9 22-10 28-3', 'none', 'stroke="#68716c" stroke-width="2"') +
        C(98, 150, 4, D(c, 0.5)) +
        S('M62 204v44', '#fff', 3, `opacity="${shade(c)}"`),
    );
  return (
    k.sh(200, 352, 160, 22, 0.36) +
    P(
      'M84 176C84 92 120 58 200 58s116 34 116 118v14H84z',
      k.lin(
        [
          [0, L(c, dark ? 0.2 : 0.4)],
          [1, D(c, 0.16)],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    P(
      'M98 182C98 108 128 76 200 76s102 32 102 106z',
      k.lin([
        [0, D(c, 0.36)],
        [1, D(c, 0.2)],
      ]),
    ) +
    bud(1) +
    bud(-1) +
    P(
      'M78 196q0-10 10-10h224q10 0 10 10v46c0 74-38 106-122 106S78 316 78 242z',
      k.lin(
        [
          [0, L(c, dark ? 0.22 : 0.7)],
          [0.45, c],
          [1, D(c, dark ? 0.42 : 0.2)],
        ],
        0,
        0,
        0.5,
        1,
      ),
    ) +
    P('M82 190h236', 'none', `stroke="#fff" stroke-opacity="${dark ? 0.3 : 1}" stroke-width="3"`) +
    S('M92 246c2 54 26 86 70 92', '#fff', 4, `opacity="${dark ? 0.16 : 0.7}"`) +
    C(200, 226, 5, d.second ?? '#38c793')
  );
};

/** A flat pill case, closed, with both buds lying before it. */
const pill: Painter = (k, d) => {
  const c = d.colour;
  const dark = isDark(c);
  const bud = (x: number, y: number, a: number, m: number): string =>
    G(
      `translate(${x},${y}) rotate(${a}) scale(${m},1)`,
      C(
        0,
        0,
        40,
        k.lin(
          [
            [0, L(c, dark ? 0.34 : 0.7)],
            [0.5, c],
            [1, D(c, 0.4)],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
        E(22, 20, 24, 18, '#1a1f1d', 'transform="rotate(40 22 20)"') +
        C(-8, -6, 18, D(c, 0.12)) +
        S('M-16 -14a14 14 0 0 1 16 -6', '#fff', 3, `opacity="${dark ? 0.4 : 0.9}"`) +
        C(-8, -6, 5, d.second ?? '#38c793'),
    );
  return (
    k.sh(200, 350, 170, 22, 0.36) +
    R(
      56,
      92,
      288,
      176,
      84,
      k.lin(
        [
          [0, L(c, dark ? 0.3 : 0.7)],
          [0.4, c],
          [1, D(c, dark ? 0.5 : 0.28)],
        ],
        0,
        0,
        0.4,
        1,
      ),
    ) +
    P('M58 172h284', 'none', `stroke="${D(c, 0.5)}" stroke-width="3"`) +
    P('M58 175h284', 'none', 'stroke="#fff" stroke-opacity=".35" stroke-width="2"') +
    S('M76 152c6-28 26-46 62-48', '#fff', 5, `opacity="${dark ? 0.2 : 0.8}"`) +
    R(184, 184, 32, 6, 3, D(c, 0.4)) +
    T(200, 226, d.text ?? 'KUVO', 18, dark ? L(c, 0.5) : D(c, 0.4), { anchor: 'middle', spacing: 4 }) +
    k.sh(142, 336, 52, 10, 0.4) +
    k.sh(262, 338, 52, 10, 0.4) +
    bud(140, 294, -8, 1) +
    bud(262, 296, 10, -1)
  );
};

/** One bud, large. */
const budClose: Painter = (k, d) => {
  const c = d.colour;
  const dark = isDark(c);
  const one = (t: string): string =>
    G(
      t,
      P(
        budPath,
        k.lin(
          [
            [0, L(c, dark ? 0.34 : 0.8)],
            [0.5, c],
            [1, D(c, 0.3)],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
        P('M40 128c10-12 28-14 36-4 6 10-6 28-22 30-14 2-22-14-14-26z', '#1a1f1d') +
        P('M43 131c9-9 22-10 28-3', 'none', 'stroke="#68716c" stroke-width="1.6"') +
        C(98, 150, 4, D(c, 0.5)) +
        S('M62 204v44', '#fff', 2.4, `opacity="${shade(c)}"`) +
        R(50, 250, 26, 5, 2, D(c, 0.4)),
    );
  return (
    k.sh(200, 360, 150, 18, 0.34) +
    one('translate(236,10) scale(-1.3,1.3) rotate(-14)') +
    one('translate(168,10) scale(1.3,1.3) rotate(-14)')
  );
};

/** Over-ear headphones; "gamer" has a boom microphone and lights, "infantil" is smaller with ears. */
const headphones: Painter = (k, d) => {
  const c = d.colour;
  const dark = isDark(c);
  const gamer = d.variant === 'gamer';
  const kids = d.variant === 'infantil';
  const pad = gamer ? '#15191b' : dark ? '#15191b' : D(c, 0.3);
  const acc = d.second ?? '#c9d0cc';
  const cup = (m: number): string =>
    G(
      `translate(200,0) scale(${m},1)`,
      S('M116 168v46', gamer ? D(c, 0.3) : acc, 13) +
        S('M113 168v46', '#fff', 3, 'opacity=".5"') +
        R(
          48,
          204,
          50,
          142,
          25,
          k.lin(
            [
              [0, D(pad, 0.3)],
              [0.5, L(pad, 0.14)],
              [1, pad],
            ],
            0,
            0,
            1,
            0,
          ),
        ) +
        R(
          80,
          196,
          78,
          158,
          39,
          k.lin(
            m > 0
              ? [
                  [0, c],
                  [0.6, D(c, 0.14)],
                  [1, D(c, 0.42)],
                ]
              : [
                  [0, D(c, 0.1)],
                  [0.5, c],
                  [1, L(c, 0.26)],
                ],
            0,
            0,
            1,
            0.5,
          ),
        ) +
        (gamer
          ? R(94, 218, 50, 114, 25, '#0b0f0e') +
            R(94, 218, 50, 114, 25, 'none', `stroke="${acc}" stroke-width="5"`) +
            P('M119 244l12 30h-9l4 32-18-40h10z', acc)
          : R(92, 214, 54, 122, 27, 'none', `stroke="${acc}" stroke-opacity=".55" stroke-width="2"`) +
            (kids
              ? P('M119 254c8-12 24-4 20 10-3 12-20 24-20 24s-17-12-20-24c-4-14 12-22 20-10z', acc)
              : C(
                  119,
                  275,
                  13,
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
                ))),
    );
  const ears = kids
    ? [-1, 1]
        .map((m) =>
          G(
            `translate(200,0) scale(${m},1)`,
            P(
              'M50 62L66 12q3-9 11-4l40 46z',
              k.lin(
                [
                  [0, L(c, 0.3)],
                  [1, D(c, 0.15)],
                ],
                0,
                0,
                1,
                1,
              ),
            ) + P('M64 56l9-28 24 26z', acc),
          ),
        )
        .join('')
    : '';
  return (
    k.sh(200, 370, 150, 16, 0.34) +
    ears +
    S('M84 232C62 104 122 36 200 36s138 68 116 196', D(c, 0.35), gamer ? 36 : 30) +
    S(
      'M84 228C62 102 122 34 200 34s138 68 116 194',
      k.lin(
        [
          [0, L(c, 0.3)],
          [0.4, c],
          [1, D(c, 0.3)],
        ],
        60,
        30,
        340,
        240,
        true,
      ),
      gamer ? 31 : 25,
    ) +
    S('M108 110C126 62 160 46 200 46s74 16 92 64', L(c, dark ? 0.3 : 0.5), 4, 'opacity=".7"') +
    S('M118 122c18-40 48-56 82-56s64 16 82 56', pad, gamer ? 17 : 11) +
    cup(1) +
    cup(-1) +
    (gamer
      ? S('M70 322C56 372 120 384 158 366', '#1d2422', 8) +
        S('M70 322C56 372 120 384 158 366', '#4a524e', 2.5) +
        R(146, 350, 42, 24, 12, '#101413') +
        R(150, 354, 34, 5, 2.5, acc)
      : '')
  );
};

/** The same headphones folded flat, seen from the side. */
const folded: Painter = (k, d) => {
  const c = d.colour;
  const acc = d.second ?? '#c9d0cc';
  return (
    k.sh(200, 340, 170, 22, 0.34) +
    S('M92 250C60 120 130 74 200 74s140 46 108 176', D(c, 0.3), 34) +
    S('M92 246C62 120 130 72 200 72s138 48 108 174', c, 27) +
    [118, 282]
      .map(
        (x) =>
          E(
            x,
            250,
            82,
            86,
            k.lin(
              [
                [0, L(c, 0.26)],
                [0.5, c],
                [1, D(c, 0.45)],
              ],
              0,
              0,
              1,
              1,
            ),
          ) +
          E(x, 250, 66, 70, '#1a1f1d') +
          E(
            x,
            250,
            44,
            48,
            k.lin([
              [0, '#2e3533'],
              [1, '#0b0f0e'],
            ]),
          ) +
          T(x, 264, x < 200 ? 'L' : 'R', 40, acc, { anchor: 'middle' }),
      )
      .join('')
  );
};

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

/** Neckband. */
const neck: Painter = (k, d) => {
  const c = d.colour;
  const acc = d.second ?? '#c9d0cc';
  const bud = (x: number, m: number): string =>
    G(
      `translate(${x},308) scale(${m},1) rotate(-20)`,
      E(
        0,
        0,
        27,
        24,
        k.lin(
          [
            [0, L(c, 0.36)],
            [0.5, c],
            [1, D(c, 0.4)],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
        E(24, -2, 13, 18, '#1a1f1d') +
        C(-4, -2, 9, acc),
    );
  return (
    k.sh(200, 356, 170, 16, 0.3) +
    S('M96 232C72 100 130 52 200 52s128 48 104 180', D(c, 0.4), 17) +
    S('M96 230C74 100 130 50 200 50s126 50 104 180', c, 12) +
    S('M106 120C124 76 160 62 200 62', L(c, 0.5), 3, 'opacity=".7"') +
    [-1, 1]
      .map((m) =>
        G(
          `translate(200,0) scale(${m},1)`,
          S('M104 262C110 300 60 296 58 306', D(c, 0.2), 5) +
            R(
              88,
              196,
              32,
              96,
              16,
              k.lin(
                [
                  [0, L(c, 0.26)],
                  [0.5, c],
                  [1, D(c, 0.45)],
                ],
                0,
                0,
                1,
                0,
              ),
              'transform="rotate(6 104 240)"',
            ) +
            R(91, 196, 32, 8, 4, acc, 'transform="rotate(6 104 240)"'),
        ),
      )
      .join('') +
    [222, 244, 262].map((y) => R(300, y, 5, 12, 2.5, L(c, 0.4))).join('') +
    bud(146, 1) +
    bud(254, -1)
  );
};

export const audio = {
  audifonos: { hero: buds, more: [budClose], focus: [260, 160, 1.9], size: [60, 48, 26] },
  'audifonos-pastilla': { hero: pill, more: [], focus: [150, 280, 2], size: [66, 40, 30] },
  diadema: { hero: headphones, more: [folded], focus: [300, 250, 1.8], size: [168, 192, 78] },
  alambricos: { hero: wired, more: [], focus: [150, 100, 2], size: [16, 1200, 14] },
  cuello: { hero: neck, more: [], focus: [150, 280, 2], size: [148, 210, 16] },
} as const;
