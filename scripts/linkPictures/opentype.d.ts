/** What is used of opentype.js, which brings no types. */
declare module 'opentype.js' {
  export interface Glyph {
    /** 0: the font has no such letter. */
    index: number;
    advanceWidth: number;
    getPath: (x: number, y: number, size: number) => { toPathData: (decimals: number) => string };
  }
  export interface Font {
    unitsPerEm: number;
    charToGlyph: (letter: string) => Glyph;
    getKerningValue: (left: Glyph, right: Glyph) => number;
  }
  const opentype: { parse: (bytes: ArrayBuffer) => Font };
  export default opentype;
}
