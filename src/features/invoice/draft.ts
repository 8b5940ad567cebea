import type { Customer, Sale } from '../../contract/fields.ts';
import { emptyValues, type Values } from './values.ts';

export const steps = ['note', 'phone', 'data', 'review'] as const;
export type Step = (typeof steps)[number];

/** A request that was sent off: its key goes with the same text only, so that one request is one mail (R6.9). */
export interface Attempt {
  key: string;
  text: string;
  /** Whether an answer came; without one, nobody knows whether the mail went. */
  answered: boolean;
}

/** All that the wizard knows, as it is kept for this tab. */
export interface Draft {
  step: Step;
  values: Values;
  /** The sale that was found, and the note and total that it was found with (`noteKey`). */
  sale: Sale | null;
  matched: string;
  /** The phone that was looked up, and the customer behind it. */
  phone: string;
  customer: Customer | null;
  attempt: Attempt | null;
  /** The customer data that the shop has taken, as one text. */
  saved: string;
}

export const emptyDraft: Draft = {
  ...{
    step: 'note',
    values: emptyValues,
    sale: null,
    matched: '',
    phone: '',
    customer: null,
    attempt: null,
    saved: '',
  },
};

export const noteKey = ({ note, total }: Pick<Values, 'note' | 'total'>): string => `${note} ${total}`;

/** The step asked for, or the one before it that still lacks its look-up: no address and no Back or Forward skips one. */
export function reachable(draft: Draft, step: Step): Step {
  const { sale, matched, phone, values } = draft;
  const last = !sale || matched !== noteKey(values) ? 'note' : !phone || phone !== values.phone ? 'phone' : step;
  return steps.indexOf(last) < steps.indexOf(step) ? last : step;
}

/** The attempt to make with a text: the last one again, or a new one where the text is another. */
export const attemptWith = (last: Attempt | null, text: string, newKey: () => string): Attempt =>
  last?.text === text ? { ...last, answered: false } : { key: newKey(), text, answered: false };

/** A key that no one else has. `randomUUID` is missing where the page came without https. */
export function newKey(random: Pick<Crypto, 'getRandomValues'> & Partial<Crypto> = crypto): string {
  if (random.randomUUID) return random.randomUUID();
  return [...random.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
