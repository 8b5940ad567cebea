import { C, PLANE, D, G, L, P, R, S, T, isDark, textWidth, type Painter } from './kit.ts';
import { svg } from './svg.ts';

/** One kind of product: how it looks, where its detail is (x, y, zoom) and how large it is in millimetres. */
export interface Kind {
  readonly hero: Painter;
  readonly more: readonly Painter[];
  readonly focus: readonly [x: number, y: number, zoom: number];
  readonly size: readonly [width: number, height: number, depth: number];
}

/** The hero, close, as through a glass: a cut at the edge of the picture would look like a fault. */
export const detail =
  ({ hero, focus: [x, y, zoom] }: Kind): Painter =>
  (k, d) =>
    C(200, 200, 180, '#f1f4f2') +
    `<g clip-path="${k.clip(C(200, 200, 180, '#000'))}">` +
    G(`translate(200,200) scale(${zoom}) translate(${-x},${-y})`, hero(k, d)) +
    '</g>';

/** The shop's carton with the product printed on it. */
export const boxed =
  ({ hero }: Kind): Painter =>
  (k, d) => {
    const c = isDark(d.colour) ? D(d.colour, 0.2) : D(d.colour, 0.35);
    const face = k.clip(R(84, 60, 196, 286, 3, '#000'));
    return (
      k.sh(208, 350, 170, 20, 0.4) +
      P(
        'M280 60l52-26v286l-52 26z',
        k.lin(
          [
            [0, D(c, 0.1)],
            [1, D(c, 0.45)],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
      P('M84 60l52-26h196l-52 26z', L(c, 0.25)) +
      R(84, 60, 196, 286, 2, '#fbfcfb') +
      `<g clip-path="${face}">` +
      R(84, 60, 196, 44, 0, c) +
      G('translate(86,116) scale(.48)', hero(k, d)) +
      '</g>' +
      T(100, 90, 'clavija', 22, '#fff') +
      R(244, 74, 20, 20, 5, '#fff') +
      R(249, 79, 2.4, 6, 0, c) +
      R(256, 79, 2.4, 5, 0, c) +
      P('M250 91v-1.500a4 4 0 0 1 8 0V91z', c) +
      R(100, 318, 110, 5, 2, '#c9d0cc') +
      R(100, 328, 74, 5, 2, '#dfe3e1') +
      [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => R(226 + i * 4.6, 314, i % 3 ? 1.6 : 3, 20, 0, '#2c322f')).join('')
    );
  };

const ink = '#2b322f';
const dim = (x: number, y: number, words: string, turn = 0): string => {
  const w = textWidth(words, 18) + 12;
  return G(
    `translate(${x},${y}) rotate(${turn})`,
    R(-w / 2, -11, w, 22, 0, PLANE) + T(0, 6, words, 18, ink, { anchor: 'middle' }),
  );
};
const label = (mm: number): string =>
  mm >= 1000 ? `${mm / 1000} m` : mm >= 100 ? `${Math.round(mm) / 10} cm` : `${mm} mm`;

/** Front and side in outline, with measures. */
export const measures =
  ({ size: [w, h, depth] }: Kind): Painter =>
  (_k, d) => {
    const long = Math.max(w + depth * 0.6, h);
    const scale = 250 / Math.max(long, 1);
    const side = (v: number, low: number, high: number): number => Math.min(high, Math.max(low, v * scale));
    const bw = side(w, 44, 230);
    const bh = side(h, 44, 236);
    const bd = side(depth, 10, 76);
    const x = (400 - bw - bd - 40) / 2 + 14;
    const y = (374 - bh) / 2;
    const r = Math.min(bw, bh) * 0.16;
    const line = `stroke="${ink}" stroke-width="2.2"`;
    const sx = x + bw + 40;
    return (
      R(x, y, bw, bh, r, 'none', line) +
      R(
        x + 8,
        y + 8,
        Math.max(bw - 16, 4),
        Math.max(bh - 16, 4),
        Math.max(r - 8, 2),
        'none',
        `stroke="${d.colour}" stroke-width="2"`,
      ) +
      R(sx, y, bd, bh, Math.min(r, bd * 0.4), 'none', line) +
      S(`M${sx + bd * 0.5} ${y + 8}V${y + bh - 8}`, d.colour, 1.6, 'stroke-dasharray="5 5"') +
      S(`M${x} ${y + bh + 26}h${bw}M${x} ${y + bh + 18}v16M${x + bw} ${y + bh + 18}v16`, ink, 1.5) +
      dim(x + bw / 2, y + bh + 26 + (bw < 90 ? 22 : 0), label(w)) +
      S(`M${x - 26} ${y}v${bh}M${x - 34} ${y}h16M${x - 34} ${y + bh}h16`, ink, 1.5) +
      dim(x - 26, y + bh / 2, label(h), -90) +
      S(`M${sx} ${y + bh + 26}h${bd}M${sx} ${y + bh + 18}v16M${sx + bd} ${y + bh + 18}v16`, ink, 1.5) +
      dim(Math.max(sx + bd / 2, x + bw + 44), y + bh + 26 + (bd < 90 ? 22 : 0), label(depth))
    );
  };

export const box = {
  /** A neutral carton, for what nobody drew. */
  caja: { hero: svg('caja'), more: [], focus: [150, 240, 1.8], size: [180, 120, 140] },
} as const;
