import { readFileSync } from 'node:fs';

/** The background of pictures: white, as in product photos, which the site blends with its surfaces (multiply). */
export const pictureBackground = '#ffffff';

const parseChannels = (colour: string): number[] =>
  [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16));

/** Mixes two colours. @param share of the second, 0 to 1 */
export const mix = (from: string, to: string, share: number): string => {
  const target = parseChannels(to);
  const mixed = parseChannels(from).map((value, i) => Math.round(value + ((target[i] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

/** Whether light text is more readable on a colour. */
export const isDark = (colour: string): boolean => {
  const [r = 0, g = 0, b = 0] = parseChannels(colour);
  return r * 0.299 + g * 0.587 + b * 0.114 < 105;
};

const round = (value: number): number => Math.round(value * 10) / 10;

export const rect = (x: number, y: number, w: number, h: number, r: number, fill: string, extra = ''): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${round(r)}" fill="${fill}" ${extra}/>`;
export const group = (transform: string, body: string): string => `<g transform="${transform}">${body}</g>`;
export const stroke = (d: string, colour: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;

/**
 * Glyph outlines of Familjen Grotesk Bold (SIL Open Font License 1.1, © 2021 The Familjen Grotesk Project Authors).
 * Drawings use them for text, so that pictures do not depend on installed fonts.
 */
const glyphs = JSON.parse(readFileSync(new URL('./glyphs.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, readonly [advance: number, outline: string]>
>;
/** Font units per em. */
const unitsPerEm = 1200;
const advanceWidth = (char: string): number => glyphs[char]?.[0] ?? 300;

/** The width of a text at a font size. */
export const textWidth = (text: string, size: number, spacing = 0): number =>
  [...text].reduce((sum, char) => sum + (advanceWidth(char) * size) / unitsPerEm + spacing, -spacing);

/** The part of a text's width to the left of its x. */
const anchorOffsets = { start: 0, middle: 0.5, end: 1 };
export type TextAnchor = keyof typeof anchorOffsets;

interface TextOptions {
  anchor?: TextAnchor;
  spacing?: number;
  extra?: string;
}

/** Draws a text as outlines. @param y baseline */
export function textOutlines(
  x: number,
  y: number,
  text: string,
  size: number,
  fill: string,
  { anchor = 'start', spacing = 0, extra = '' }: TextOptions = {},
): string {
  const width = textWidth(text, size, spacing);
  const scale = size / unitsPerEm;
  let position = 0;
  const paths = [...text].map((char) => {
    const start = position;
    position += advanceWidth(char) + spacing / scale;
    const outline = glyphs[char]?.[1];
    return outline ? `<path transform="translate(${Math.round(start)},0)" d="${outline}"/>` : '';
  });
  const left = x - width * anchorOffsets[anchor];
  const roundedScale = Math.round(scale * 1e5) / 1e5;
  return `<g transform="translate(${round(left)},${round(y)}) scale(${roundedScale},${-roundedScale})" fill="${fill}" ${extra}>${paths.join('')}</g>`;
}
