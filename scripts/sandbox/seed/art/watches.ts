import type { Painter } from './kit.ts';
import { svg } from './svg.ts';

/** The back of a watch with its sensor. */
const watchBack = svg('reloj-2');

const roundBack: Painter = (k, d) => watchBack(k, { ...d, variant: 'redondo' });

/** A round one with hands has a golden bezel where its second colour is gold. */
const round: Painter = (k, d) =>
  svg('reloj-redondo')(
    k,
    (d.variant ?? 'agujas') === 'agujas' && d.second === '#c9a24b' ? { ...d, variant: 'dorado' } : d,
  );

export const watches = {
  reloj: { hero: svg('reloj'), more: [watchBack], focus: [215, 200, 1.8], size: [38, 45, 11] },
  'reloj-redondo': { hero: round, more: [roundBack], focus: [215, 195, 1.8], size: [46, 46, 12] },
  pulsera: { hero: svg('pulsera'), more: [], focus: [200, 190, 1.8], size: [22, 47, 12] },
  correa: { hero: svg('correa'), more: [svg('correa-2')], focus: [150, 280, 1.9], size: [22, 210, 3] },
} as const;
