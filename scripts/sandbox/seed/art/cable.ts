import { C, D, E, G, L, P, R, S, T, isDark, type Kit, type Painter } from './kit.ts';
import type { Drawing } from '../drawing.ts';

const metal = (k: Kit): string =>
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

/** A plug pointing up, its cord end at (0, 46). */
export function plug(k: Kit, kind: string, tip: string): string {
  const body = k.lin(
    [
      [0, L(tip, 0.5)],
      [0.25, L(tip, isDark(tip) ? 0.4 : 0.9)],
      [0.6, tip],
      [1, D(tip, 0.38)],
    ],
    0,
    0,
    1,
    0,
  );
  const neck = R(-9, 20, 18, 26, 6, D(tip, 0.45));
  const boot = (w: number): string => neck + R(-w / 2, -44, w, 70, 11, body);
  switch (kind) {
    case 'a':
      return (
        boot(46) + R(-19, -86, 38, 46, 2, metal(k)) + R(-12, -76, 9, 11, 1, '#2a302d') + R(3, -76, 9, 11, 1, '#2a302d')
      );
    case 'lightning':
      return (
        boot(32) +
        R(-10, -80, 20, 40, 7, metal(k)) +
        [0, 1, 2, 3].map((i) => R(-7.5 + i * 4, -72, 2.6, 16, 1, '#c9962f')).join('')
      );
    case 'micro':
      return (
        boot(36) +
        P('M-12 -42v-26q0-3 3-4l3-2h12l3 2q3 1 3 4v26z', metal(k)) +
        R(-7, -64, 4, 7, 1, '#2a302d') +
        R(3, -64, 4, 7, 1, '#2a302d')
      );
    case 'jack':
      return (
        neck +
        R(-15, -36, 30, 62, 9, body) +
        R(-6.5, -96, 13, 62, 3, metal(k)) +
        P('M-6.5 -94l6.500-12 6.500 12z', '#cfd5d2') +
        [-52, -66, -80].map((y) => R(-6.5, y, 13, 3, 0, '#14191a')).join('')
      );
    case 'hdmi':
      return boot(64) + P('M-28 -42v-34h56v34l-8 4h-40z', metal(k)) + R(-22, -74, 44, 7, 1, '#1a1f1d');
    default:
      return boot(38) + R(-13, -78, 26, 36, 10, metal(k)) + R(-8, -76, 16, 5, 2.5, '#1a1f1d');
  }
}

/** A length of cord; braided unless smooth. */
export function cord(d: string, c: string, w = 15, smooth = false): string {
  if (smooth) return S(d, D(c, 0.42), w + 1) + S(d, c, w - 2) + S(d, L(c, 0.4), w * 0.24, 'opacity=".7"');
  return (
    S(d, D(c, 0.45), w + 2) +
    S(d, c, w) +
    `<path d="${d}" fill="none" stroke="${L(c, 0.32)}" stroke-width="${w * 0.42}" stroke-dasharray="3 5" opacity=".75"/>` +
    `<path d="${d}" fill="none" stroke="${D(c, 0.4)}" stroke-width="${w * 0.9}" stroke-dasharray="2 6" opacity=".35"/>`
  );
}

const at = (x: number, y: number, a: number, b: string, s = 1): string =>
  G(`translate(${x},${y}) rotate(${a}) scale(${s})`, b);
const strap = (k: Kit, x: number, y: number, a: number): string =>
  at(
    x,
    y,
    a,
    R(
      -23,
      -17,
      46,
      34,
      7,
      k.lin(
        [
          [0, '#39413d'],
          [1, '#161b19'],
        ],
        0,
        0,
        1,
        1,
      ),
    ) + R(-15, -9, 30, 3, 1.5, '#77807b'),
  );
const ends = (d: Drawing): readonly [string, string] => [d.ports?.[1] ?? 'c', d.ports?.[0] ?? 'c'];

/** Coiled and strapped. */
export const coil: Painter = (k, d) => {
  const tip = d.second ?? '#f1f2f0';
  const [up, down] = ends(d);
  const smooth = d.variant === 'liso';
  const b =
    k.sh(200, 318, 176, 40, 0.26) +
    cord(
      'M92 300C10 250 60 96 200 92s206 118 150 186-238 66-266-16 58-134 126-130 136 56 104 108-150 42-158-6',
      d.colour,
      15,
      smooth,
    ) +
    cord('M156 234C150 180 250 150 262 70', d.colour, 15, smooth) +
    at(266, 50, 8, plug(k, up, tip)) +
    at(70, 316, -122, plug(k, down, tip)) +
    strap(k, 339, 243, 14);
  return G('translate(30,42) scale(.87)', b);
};

/** Figure of eight, both plugs up. */
const eight: Painter = (k, d) => {
  const tip = d.second ?? '#f1f2f0';
  const [up, down] = ends(d);
  const smooth = d.variant === 'liso';
  const w = 15;
  return (
    k.sh(200, 348, 150, 22, 0.3) +
    [0, 16, 32]
      .map((o) =>
        cord(
          `M200 212C${120 - o} ${130 + o} ${62 + o} ${190 + o} ${92 + o} ${270 - o / 2}S${190 + o / 4} ${300 - o} 200 212s${60 + o} -${84 - o} ${104 - o} -${10 - o}S${300 - o} ${320 - o} ${240 - o / 2} ${296 - o}S210 240 200 212`,
          d.colour,
          w,
          smooth,
        ),
      )
      .join('') +
    cord('M176 208C150 170 140 150 140 118', d.colour, w, smooth) +
    cord('M222 208C250 170 262 150 264 118', d.colour, w, smooth) +
    at(140, 92, -4, plug(k, up, tip), 0.85) +
    at(264, 92, 5, plug(k, down, tip), 0.85) +
    strap(k, 200, 214, 90)
  );
};

/** Flat ribbon cable with both plugs crossing. */
const flat: Painter = (k, d) => {
  const tip = d.second ?? d.colour;
  const [up, down] = ends(d);
  const c = d.colour;
  const ribbon = (p: string): string =>
    S(p, D(c, 0.4), 21) +
    S(p, c, 18) +
    S(p, L(c, 0.3), 3, 'opacity=".8"') +
    `<path d="${p}" fill="none" stroke="${D(c, 0.22)}" stroke-width="7"/>`;
  return (
    k.sh(200, 336, 160, 26, 0.28) +
    ribbon('M130 110C110 200 60 220 84 276s150 60 214 20 30-120-50-122-128 40-120 84 84 50 130 20 60-110 12-166') +
    at(134, 84, -8, plug(k, down, tip), 0.86) +
    at(262, 84, 14, plug(k, up, tip), 0.86)
  );
};

/** Two plugs, close. */
const plugs: Painter = (k, d) => {
  const tip = d.second ?? '#f1f2f0';
  const [up, down] = ends(d);
  const smooth = d.variant === 'liso';
  return (
    k.sh(200, 350, 150, 20, 0.26) +
    cord('M136 236C132 300 100 330 40 376', d.colour, 26, smooth) +
    cord('M268 256C270 310 300 340 372 372', d.colour, 26, smooth) +
    at(136, 172, 0, plug(k, up, tip), 1.55) +
    at(268, 192, 0, plug(k, down, tip), 1.55)
  );
};

/** A short adaptor: plug, a hand of cord, socket. */
const dongle: Painter = (k, d) => {
  const tip = d.second ?? '#f1f2f0';
  const [socket, from] = ends(d);
  const body = k.lin(
    [
      [0, L(tip, 0.4)],
      [0.5, tip],
      [1, D(tip, 0.4)],
    ],
    0,
    0,
    1,
    0,
  );
  const hole =
    socket === 'jack'
      ? C(0, -22, 11, '#8f9692') + C(0, -22, 8, '#0b0f0e')
      : socket === 'hdmi'
        ? P('M-26 -34h52v16l-8 8h-36l-8-8z', '#0b0f0e', 'stroke="#8f9692" stroke-width="3"')
        : R(-22, -32, 44, 22, socket === 'c' ? 11 : 3, '#0b0f0e', 'stroke="#8f9692" stroke-width="3"') +
          (socket === 'a' ? R(-17, -27, 34, 7, 1, '#d9643a') : '');
  const wide = socket === 'jack' ? 46 : socket === 'hdmi' ? 84 : 64;
  return (
    k.sh(200, 320, 160, 26, 0.32) +
    cord('M104 206C120 320 240 330 272 232', d.colour, 17, d.variant !== 'trenzado') +
    at(98, 160, -8, plug(k, from, tip), 1.15) +
    at(
      284,
      196,
      14,
      R(-wide / 2, -46, wide, 96, 16, body) +
        E(0, -42, wide / 2 - 3, 9, L(tip, 0.3), 'opacity=".6"') +
        hole +
        T(0, 36, d.text ?? '', 12, isDark(tip) ? '#c9d1cd' : '#59615d', { anchor: 'middle' }),
    )
  );
};

/** One plug to three. */
const triple: Painter = (k, d) => {
  const tip = d.second ?? '#f1f2f0';
  const w = 12;
  return (
    k.sh(200, 352, 150, 18, 0.26) +
    cord('M200 170C196 220 120 210 108 262', d.colour, w) +
    cord('M200 170V262', d.colour, w) +
    cord('M200 170C204 220 280 210 292 262', d.colour, w) +
    cord('M200 150C190 110 230 110 262 96S330 40 250 42 160 76 128 70', d.colour, w + 2) +
    R(
      178,
      136,
      44,
      54,
      14,
      k.lin(
        [
          [0, L(tip, 0.5)],
          [0.5, tip],
          [1, D(tip, 0.4)],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    at(102, 66, -84, plug(k, 'a', tip), 0.72) +
    at(106, 294, 187, plug(k, 'lightning', tip), 0.78) +
    at(200, 296, 180, plug(k, 'c', tip), 0.78) +
    at(294, 294, 173, plug(k, 'micro', tip), 0.78)
  );
};

export const cables = {
  cable: { hero: coil, more: [plugs, eight], focus: [262, 100, 2], size: [12, 1000, 6] },
  'cable-ocho': { hero: eight, more: [plugs, coil], focus: [150, 110, 2], size: [12, 1200, 6] },
  'cable-plano': { hero: flat, more: [plugs], focus: [150, 110, 2], size: [14, 1000, 4] },
  adaptador: { hero: dongle, more: [], focus: [270, 180, 2], size: [22, 115, 10] },
  'cable-triple': { hero: triple, more: [], focus: [200, 290, 1.9], size: [16, 1200, 8] },
} as const;
