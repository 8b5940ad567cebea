/** Types for the parts of opentype.js that are used here; the package ships none. */
declare module 'opentype.js' {
  export interface Glyph {
    /** 0 (.notdef): the font has no glyph for the character. */
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
