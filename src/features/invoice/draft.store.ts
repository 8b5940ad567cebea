import { atom } from 'nanostores';
import type { Sale } from '../../contract/formFields.ts';
import type { Cents } from '../../lib/money.ts';
import { admits } from './taxChoices.ts';
import { emptyDraft, type Draft } from './draft.ts';
import { forgetOld, lifetime } from './expiry.ts';
import { forget, keep, readKept } from './kept.ts';
import type { Refusal } from './note.ts';
import { check, type Errors, type FormStep } from './formRules.ts';
import { emptyValues, type FieldName, type Values } from './values.ts';

/**
 * What stands in the way of the step at hand: a note that cannot be invoiced, a call that failed, a mail of which nobody
 * knows whether it went (`late`), and whether it is to go once more (`again`).
 */
export type Trouble = Refusal | 'failed' | 'late' | 'again';
/** What was asked for, as it is told at the end (R6.8). */
export interface Asked {
  note: string;
  /** Of the sale. */
  date: Sale['date'];
  total: Cents;
  email: string;
}
export type Outcome = { kind: 'sent' | 'unregistered'; asked: Asked } | { kind: 'preview'; text: string };

export const $draft = atom<Draft>(emptyDraft);
export const $errors = atom<Errors>({});
export const $trouble = atom<Trouble | null>(null);
export const $outcome = atom<Outcome | null>(null);
/** How often a step was judged: a second try with the same mistakes is told again. */
export const $tries = atom(0);
/** Whether the page answers: before, a form would be sent by the browser itself. */
export const $ready = atom(false);
/** Whether a call is under way: one at a time, and the buttons are locked. */
export const $busy = atom(false);

const place = (): Storage => sessionStorage;
let expiry: ReturnType<typeof setTimeout> | undefined;

/** Changes the draft, and keeps it for this tab. */
export function edit(changes: Partial<Draft>): void {
  const draft = { ...$draft.get(), ...changes };
  $draft.set(draft);
  keep(place, draft, Date.now());
  expire();
}

/** Erases what is kept when its time is over. A timer that slept with the device is late, but readKept looks too. */
function expire(): void {
  clearTimeout(expiry);
  expiry = setTimeout(() => forgetOld(place, Date.now()), lifetime + 1000);
}

/** Starts over after a request. */
export const startOver = (): void => $outcome.set(null);

/** Clears forms and fields, here and in the tab's storage. */
export function clear(): void {
  clearTimeout(expiry);
  $draft.set(emptyDraft);
  forget(place);
}

/**
 * Opens the draft that this tab keeps, or else what was typed before React was there.
 * @param typed as it stands in the fields of the page
 */
export function openDraft(typed: Partial<Values>): void {
  $ready.set(true);
  const kept = readKept(place, Date.now());
  if (kept) {
    $draft.set(kept);
    expire();
  } else if (Object.values(typed).some(Boolean)) {
    edit({ values: { ...emptyValues, ...typed } });
  }
}

/** Takes what was typed or chosen. A message at the field goes as soon as it is no longer true. */
export function setValue(name: FieldName, value: string): void {
  const { step, values } = $draft.get();
  const next = { ...values, [name]: value };
  // A use that the new regime does not admit gives way to the default.
  if (name === 'regime' && !admits(value, next.use)) next.use = '';
  edit({ values: next });
  const { [name]: message, ...rest } = $errors.get();
  if (message && step !== 'review' && check(step, next).errors?.[name] !== message) $errors.set(rest);
}

/** The values of a step as they are sent; null where the fields say what is wrong. */
export function judge(step: FormStep): Values | null {
  const { values, errors } = check(step, $draft.get().values);
  $trouble.set(null);
  $outcome.set(null);
  $errors.set(errors ?? {});
  $tries.set($tries.get() + 1);
  if (values) edit({ values: { ...values } });
  return values;
}
