import { emptyDraft, reachable, steps, type Draft } from './draft.ts';
import { forgetOld, key, lifetime, type Place } from './expiry.ts';
import { emptyValues } from './values.ts';

/** Keeps a draft for this tab. Where the browser refuses, it lives as long as the page. */
export const keep = (place: () => Place, draft: Draft, now: number): void =>
  attempt(() => place().setItem(key, JSON.stringify({ ...draft, until: now + lifetime })));

export const forget = (place: () => Place): void => attempt(() => place().removeItem(key));

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
  const rest = { ...draft };
  delete rest.until;
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
