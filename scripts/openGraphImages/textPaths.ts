import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import opentype, { type Font, type Glyph } from 'opentype.js';

// Text is drawn as paths, so that images do not depend on installed fonts.

/** Weights of the shop's font. */
export type FontWeight = 400 | 700;

interface LoadedGlyph {
  font: Font;
  glyph: Glyph;
  /** SVG path data at `pathSize`. */
  path: string;
}

interface PositionedGlyph {
  path: string;
  x: number;
}

const fontFile = (subset: string, weight: FontWeight): string =>
  fileURLToPath(
    import.meta.resolve(`@fontsource/familjen-grotesk/files/familjen-grotesk-${subset}-${weight}-normal.woff`),
  );

const fontCache = new Map<FontWeight, Font[]>();
function loadFonts(weight: FontWeight): Font[] {
  const cached = fontCache.get(weight);
  if (cached) return cached;
  const fonts = ['latin', 'latin-ext'].map((subset) =>
    opentype.parse(new Uint8Array(readFileSync(fontFile(subset, weight))).buffer),
  );
  fontCache.set(weight, fonts);
  return fonts;
}

/** Font size of the cached paths. */
const pathSize = 1000;
const glyphCache = new Map<string, LoadedGlyph | null>();

/** Finds the glyph of a character, with a cache; null if no font has one (mostly emoji). */
function findGlyph(character: string, weight: FontWeight): LoadedGlyph | null {
  const key = `${weight}${character}`;
  const cached = glyphCache.get(key);
  if (cached !== undefined) return cached;
  const loaded = loadGlyph(character, weight);
  glyphCache.set(key, loaded);
  return loaded;
}

function loadGlyph(character: string, weight: FontWeight): LoadedGlyph | null {
  for (const font of loadFonts(weight)) {
    const glyph = font.charToGlyph(character);
    if (glyph.index !== 0) return { font, glyph, path: glyph.getPath(0, 0, pathSize).toPathData(0) };
  }
  return null;
}

const kerningCache = new Map<string, number>();
function getKerning(left: LoadedGlyph, right: LoadedGlyph, key: string): number {
  if (left.font !== right.font) return 0;
  const cached = kerningCache.get(key);
  if (cached !== undefined) return cached;
  const value = left.font.getKerningValue(left.glyph, right.glyph);
  kerningCache.set(key, value);
  return value;
}

export interface TextStyle {
  weight: FontWeight;
  /** Font size, px of the image. */
  size: number;
  /** Letter spacing, em. */
  tracking?: number;
}

/** Positions the glyphs of a text, and measures its width. Omits characters without a glyph. */
function layOutGlyphs(
  text: string,
  { weight, size, tracking = 0 }: TextStyle,
): { glyphs: PositionedGlyph[]; width: number } {
  const glyphs: PositionedGlyph[] = [];
  let x = 0;
  let previous: { loaded: LoadedGlyph; character: string } | undefined;
  for (const character of text.normalize('NFC')) {
    const loaded = findGlyph(character, weight);
    if (!loaded) continue;
    const scale = size / loaded.font.unitsPerEm;
    if (previous) {
      const key = `${weight}${previous.character}${character}`;
      x += getKerning(previous.loaded, loaded, key) * scale + tracking * size;
    }
    glyphs.push({ path: loaded.path, x });
    x += loaded.glyph.advanceWidth * scale;
    previous = { loaded, character };
  }
  return { glyphs, width: x };
}

/** The width of a text, px of the image. */
export const measureText = (text: string, style: TextStyle): number => layOutGlyphs(text, style).width;

/** Draws a line of text as SVG. @param y baseline */
export function toTextPaths(text: string, style: TextStyle, x: number, y: number, colour: string): string {
  const scale = (style.size / pathSize).toFixed(5);
  const paths = layOutGlyphs(text, style).glyphs.map(
    (glyph) => `<path transform="translate(${(x + glyph.x).toFixed(1)} ${y}) scale(${scale})" d="${glyph.path}"/>`,
  );
  return `<g fill="${colour}">${paths.join('')}</g>`;
}

/** Breaks a text into lines of a maximum width. Truncates it after `maxLines` with "…". */
export function breakLines(text: string, style: TextStyle, maxWidth: number, maxLines: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).flatMap((token) => breakWord(token, style, maxWidth))) {
    const extendedLine = line ? `${line} ${word}` : word;
    if (measureText(extendedLine, style) <= maxWidth) line = extendedLine;
    else {
      lines.push(line);
      line = word;
    }
  }
  lines.push(line);
  if (lines.length <= maxLines) return lines;
  let last = `${lines[maxLines - 1]}…`;
  while (measureText(last, style) > maxWidth && last.length > 1) last = `${last.slice(0, -2).trimEnd()}…`;
  return [...lines.slice(0, maxLines - 1), last];
}

/** Splits a word that is wider than a line. */
function breakWord(word: string, style: TextStyle, maxWidth: number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const character of word) {
    if (part && measureText(part + character, style) > maxWidth) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}
