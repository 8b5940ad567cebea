import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import opentype, { type Font, type Glyph } from 'opentype.js';

/** Weights of the shop's font. Text is drawn as paths, so that it is the same on every machine, whatever fonts it has. */
export type FontWeight = 400 | 700;

interface LoadedGlyph {
  font: Font;
  glyph: Glyph;
  path: string;
}

const file = (set: string, weight: FontWeight): string =>
  fileURLToPath(
    import.meta.resolve(`@fontsource/familjen-grotesk/files/familjen-grotesk-${set}-${weight}-normal.woff`),
  );

const fonts = new Map<FontWeight, Font[]>();
function loadFonts(weight: FontWeight): Font[] {
  const known = fonts.get(weight);
  if (known) return known;
  const read = ['latin', 'latin-ext'].map((set) =>
    opentype.parse(new Uint8Array(readFileSync(file(set, weight))).buffer),
  );
  fonts.set(weight, read);
  return read;
}

/** Font size of cached outlines, units. */
const unit = 1000;
const glyphs = new Map<string, LoadedGlyph | null>();

/** Finds the glyph of a character; null where no font has one (mostly emoji). */
function findGlyph(sign: string, weight: FontWeight): LoadedGlyph | null {
  const key = `${weight}${sign}`;
  let letter = glyphs.get(key);
  if (letter === undefined) {
    letter = null;
    for (const font of loadFonts(weight)) {
      const glyph = font.charToGlyph(sign);
      if (glyph.index === 0) continue;
      letter = { font, glyph, path: glyph.getPath(0, 0, unit).toPathData(0) };
      break;
    }
    glyphs.set(key, letter);
  }
  return letter;
}

const pairs = new Map<string, number>();
function kerning(left: LoadedGlyph, right: LoadedGlyph, key: string): number {
  if (left.font !== right.font) return 0;
  const known = pairs.get(key);
  if (known !== undefined) return known;
  const value = left.font.getKerningValue(left.glyph, right.glyph);
  pairs.set(key, value);
  return value;
}

export interface TextStyle {
  weight: FontWeight;
  /** Font size, px of the image. */
  size: number;
  /** Letter spacing, em. */
  tracking?: number;
}

/** Positions the glyphs of a text, and measures its width. Characters without a glyph are left out. */
function layOutGlyphs(
  text: string,
  { weight, size, tracking = 0 }: TextStyle,
): { places: [LoadedGlyph, number][]; width: number } {
  const places: [LoadedGlyph, number][] = [];
  let x = 0;
  let before: { letter: LoadedGlyph; sign: string } | undefined;
  for (const sign of text.normalize('NFC')) {
    const letter = findGlyph(sign, weight);
    if (!letter) continue;
    const scale = size / letter.font.unitsPerEm;
    if (before) x += kerning(before.letter, letter, `${weight}${before.sign}${sign}`) * scale + tracking * size;
    places.push([letter, x]);
    x += letter.glyph.advanceWidth * scale;
    before = { letter, sign };
  }
  return { places, width: x };
}

/** The width of a text, px of the image. */
export const measureText = (text: string, style: TextStyle): number => layOutGlyphs(text, style).width;

/** Draws a line of text as SVG. @param y baseline */
export function toTextPaths(text: string, style: TextStyle, x: number, y: number, colour: string): string {
  const scale = (style.size / unit).toFixed(5);
  const paths = layOutGlyphs(text, style).places.map(
    ([{ path }, left]) => `<path transform="translate(${(x + left).toFixed(1)} ${y}) scale(${scale})" d="${path}"/>`,
  );
  return `<g fill="${colour}">${paths.join('')}</g>`;
}

/** Breaks a text into lines of a maximum width; the last of `maxLines` ends with "…" where there are more. */
export function breakLines(text: string, style: TextStyle, width: number, maxLines: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).flatMap((each) => breakWord(each, style, width))) {
    const longer = line ? `${line} ${word}` : word;
    if (measureText(longer, style) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  lines.push(line);
  if (lines.length <= maxLines) return lines;
  let last = `${lines[maxLines - 1]}…`;
  while (measureText(last, style) > width && last.length > 1) last = `${last.slice(0, -2).trimEnd()}…`;
  return [...lines.slice(0, maxLines - 1), last];
}

/** Splits a word that is wider than the line. */
function breakWord(word: string, style: TextStyle, width: number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const sign of word) {
    if (part && measureText(part + sign, style) > width) {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part];
}
