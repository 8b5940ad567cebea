import { audio } from './audio.ts';
import { banks } from './banks.ts';
import { cables } from './cable.ts';
import { cases } from './cases.ts';
import { box, boxed, detail, measures, type Kind } from './common.ts';
import { glass } from './glass.ts';
import type { Painter } from './kit.ts';
import { parts } from './parts.ts';
import { power } from './power.ts';
import { speakers } from './speakers.ts';

/** Every kind of product that can be drawn. */
export const kinds: Readonly<Record<string, Kind>> = {
  ...cases,
  ...glass,
  ...power,
  ...cables,
  ...audio,
  ...speakers,
  ...banks,
  ...parts,
  ...box,
};

/** The views of a kind: hero, others of its own, detail, carton, measures. */
export function viewsOf(name: string): readonly Painter[] {
  const kind = kinds[name] ?? box.caja;
  return [kind.hero, ...kind.more, detail(kind), ...(kind === box.caja ? [] : [boxed(kind)]), measures(kind)];
}
