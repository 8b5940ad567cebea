import { audio } from './audio.ts';
import { banks } from './banks.ts';
import { cables } from './cable.ts';
import { cases } from './cases.ts';
import { box, boxed, detail, measures, type Kind } from './common.ts';
import { computing } from './computing.ts';
import { games } from './games.ts';
import { glass } from './glass.ts';
import { handsets } from './handsets.ts';
import { home } from './home.ts';
import type { Painter } from './kit.ts';
import { memory } from './memory.ts';
import { mounts } from './mounts.ts';
import { parts } from './parts.ts';
import { power } from './power.ts';
import { speakers } from './speakers.ts';
import { watches } from './watches.ts';

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
  ...memory,
  ...watches,
  ...mounts,
  ...handsets,
  ...computing,
  ...games,
  ...home,
  ...box,
};

const known = new Map<string, readonly Painter[]>();

/** The views of a kind: hero, others of its own, then (unless it has three) a detail and the carton, then measures. */
export function viewsOf(name: string): readonly Painter[] {
  const kept = known.get(name);
  if (kept) return kept;
  const drawn = Object.hasOwn(kinds, name);
  const kind: Kind = (drawn ? kinds[name] : undefined) ?? box.caja;
  const generic = kind.more.length >= 3 ? [] : kind === box.caja ? [detail(kind)] : [detail(kind), boxed(kind)];
  const views = [kind.hero, ...kind.more, ...generic, measures(kind)];
  if (drawn) known.set(name, views);
  return views;
}
