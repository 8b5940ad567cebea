import type { Customer, Sale } from '../../contract/forms.ts';
import { tabStorage } from '../../lib/storage.ts';
import { draftLifetime, removeExpiredDraft } from './draftLifetime.ts';
import { emptyValues, type FieldValues } from './fields.ts';
import { newCustomer } from './request.ts';

export const steps = ['receipt', 'phone', 'billing', 'review'] as const;
export type Step = (typeof steps)[number];

/** Finds a step by its stored name: earlier versions called `billing` `data`. */
export const findStep = (stored: unknown): Step | undefined => {
  const name = stored === 'data' ? 'billing' : stored;
  return steps.find((step) => step === name);
};

/** A request that was sent. The same text reuses its key, so that the server mails one request once (R6.9). */
export interface SendAttempt {
  key: string;
  receipt: string;
  text: string;
  /** Whether its outcome is known; until then, the e-mail may or may not have been sent. */
  responded: boolean;
}

/** The form's data, as this tab stores it. */
export interface Draft {
  step: Step;
  values: FieldValues;
  /** The sale that was found, and `receiptKey` of the receipt and total that it matched. */
  sale: Sale | null;
  matched: string;
  /** The phone that was looked up, and its customer. */
  phone: string;
  customer: Customer | null;
  attempt: SendAttempt | null;
  /** The customer record that the shop has accepted, as JSON. */
  savedRecord: string;
}

export const emptyDraft: Draft = {
  step: 'receipt',
  values: emptyValues,
  sale: null,
  matched: '',
  phone: '',
  customer: null,
  attempt: null,
  savedRecord: '',
};

export const receiptKey = ({ receipt, total }: Pick<FieldValues, 'receipt' | 'total'>): string => `${receipt} ${total}`;

/** The requested step, or an earlier one whose lookup is missing, so that Back and Forward skip no lookup. */
export function reachableStep(draft: Draft, step: Step): Step {
  const { sale, matched, phone, values } = draft;
  let lastReachable = step;
  if (!sale || matched !== receiptKey(values)) lastReachable = 'receipt';
  else if (!phone || phone !== values.phone) lastReachable = 'phone';
  return steps.indexOf(lastReachable) < steps.indexOf(step) ? lastReachable : step;
}

/** The attempt to send a text: the last one again, or a new one if the text has changed. */
export const nextAttempt = (
  last: SendAttempt | null,
  mail: Pick<SendAttempt, 'receipt' | 'text'>,
  newKey: () => string,
): SendAttempt => ({ ...mail, key: last?.text === mail.text ? last.key : newKey(), responded: false });

/** Whether the shop may have received a request for this receipt, with these or other data, although no response says so. */
export const mayHaveArrived = ({ attempt, sale }: Pick<Draft, 'attempt' | 'sale'>): boolean =>
  attempt?.responded === false && attempt.receipt === sale?.id;

/** A unique key. Not by `randomUUID`, which is missing on pages without https. */
export const createKey = (): string => crypto.getRandomValues(new BigUint64Array(2)).join('-');

/** Stores a draft for this tab. Where the browser blocks storage, the draft lasts as long as the page. */
export function saveDraft(draft: Draft, now: number): void {
  tabStorage.write('factura', { ...draft, until: now + draftLifetime });
}

export const removeDraft = (): void => tabStorage.remove('factura');

/** The stored draft; null if there is none or it has expired. */
export function loadDraft(now: number): Draft | null {
  removeExpiredDraft(now);
  return parseDraft(tabStorage.read('factura'));
}

/** Templates of a stored sale and attempt: their fields and types. */
const saleShape: Sale = { id: '', date: '', total: 0 };
const attemptShape: SendAttempt = { key: '', receipt: '', text: '', responded: false };

/**
 * Validates a stored draft: an older version of the site, or any script, may have written it. Typed values are kept even if
 * other parts are invalid; the step is then one that the valid parts allow.
 */
function parseDraft(stored: unknown): Draft | null {
  const parts = stored as Partial<Record<keyof Draft, unknown>> | null;
  const step = findStep(parts?.step);
  if (!parts || !step || typeof parts.values !== 'object') return null;
  const typed = Object.entries(parts.values ?? {}).filter(
    ([name, value]) => Object.hasOwn(emptyValues, name) && typeof value === 'string',
  );
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  const draft: Draft = {
    step,
    values: { ...emptyValues, ...Object.fromEntries(typed) },
    sale: parseRecord(parts.sale, saleShape),
    matched: text(parts.matched),
    phone: text(parts.phone),
    customer: isCustomer(parts.customer) ? parts.customer : null,
    attempt: parseRecord(parts.attempt, attemptShape),
    savedRecord: text(parts.savedRecord),
  };
  // An unreadable customer is looked up again, not registered a second time.
  if (parts.customer && !draft.customer) draft.phone = '';
  return { ...draft, step: reachableStep(draft, step) };
}

/** Fields of a customer that the API may send as a number or boolean, and accepts back in the same type. */
const untypedFields = ['id', 'active'];

/** Whether a stored record has each field of a customer, with a type that the API may send. */
function isCustomer(stored: unknown): stored is Customer {
  const record = (stored ?? {}) as Record<string, unknown>;
  const isValid = (name: string, value: unknown): boolean =>
    value === null ||
    typeof value === 'string' ||
    (untypedFields.includes(name) && ['number', 'boolean'].includes(typeof value));
  return (
    typeof stored === 'object' &&
    Object.keys(newCustomer).every((name) => name in record && isValid(name, record[name]))
  );
}

/** Picks the fields of a template from a stored record; null unless it has each of them with the template's type. */
function parseRecord<T extends object>(stored: unknown, shape: T): T | null {
  const record = (stored ?? {}) as Record<string, unknown>;
  const template = Object.entries(shape);
  return template.every(([name, value]) => Object.hasOwn(record, name) && typeof record[name] === typeof value)
    ? (Object.fromEntries(template.map(([name]) => [name, record[name]])) as T)
    : null;
}
