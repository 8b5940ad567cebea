import { emptyDraft, reachable, steps, type Draft } from './draft.ts';
import { emptyValues } from './values.ts';

const key = 'factura';

/** How long a draft is kept after its last change, ms (R6.9). */
export const lifetime = 30 * 60_000;

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps a draft for this tab. Where the browser refuses, it lives as long as the page. */
export const keep = (place: () => Place, draft: Draft, now: number): void =>
  attempt(() => place().setItem(key, JSON.stringify({ ...draft, until: now + lifetime })));

export const forget = (place: () => Place): void => attempt(() => place().removeItem(key));

/** Forgets a draft whose time is over. */
export function forgetOld(place: () => Place, now: number): void {
  attempt(() => {
    const until: unknown = (JSON.parse(place().getItem(key) ?? '{}') as { until?: unknown }).until;
    if (typeof until !== 'number' || until <= now) place().removeItem(key);
  });
}

/** The draft that was kept; null where there is none, or its time is over. */
export function readKept(place: () => Place, now: number): Draft | null {
  forgetOld(place, now);
  try {
    return draftFrom(JSON.parse(place().getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}

/** Takes only what has the form of a draft: a new version of the site may read what an older one kept. */
function draftFrom(stored: unknown): Draft | null {
  const draft = stored as (Partial<Draft> & { until?: number }) | null;
  const step = steps.find((each) => each === draft?.step);
  if (!draft || !step || typeof draft.values !== 'object') return null;
  const { until: _, ...rest } = draft;
  const typed = Object.entries(draft.values).filter(([name, text]) => name in emptyValues && typeof text === 'string');
  const whole = { ...emptyDraft, ...rest, values: { ...emptyValues, ...Object.fromEntries(typed) } };
  return { ...whole, step: reachable(whole, step) };
}

function attempt(task: () => void): void {
  try {
    task();
  } catch {
    // Private windows and full storage refuse.
  }
}
