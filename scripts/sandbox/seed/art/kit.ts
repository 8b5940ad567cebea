import type { Drawing } from '../drawing.ts';
import { glyphs } from './glyphs.ts';

/** The colour behind pictures: white, which the site multiplies onto its planes, as it does with photos. */
export const PLANE = '#ffffff';

type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Paint servers of one document. Ids count from 1 in each document, so that the same drawing is the same text. */
export interface Kit {
  readonly defs: string[];
  lin(stops: readonly Stop[], x1?: number, y1?: number, x2?: number, y2?: number, user?: boolean): string;
  rad(stops: readonly Stop[], cx?: number, cy?: number, r?: number): string;
  clip(shape: string): string;
  pat(width: number, height: number, body: string, extra?: string): string;
  /** A contact shadow. */
  sh(cx: number, cy: number, rx: number, ry: number, strength?: number): string;
}

export type Painter = (k: Kit, d: Drawing) => string;

const hex = (colour: string): number[] => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

/** A colour on the way from one to another. */
export const mix = (from: string, to: string, t: number): string => {
  const target = hex(to);
  const parts = hex(from).map((v, i) => Math.round(v + ((target[i] ?? 0) - v) * t));
  return `#${parts.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
};
/** Lighter and darker. */
export const L = (c: string, t: number): string => mix(c, '#ffffff', t);
export const D = (c: string, t: number): string => mix(c, '#050a0c', t);

export const isDark = (c: string): boolean => {
  const [r = 0, g = 0, b = 0] = hex(c);
  return r * 0.299 + g * 0.587 + b * 0.114 < 105;
};

const n1 = (v: number): number => Math.round(v * 10) / 10;
const n2 = (v: number): number => Math.round(v * 100) / 100;

export const R = (x: number, y: number, w: number, h: number, r: number, fill: string, extra = ''): string =>
  `<rect x="${n1(x)}" y="${n1(y)}" width="${n1(w)}" height="${n1(h)}" rx="${n1(r)}" fill="${fill}" ${extra}/>`;
export const C = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r)}" fill="${fill}" ${extra}/>`;
export const E = (x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string =>
  `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(rx)}" ry="${n1(ry)}" fill="${fill}" ${extra}/>`;
export const G = (transform: string, body: string): string => `<g transform="${transform}">${body}</g>`;
export const P = (d: string, fill: string, extra = ''): string => `<path d="${d}" fill="${fill}" ${extra}/>`;
export const S = (d: string, colour: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;

const EM = 1200;
const advance = (char: string): number => glyphs[char]?.[0] ?? 300;

/** How wide a word is at a size. */
export const textWidth = (words: string, size: number, spacing = 0): number =>
  [...words].reduce((sum, char) => sum + (advance(char) * size) / EM + spacing, -spacing);

/** Words as outlines, on the baseline (x, y). */
export function T(
  x: number,
  y: number,
  words: string,
  size: number,
  fill: string,
  {
    anchor = 'start',
    spacing = 0,
    extra = '',
  }: { anchor?: 'start' | 'middle' | 'end'; spacing?: number; extra?: string } = {},
): string {
  const width = textWidth(words, size, spacing);
  const scale = size / EM;
  let pen = 0;
  const paths = [...words].map((char) => {
    const at = pen;
    pen += advance(char) + spacing / scale;
    const outline = glyphs[char]?.[1];
    return outline ? `<path transform="translate(${Math.round(at)},0)" d="${outline}"/>` : '';
  });
  const left = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width;
  const k = Math.round(scale * 1e5) / 1e5;
  return `<g transform="translate(${n1(left)},${n1(y)}) scale(${k},${-k})" fill="${fill}" ${extra}>${paths.join('')}</g>`;
}

export function makeKit(): Kit {
  const defs: string[] = [];
  const stops = (list: readonly Stop[]): string =>
    list
      .map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}"${a === undefined ? '' : ` stop-opacity="${n2(a)}"`}/>`)
      .join('');
  const keep = (tag: string, attributes: string, body: string): string => {
    const id = `p${defs.length + 1}`;
    defs.push(`<${tag} id="${id}" ${attributes}>${body}</${tag}>`);
    return `url(#${id})`;
  };
  const user = (on: boolean): string => (on ? ' gradientUnits="userSpaceOnUse"' : '');
  const kit: Kit = {
    defs,
    lin: (list, x1 = 0, y1 = 0, x2 = 0, y2 = 1, inUser = false) =>
      keep('linearGradient', `x1="${n2(x1)}" y1="${n2(y1)}" x2="${n2(x2)}" y2="${n2(y2)}"${user(inUser)}`, stops(list)),
    rad: (list, cx = 0.5, cy = 0.5, r = 0.5) => keep('radialGradient', `cx="${cx}" cy="${cy}" r="${r}"`, stops(list)),
    clip: (shape) => keep('clipPath', '', shape),
    pat: (w, h, body, extra = '') =>
      keep('pattern', `width="${w}" height="${h}" patternUnits="userSpaceOnUse" ${extra}`, body),
    sh: (cx, cy, rx, ry, strength = 0.34) =>
      E(
        cx,
        cy,
        rx,
        ry,
        kit.rad([
          [0, '#0b1310', strength],
          [0.55, '#0b1310', strength * 0.45],
          [1, '#0b1310', 0],
        ]),
      ),
  };
  return kit;
}
