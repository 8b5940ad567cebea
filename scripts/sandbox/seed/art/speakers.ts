import { D, G, type Painter } from './kit.ts';
import { svg } from './svg.ts';

/** A palm-sized round one on a strap. */
const ball = svg('bocina-mini');

/** A party tower with two woofers and light rings. */
const tower = svg('bocina-torre');

const turned =
  (hero: Painter, colour: string): Painter =>
  (k, d) =>
    G('translate(200,204) scale(.62) translate(-290,-200)', hero(k, d)) +
    G(
      'translate(200,218) scale(.62) translate(-116,-200)',
      hero(k, { ...d, colour: D(d.colour, 0.4), second: colour }),
    );

export const speakers = {
  bocina: { hero: svg('bocina'), more: [svg('bocina-2')], focus: [210, 150, 1.9], size: [86, 118, 86] },
  'bocina-tubo': { hero: svg('bocina-tubo'), more: [svg('bocina-tubo-2')], focus: [90, 220, 1.8], size: [188, 76, 78] },
  'bocina-mini': { hero: ball, more: [turned(ball, '#e9b949')], focus: [240, 150, 1.9], size: [72, 72, 46] },
  'bocina-torre': { hero: tower, more: [turned(tower, '#e0475b')], focus: [200, 130, 1.9], size: [290, 560, 260] },
  'barra-sonido': { hero: svg('barra-sonido'), more: [], focus: [300, 240, 1.9], size: [620, 58, 76] },
} as const;
