import { C, D, E, G, L, P, R, S, T, type Kit, type Painter } from './kit.ts';

const mesh = (k: Kit, s = 7): string =>
  k.pat(
    s,
    s,
    `<circle cx="${s * 0.26}" cy="${s * 0.26}" r="${s * 0.19}" fill="#000" opacity=".42"/><circle cx="${s * 0.76}" cy="${s * 0.76}" r="${s * 0.19}" fill="#000" opacity=".42"/>`,
  );
const brand = (x: number, y: number, words: string, size: number, fill: string, spacing = 3): string =>
  T(x, y, words, size, fill, { anchor: 'middle', spacing });

/** A can with a loop. */
const can: Painter = (k, d) => {
  const c = d.colour;
  const acc = d.second ?? '#e9b949';
  const body = 'M104 108h192v196c0 28-43 48-96 48s-96-20-96-48z';
  return (
    k.sh(200, 356, 160, 22, 0.4) +
    P(
      body,
      k.lin(
        [
          [0, D(c, 0.5)],
          [0.2, L(c, 0.12)],
          [0.42, c],
          [1, D(c, 0.58)],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    P(body, mesh(k, 8)) +
    P('M104 292c4 26 46 44 96 44s92-18 96-44v14c0 28-43 48-96 48s-96-20-96-48z', D(c, 0.7)) +
    E(
      200,
      108,
      96,
      38,
      k.lin(
        [
          [0, L(c, 0.28)],
          [1, D(c, 0.3)],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    E(200, 108, 95, 37, 'none', `stroke="${acc}" stroke-width="3"`) +
    E(200, 108, 62, 23, D(c, 0.55)) +
    S('M168 108h16M176 102v12M218 108h16', '#fff', 3, 'opacity=".85"') +
    R(152, 210, 96, 28, 4, D(c, 0.55)) +
    brand(200, 229, d.text ?? 'OIMO', 15, acc) +
    S('M296 140c46 6 52 60 20 96', D(acc, 0.12), 10) +
    S('M296 138c42 6 48 58 18 92', L(acc, 0.3), 3, 'opacity=".7"')
  );
};

const canTop: Painter = (k, d) => {
  const c = d.colour;
  const acc = d.second ?? '#e9b949';
  return (
    k.sh(200, 366, 160, 16, 0.3) +
    C(
      200,
      200,
      160,
      k.lin(
        [
          [0, L(c, 0.1)],
          [1, D(c, 0.5)],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    C(200, 200, 160, mesh(k, 8)) +
    C(
      200,
      200,
      142,
      k.lin(
        [
          [0, L(c, 0.28)],
          [1, D(c, 0.35)],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    C(200, 200, 141, 'none', `stroke="${acc}" stroke-width="4"`) +
    C(200, 200, 96, D(c, 0.55)) +
    S('M128 200h34M145 183v34M238 200h34M186 140v24l24-12zM190 252l12 12 18-22', '#fff', 5, 'opacity=".9"') +
    C(200, 200, 5, '#38c793')
  );
};

/** A tube on its side. */
const tube: Painter = (k, d) => {
  const c = d.colour;
  const acc = d.second ?? '#d9643a';
  return (
    k.sh(200, 300, 190, 24, 0.4) +
    R(
      28,
      156,
      344,
      138,
      66,
      k.lin([
        [0, L(c, 0.22)],
        [0.35, c],
        [1, D(c, 0.6)],
      ]),
    ) +
    R(28, 156, 344, 138, 66, mesh(k)) +
    [28, 328]
      .map(
        (x) =>
          R(
            x,
            156,
            44,
            138,
            22,
            k.lin([
              [0, L(acc, 0.25)],
              [0.4, acc],
              [1, D(acc, 0.5)],
            ]),
          ) + E(x + 22, 225, 10, 40, D(acc, 0.35)),
      )
      .join('') +
    R(158, 146, 84, 16, 8, D(c, 0.4)) +
    S('M178 154h10M183 149v10M212 154h10', '#dfe4e1', 2.4) +
    brand(200, 234, d.text ?? 'BRASA', 24, '#eef1ef', 5) +
    S('M64 162C90 96 150 88 172 100', D(acc, 0.2), 8)
  );
};

const tubeEnd: Painter = (k, d) => {
  const c = d.colour;
  const acc = d.second ?? '#d9643a';
  return (
    k.sh(200, 358, 150, 18, 0.36) +
    C(
      200,
      196,
      158,
      k.lin(
        [
          [0, L(c, 0.2)],
          [1, D(c, 0.55)],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    C(
      200,
      196,
      132,
      k.lin(
        [
          [0, L(acc, 0.2)],
          [1, D(acc, 0.45)],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    C(
      200,
      196,
      110,
      k.rad(
        [
          [0, '#3a423f'],
          [0.7, '#171b1a'],
          [1, '#0b0f0e'],
        ],
        0.4,
        0.35,
      ),
    ) +
    C(200, 196, 78, 'none', 'stroke="#4a524e" stroke-width="3"') +
    C(
      200,
      196,
      40,
      k.rad(
        [
          [0, '#5b6460'],
          [1, '#232927'],
        ],
        0.35,
        0.3,
      ),
    )
  );
};

/** A palm-sized round one on a strap. */
const ball: Painter = (k, d) => {
  const c = d.colour;
  const acc = d.second ?? '#f1f2f0';
  return (
    k.sh(200, 350, 130, 20, 0.42) +
    S('M262 92c60-40 92 16 60 62', D(acc, 0.15), 11) +
    S('M262 90c58-38 88 16 58 60', L(acc, 0.4), 3, 'opacity=".7"') +
    C(
      200,
      216,
      132,
      k.lin(
        [
          [0, L(c, 0.3)],
          [0.45, c],
          [1, D(c, 0.55)],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    C(200, 216, 104, D(c, 0.3)) +
    C(200, 216, 104, mesh(k, 10)) +
    C(
      200,
      216,
      104,
      k.rad(
        [
          [0, '#fff', 0.2],
          [0.5, '#fff', 0],
          [1, '#000', 0.3],
        ],
        0.35,
        0.3,
        0.75,
      ),
    ) +
    R(156, 202, 88, 30, 15, D(c, 0.5)) +
    brand(200, 223, d.text ?? 'OIMO', 15, acc) +
    S('M100 160c14-34 40-54 74-60', '#fff', 6, 'opacity=".4"') +
    C(200, 334, 4, '#38c793')
  );
};

/** A party tower with two woofers and light rings. */
const tower: Painter = (k, d) => {
  const c = d.colour;
  const acc = d.second ?? '#7b5cf0';
  const woofer = (y: number, r: number): string =>
    C(200, y, r + 8, D(c, 0.6)) +
    C(200, y, r + 4, 'none', `stroke="${acc}" stroke-width="6"`) +
    C(200, y, r + 4, 'none', `stroke="${L(acc, 0.6)}" stroke-width="1.6"`) +
    C(
      200,
      y,
      r - 2,
      k.rad(
        [
          [0, '#3a423f'],
          [0.7, '#171b1a'],
          [1, '#0b0f0e'],
        ],
        0.4,
        0.35,
      ),
    ) +
    C(200, y, r * 0.62, 'none', 'stroke="#39413d" stroke-width="2.5"') +
    C(
      200,
      y,
      r * 0.34,
      k.rad(
        [
          [0, '#68716c'],
          [1, '#232927'],
        ],
        0.35,
        0.3,
      ),
    );
  return (
    k.sh(200, 368, 130, 16, 0.42) +
    R(146, 18, 108, 46, 16, 'none', `stroke="${D(c, 0.45)}" stroke-width="14"`) +
    R(
      108,
      40,
      184,
      324,
      26,
      k.lin(
        [
          [0, L(c, 0.16)],
          [0.3, c],
          [1, D(c, 0.5)],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    R(118, 76, 164, 276, 18, D(c, 0.25)) +
    R(118, 76, 164, 276, 18, mesh(k, 6)) +
    R(140, 50, 120, 16, 8, '#0b0f0e') +
    [160, 180, 200, 220, 240].map((x) => C(x, 58, 3.4, x === 200 ? acc : '#59625e')).join('') +
    woofer(136, 46) +
    woofer(262, 66) +
    brand(200, 346, d.text ?? 'BRASA', 12, '#dfe4e1', 4)
  );
};

/** Bar for under a television. */
const bar: Painter = (k, d) => {
  const c = d.colour;
  return (
    k.sh(200, 292, 190, 18, 0.36) +
    R(
      24,
      208,
      352,
      76,
      16,
      k.lin([
        [0, L(c, 0.2)],
        [0.3, c],
        [1, D(c, 0.6)],
      ]),
    ) +
    R(30, 220, 340, 56, 10, mesh(k, 6)) +
    P(
      'M40 208l24-26h272l24 26z',
      k.lin([
        [0, L(c, 0.36)],
        [1, L(c, 0.06)],
      ]),
    ) +
    S('M150 195h10M155 191v8M184 195h10M212 195l8 0', '#dfe4e1', 2.2) +
    R(280, 240, 60, 18, 4, '#0b0f0e') +
    T(310, 254, 'BT', 13, d.second ?? '#7ff0c0', { anchor: 'middle' }) +
    brand(86, 254, d.text ?? 'SIBIL', 14, '#dfe4e1') +
    R(132, 116, 136, 20, 6, 'none') +
    G(
      'rotate(-14 300 330)',
      R(250, 310, 96, 26, 10, '#1d2422') +
        C(268, 323, 6, d.second ?? '#7ff0c0') +
        [288, 304, 320].map((x) => C(x, 323, 4, '#68716c')).join(''),
    )
  );
};

const turned =
  (hero: Painter, colour: string): Painter =>
  (k, d) =>
    G('translate(200,204) scale(.62) translate(-290,-200)', hero(k, d)) +
    G(
      'translate(200,218) scale(.62) translate(-116,-200)',
      hero(k, { ...d, colour: D(d.colour, 0.4), second: colour }),
    );

export const speakers = {
  bocina: { hero: can, more: [canTop], focus: [210, 150, 1.9], size: [86, 118, 86] },
  'bocina-tubo': { hero: tube, more: [tubeEnd], focus: [90, 220, 1.8], size: [188, 76, 78] },
  'bocina-mini': { hero: ball, more: [turned(ball, '#e9b949')], focus: [240, 150, 1.9], size: [72, 72, 46] },
  'bocina-torre': { hero: tower, more: [turned(tower, '#e0475b')], focus: [200, 130, 1.9], size: [290, 560, 260] },
  'barra-sonido': { hero: bar, more: [], focus: [300, 240, 1.9], size: [620, 58, 76] },
} as const;
