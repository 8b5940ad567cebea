import { BACKGROUND, group, rect, stroke, textOutlines, textWidth } from './markup.ts';

const ink = '#2b322f';

const label = (x: number, y: number, words: string, turn = 0): string => {
  const width = textWidth(words, 18) + 12;
  return group(
    `translate(${x},${y}) rotate(${turn})`,
    rect(-width / 2, -11, width, 22, 0, BACKGROUND) + textOutlines(0, 6, words, 18, ink, { anchor: 'middle' }),
  );
};

const formatLength = (mm: number): string =>
  mm >= 1000 ? `${mm / 1000} m` : mm >= 100 ? `${Math.round(mm) / 10} cm` : `${mm} mm`;

/** Draws front and side in outline, with their measures in millimetres. */
export function drawMeasures([w, h, depth]: readonly [number, number, number], colour: string): string {
  const scale = 250 / Math.max(w + depth * 0.6, h, 1);
  const side = (mm: number, min: number, max: number): number => Math.min(max, Math.max(min, mm * scale));
  const bw = side(w, 44, 230);
  const bh = side(h, 44, 236);
  const bd = side(depth, 10, 76);
  const x = (400 - bw - bd - 40) / 2 + 14;
  const y = (374 - bh) / 2;
  const r = Math.min(bw, bh) * 0.16;
  const line = `stroke="${ink}" stroke-width="2.2"`;
  const sx = x + bw + 40;
  const inner = `stroke="${colour}" stroke-width="2"`;
  return (
    rect(x, y, bw, bh, r, 'none', line) +
    rect(x + 8, y + 8, Math.max(bw - 16, 4), Math.max(bh - 16, 4), Math.max(r - 8, 2), 'none', inner) +
    rect(sx, y, bd, bh, Math.min(r, bd * 0.4), 'none', line) +
    stroke(`M${sx + bd * 0.5} ${y + 8}V${y + bh - 8}`, colour, 1.6, 'stroke-dasharray="5 5"') +
    stroke(`M${x} ${y + bh + 26}h${bw}M${x} ${y + bh + 18}v16M${x + bw} ${y + bh + 18}v16`, ink, 1.5) +
    label(x + bw / 2, y + bh + 26 + (bw < 90 ? 22 : 0), formatLength(w)) +
    stroke(`M${x - 26} ${y}v${bh}M${x - 34} ${y}h16M${x - 34} ${y + bh}h16`, ink, 1.5) +
    label(x - 26, y + bh / 2, formatLength(h), -90) +
    stroke(`M${sx} ${y + bh + 26}h${bd}M${sx} ${y + bh + 18}v16M${sx + bd} ${y + bh + 18}v16`, ink, 1.5) +
    label(Math.max(sx + bd / 2, x + bw + 44), y + bh + 26 + (bd < 90 ? 22 : 0), formatLength(depth))
  );
}
