import { D, G, type Painter } from './kit.ts';
import type { Drawing } from '../drawing.ts';
import { svg } from './svg.ts';

/** Smart bulb, lit in its colour. */
const bulb = svg('foco');

const bulbRow: Painter = (k, d) =>
  ['#f2cf4a', d.colour, '#8dbbe0']
    .map((colour, i) => G(`translate(${-30 + i * 118},110) scale(.55)`, bulb(k, { ...d, colour })))
    .join('');

/** Desk lamp. */
const lamp = svg('lampara');

const lampOff: Painter = (k, d) => G('translate(400,0) scale(-1,1)', lamp(k, { ...d, colour: D(d.colour, 0.1) }));

/** Rechargeable cells: thin ones for AAA. */
const cells: Painter = (k, d) => svg('pilas')(k, { ...d, variant: d.text ?? '' });

const cellsFlat: Painter = (k, d: Drawing) => G('rotate(64 200 200) scale(.9) translate(22,22)', cells(k, d));

export const home = {
  multicontacto: {
    hero: svg('multicontacto'),
    more: [svg('multicontacto-2')],
    focus: [180, 190, 1.8],
    size: [62, 260, 40],
  },
  enchufe: { hero: svg('enchufe'), more: [svg('enchufe-2')], focus: [150, 180, 1.8], size: [52, 78, 58] },
  foco: { hero: bulb, more: [bulbRow], focus: [200, 150, 1.6], size: [60, 112, 60] },
  'tira-led': { hero: svg('tira-led'), more: [svg('tira-led-2')], focus: [200, 120, 2], size: [10, 1000, 3] },
  lampara: { hero: lamp, more: [lampOff], focus: [240, 100, 1.7], size: [120, 380, 120] },
  pilas: { hero: cells, more: [cellsFlat], focus: [160, 140, 1.9], size: [14, 50, 14] },
} as const;
