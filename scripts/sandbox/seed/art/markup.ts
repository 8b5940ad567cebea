import { readFileSync } from 'node:fs';

/** The background of pictures: white, which the site blends with its surfaces (multiply), as in photos. */
export const BACKGROUND = '#ffffff';

const channels = (colour: string): number[] => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

/** Mixes two colours. @param share of the second, 0 to 1 */
export const mix = (from: string, to: string, share: number): string => {
  const target = channels(to);
  const mixed = channels(from).map((value, i) => Math.round(value + ((target[i] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

/** Whether light text is more readable on a colour. */
export const isDark = (colour: string): boolean => {
  const [r = 0, g = 0, b = 0] = channels(colour);
  return r * 0.299 + g * 0.587 + b * 0.114 < 105;
};

const round = (value: number): number => Math.round(value * 10) / 10;

export const rect = (x: number, y: number, w: number, h: number, r: number, fill: string, extra = ''): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${round(r)}" fill="${fill}" ${extra}/>`;
export const group = (transform: string, body: string): string => `<g transform="${transform}">${body}</g>`;
export const stroke = (d: string, colour: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;

/**
 * Outlines of Familjen Grotesk Bold (SIL Open Font License 1.1, © 2021 The Familjen Grotesk Project Authors).
 * Drawings use them for text, so that pictures are the same on a machine without fonts.
 */
const glyphs = JSON.parse(readFileSync(new URL('./letters.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, readonly [advance: number, outline: string]>
>;
/** Font units per em. */
const EM = 1200;
const advance = (char: string): number => glyphs[char]?.[0] ?? 300;

/** The width of a text at a font size. */
export const textWidth = (words: string, size: number, spacing = 0): number =>
  [...words].reduce((sum, char) => sum + (advance(char) * size) / EM + spacing, -spacing);

interface TextOptions {
  anchor?: 'start' | 'middle' | 'end';
  spacing?: number;
  extra?: string;
}

/** Draws a text as outlines, on the baseline (x, y). */
export function textOutlines(
  x: number,
  y: number,
  words: string,
  size: number,
  fill: string,
  { anchor = 'start', spacing = 0, extra = '' }: TextOptions = {},
): string {
  const width = textWidth(words, size, spacing);
  const scale = size / EM;
  let position = 0;
  const paths = [...words].map((char) => {
    const start = position;
    position += advance(char) + spacing / scale;
    const outline = glyphs[char]?.[1];
    return outline ? `<path transform="translate(${Math.round(start)},0)" d="${outline}"/>` : '';
  });
  const left = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width;
  const k = Math.round(scale * 1e5) / 1e5;
  return `<g transform="translate(${round(left)},${round(y)}) scale(${k},${-k})" fill="${fill}" ${extra}>${paths.join('')}</g>`;
}
