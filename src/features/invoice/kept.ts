import type { Customer, Sale } from '../../contract/formFields.ts';
import { newCustomer } from './customer.ts';
import { reachable, steps, type Attempt, type Draft } from './draft.ts';
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

/** What a sale and an attempt look like; what stands in them is their form, no value. */
const aSale: Sale = { id: '', date: '', total: 0 };
const anAttempt: Attempt = { key: '', text: '', answered: false };

/**
 * Takes only what has the form of a draft, to each of its parts: a new version of the site may read what an older one kept,
 * or somebody may have written there. What was typed comes back whatever became of the rest, at the step that it goes with.
 */
function draftFrom(stored: unknown): Draft | null {
  const draft = stored as Partial<Record<keyof Draft, unknown>> | null;
  const step = steps.find((each) => each === draft?.step);
  if (!draft || !step || typeof draft.values !== 'object') return null;
  const typed = Object.entries(draft.values ?? {}).filter(
    ([name, text]) => Object.hasOwn(emptyValues, name) && typeof text === 'string',
  );
  const text = (name: 'matched' | 'phone' | 'saved'): string => (typeof draft[name] === 'string' ? draft[name] : '');
  const whole: Draft = {
    step,
    values: { ...emptyValues, ...Object.fromEntries(typed) },
    sale: shaped(draft.sale, aSale),
    ...{ matched: text('matched'), phone: text('phone'), saved: text('saved') },
    customer: isCustomer(draft.customer) ? draft.customer : null,
    attempt: shaped(draft.attempt, anAttempt),
  };
  // A customer who was known and cannot be read is looked up again, not registered a second time.
  if (draft.customer && !whole.customer) whole.phone = '';
  return { ...whole, step: reachable(whole, step) };
}

/** Fields that the shop may tell as numbers, and takes back as it told them. */
const asTold = ['id', 'active'];

/** Whether a stored record has each field of a customer: a text or null, or what the shop may tell otherwise. */
function isCustomer(stored: unknown): stored is Customer {
  const record = (stored ?? {}) as Record<string, unknown>;
  const fits = (name: string, value: unknown): boolean =>
    value === null ||
    typeof value === 'string' ||
    (asTold.includes(name) && ['number', 'boolean'].includes(typeof value));
  return (
    typeof stored === 'object' && Object.keys(newCustomer).every((name) => name in record && fits(name, record[name]))
  );
}

/** A stored record that has each field of a like one, of the same type, and no other; null for whatever else stands there. */
function shaped<T extends object>(stored: unknown, like: T): T | null {
  const record = (stored ?? {}) as Record<string, unknown>;
  const fields = Object.entries(like);
  return fields.every(([name, value]) => Object.hasOwn(record, name) && typeof record[name] === typeof value)
    ? (Object.fromEntries(fields.map(([name]) => [name, record[name]])) as T)
    : null;
}

function attempt(task: () => void): void {
  try {
    task();
  } catch {
    // Private windows and full storage refuse.
  }
}
