/** Types for the parts of opentype.js used here; it ships none. */
declare module 'opentype.js' {
  export interface Glyph {
    /** 0: the font has no such glyph. */
    index: number;
    advanceWidth: number;
    getPath: (x: number, y: number, size: number) => { toPathData: (decimals: number) => string };
  }
  export interface Font {
    unitsPerEm: number;
    charToGlyph: (char: string) => Glyph;
    getKerningValue: (left: Glyph, right: Glyph) => number;
  }
  const opentype: { parse: (bytes: ArrayBuffer) => Font };
  export default opentype;
}
