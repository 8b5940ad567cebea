import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import opentype, { type Font, type Glyph } from 'opentype.js';

/** The shop's own letters, as paths: the same on every machine, whatever fonts it has. */
export type Weight = 400 | 700;

export interface Line {
  /** Its outlines, for the `d` of a path; the line stands at (x, y). */
  path: string;
  /** Units of the picture. */
  width: number;
}

interface Letter {
  font: Font;
  glyph: Glyph;
  path: string;
}

const file = (set: string, weight: Weight): string =>
  fileURLToPath(
    import.meta.resolve(`@fontsource/familjen-grotesk/files/familjen-grotesk-${set}-${weight}-normal.woff`),
  );

const fonts = new Map<Weight, Font[]>();
function fontsOf(weight: Weight): Font[] {
  const known = fonts.get(weight);
  if (known) return known;
  const read = ['latin', 'latin-ext'].map((set) =>
    opentype.parse(new Uint8Array(readFileSync(file(set, weight))).buffer),
  );
  fonts.set(weight, read);
  return read;
}

/** Outlines are made once, a thousand units high. */
const unit = 1000;
const letters = new Map<string, Letter | null>();

/** A letter; null where no font has it: a picture in a name, mostly. */
function letterOf(sign: string, weight: Weight): Letter | null {
  const key = `${weight}${sign}`;
  let letter = letters.get(key);
  if (letter === undefined) {
    letter = null;
    for (const font of fontsOf(weight)) {
      const glyph = font.charToGlyph(sign);
      if (glyph.index === 0) continue;
      letter = { font, glyph, path: glyph.getPath(0, 0, unit).toPathData(0) };
      break;
    }
    letters.set(key, letter);
  }
  return letter;
}

const pairs = new Map<string, number>();
function kerning(left: Letter, right: Letter, key: string): number {
  if (left.font !== right.font) return 0;
  const known = pairs.get(key);
  if (known !== undefined) return known;
  const value = left.font.getKerningValue(left.glyph, right.glyph);
  pairs.set(key, value);
  return value;
}

export interface Style {
  weight: Weight;
  /** Units of the picture. */
  size: number;
  /** Between letters, of the size. */
  tracking?: number;
}

/** Where each letter of a text stands, and how wide all is. What no font has is left out. */
function placed(text: string, { weight, size, tracking = 0 }: Style): { places: [Letter, number][]; width: number } {
  const places: [Letter, number][] = [];
  let x = 0;
  let before: { letter: Letter; sign: string } | undefined;
  for (const sign of text.normalize('NFC')) {
    const letter = letterOf(sign, weight);
    if (!letter) continue;
    const scale = size / letter.font.unitsPerEm;
    if (before) x += kerning(before.letter, letter, `${weight}${before.sign}${sign}`) * scale + tracking * size;
    places.push([letter, x]);
    x += letter.glyph.advanceWidth * scale;
    before = { letter, sign };
  }
  return { places, width: x };
}

export const widthOf = (text: string, style: Style): number => placed(text, style).width;

/** A line of text as SVG, its left end on (x, y), the line that letters stand on. */
export function drawnLine(text: string, style: Style, x: number, y: number, colour: string): string {
  const scale = (style.size / unit).toFixed(5);
  const paths = placed(text, style).places.map(
    ([{ path }, left]) => `<path transform="translate(${(x + left).toFixed(1)} ${y}) scale(${scale})" d="${path}"/>`,
  );
  return `<g fill="${colour}">${paths.join('')}</g>`;
}

/** A text in lines of at most so wide, broken at words, the last one cut with "…" where there are more than `most`. */
export function linesOf(text: string, style: Style, width: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).flatMap((each) => brokenWord(each, style, width))) {
    const longer = line ? `${line} ${word}` : word;
    if (widthOf(longer, style) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  lines.push(line);
  if (lines.length <= most) return lines;
  let last = `${lines[most - 1]}…`;
  while (widthOf(last, style) > width && last.length > 1) last = `${last.slice(0, -2).trimEnd()}…`;
  return [...lines.slice(0, most - 1), last];
}

/** A word that is wider than the line, in parts that fit. */
function brokenWord(word: string, style: Style, width: number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const sign of word) {
    if (part && widthOf(part + sign, style) > width) {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part];
}
