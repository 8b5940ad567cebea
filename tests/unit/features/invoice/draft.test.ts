import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  emptyDraft,
  loadDraft,
  createKey,
  nextAttempt,
  receiptKey,
  reachableStep,
  removeDraft,
  saveDraft,
  steps,
  type Draft,
} from '../../../../src/features/invoice/draft.ts';
import { emptyValues, toSummary } from '../../../../src/features/invoice/fields.ts';
import { draftLifetime, removeExpiredDraft } from '../../../../src/features/invoice/draftLifetime.ts';
import { newCustomer } from '../../../../src/features/invoice/request.ts';

const values = { ...emptyValues, receipt: '1001', total: '5', phone: '3312345678', rfc: 'CACX7605101P8' };
const found: Draft = {
  ...emptyDraft,
  values,
  step: 'review',
  sale: { id: '1001', date: '2026-11-20', total: 500 },
  matched: receiptKey(values),
  phone: '3312345678',
};

/** A tab without anything stored. */
function tab(): Map<string, string> {
  const held = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => void held.set(key, text),
    removeItem: (key: string) => void held.delete(key),
  });
  return held;
}
afterEach(() => void vi.unstubAllGlobals());

describe('R6.9 the tab stores the draft', () => {
  test('and restores its step', () => {
    tab();
    saveDraft(found, 0);
    expect(loadDraft(draftLifetime - 1)).toEqual(found);
  });

  test('for 30 minutes', () => {
    const held = tab();
    saveDraft(found, 0);
    removeExpiredDraft(draftLifetime - 1);
    expect(held.size).toBe(1);
    expect(loadDraft(30 * 60_000)).toBeNull();
    expect(held.size).toBe(0);
  });

  test('until it is removed', () => {
    const held = tab();
    saveDraft(found, 0);
    removeDraft();
    expect(held.size).toBe(0);
  });

  test('the customer that was found is restored too', () => {
    tab();
    const whole = {
      ...found,
      customer: newCustomer,
      savedRecord: 'x',
      attempt: { key: 'k', text: 't', responded: false },
    };
    saveDraft(whole, 0);
    expect(loadDraft(1)).toEqual(whole);
  });

  const rubbish = [null, 0, 5, '', 'x', true, [], {}, [1], { id: 1 }, { id: '1' }, { key: {}, text: [] }];
  const others = (part: keyof Draft): [keyof Draft, unknown][] => rubbish.map((value) => [part, value]);
  const kept = (part: keyof Draft, value: unknown): Draft | null => {
    tab();
    saveDraft({ ...found, customer: newCustomer, [part]: value }, 0);
    return loadDraft(1);
  };

  test.each((['sale', 'customer', 'attempt'] as const).flatMap(others))(
    'P82 %s of another form, %j, costs no more than its look-up: what was typed is there',
    (part, value) => {
      const read = kept(part, value);
      expect(read?.values).toEqual(values);
      expect(read?.[part]).toBeNull();
      if (part === 'sale') expect(read?.step).toBe('receipt');
      if (part === 'customer' && value) expect(read?.step).toBe('phone');
    },
  );

  test.each((['matched', 'phone', 'savedRecord'] as const).flatMap(others))(
    'P82 %s of another form, %j, is a text again, and its look-up asked for',
    (part, value) => {
      const read = kept(part, value);
      expect(read?.values).toEqual(values);
      expect(typeof read?.[part]).toBe('string');
      if (part === 'matched') expect(read?.step).toBe('receipt');
      if (part === 'phone') expect(read?.step).toBe('phone');
    },
  );

  test.each(others('step'))('P82 with an unknown step (%s: %j) there is no draft', (part, value) => {
    expect(kept(part, value)).toBeNull();
  });

  test('P82 any stored text is either read or ignored', () => {
    const held = tab();
    fc.assert(
      fc.property(
        fc.anything({ maxDepth: 3 }),
        fc.record({ values: fc.anything(), sale: fc.anything(), customer: fc.anything() }),
        (any, parts) => {
          for (const stored of [any, { ...found, ...parts, until: 9 }]) {
            held.set('factura', JSON.stringify(stored));
            const read = loadDraft(1);
            if (read) expect(Object.keys(read).sort()).toEqual(Object.keys(emptyDraft).sort());
            for (const text of Object.values(read?.values ?? {})) expect(typeof text).toBe('string');
          }
        },
      ),
    );
  });

  test('P82 a text that is no JSON is no draft', () => {
    tab().set('factura', '{');
    expect(loadDraft(0)).toBeNull();
  });

  test('where the browser blocks storage, the draft lives in memory', () => {
    const reject = (): never => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: reject, setItem: reject, removeItem: reject });
    saveDraft(found, 0);
    removeDraft();
    expect(loadDraft(0)).toBeNull();
  });
});

describe('R6.9 idempotency keys', () => {
  test('the same text has the same key, another text a new one', () => {
    const key = vi.fn(createKey);
    const first = nextAttempt(null, 'a', key);
    expect(nextAttempt({ ...first, responded: true }, 'a', key)).toEqual({ ...first, responded: false });
    expect(nextAttempt(first, 'b', key).key).not.toBe(first.key);
    expect(key).toHaveBeenCalledTimes(2);
  });

  test('keys are created without https too', () => {
    const getRandomValues = crypto.getRandomValues.bind(crypto);
    expect(createKey({ getRandomValues })).toMatch(/^[\da-f]{32}$/);
    expect(createKey()).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('R6.4 no step is reachable before its look-up', () => {
  test.each(steps)('%s', (step) => {
    expect(reachableStep(emptyDraft, step)).toBe('receipt');
    expect(reachableStep(found, step)).toBe(step);
    expect(reachableStep({ ...found, phone: '' }, step)).toBe(step === 'receipt' ? 'receipt' : 'phone');
    expect(reachableStep({ ...found, values: { ...values, phone: '3312345679' } }, step)).toBe(
      step === 'receipt' ? 'receipt' : 'phone',
    );
    expect(reachableStep({ ...found, values: { ...values, total: '6' } }, step)).toBe('receipt');
  });
});

test('R6.5 the summary lists errors in the order of the fields', () => {
  expect(toSummary({ city: 'b', rfc: 'a' })).toEqual([
    { id: 'factura-rfc', message: 'a' },
    { id: 'factura-city', message: 'b' },
  ]);
});
