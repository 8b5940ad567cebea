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
import { emptyValues, toErrorSummary } from '../../../../src/features/invoice/fields.ts';
import { draftLifetime, removeExpiredDraft } from '../../../../src/features/invoice/draftLifetime.ts';
import { newCustomer } from '../../../../src/features/invoice/request.ts';
import { stubStorage } from '../../../support/stubStorage.ts';

const values = { ...emptyValues, receipt: '1001', total: '5', phone: '3312345678', rfc: 'CACX7605101P8' };
const reviewDraft: Draft = {
  ...emptyDraft,
  values,
  step: 'review',
  sale: { id: '1001', date: '2026-11-20', total: 500 },
  matched: receiptKey(values),
  phone: '3312345678',
};

afterEach(() => void vi.unstubAllGlobals());

describe('R6.9 the tab stores the draft', () => {
  test('and restores it, with its step', () => {
    stubStorage('sessionStorage');
    saveDraft(reviewDraft, 0);
    expect(loadDraft(draftLifetime - 1)).toEqual(reviewDraft);
  });

  test('also one of an earlier version, whose step "billing" has the name "data"', () => {
    const items = stubStorage('sessionStorage');
    saveDraft({ ...reviewDraft, step: 'billing' }, 0);
    for (const [key, text] of items) items.set(key, text.replace('"billing"', '"data"'));
    expect(loadDraft(1)?.step).toBe('billing');
  });

  test('for 30 minutes', () => {
    const items = stubStorage('sessionStorage');
    saveDraft(reviewDraft, 0);
    removeExpiredDraft(draftLifetime - 1);
    expect(items.size).toBe(1);
    expect(loadDraft(30 * 60_000)).toBeNull();
    expect(items.size).toBe(0);
  });

  test('until it is removed', () => {
    const items = stubStorage('sessionStorage');
    saveDraft(reviewDraft, 0);
    removeDraft();
    expect(items.size).toBe(0);
  });

  test('with the customer, the saved record and the last attempt to send the e-mail', () => {
    stubStorage('sessionStorage');
    const draft = {
      ...reviewDraft,
      customer: newCustomer,
      savedRecord: 'x',
      attempt: { key: 'k', receipt: '1001', text: 't', responded: false },
    };
    saveDraft(draft, 0);
    expect(loadDraft(1)).toEqual(draft);
  });

  const invalidValues = [null, 0, 5, '', 'x', true, [], {}, [1], { id: 1 }, { id: '1' }, { key: {}, text: [] }];
  const withInvalidValues = (field: keyof Draft): [keyof Draft, unknown][] =>
    invalidValues.map((value) => [field, value]);
  const saveAndLoad = (field: keyof Draft, value: unknown): Draft | null => {
    stubStorage('sessionStorage');
    saveDraft({ ...reviewDraft, customer: newCustomer, [field]: value }, 0);
    return loadDraft(1);
  };

  test.each((['sale', 'customer', 'attempt'] as const).flatMap(withInvalidValues))(
    'P82 an invalid %s, %j, is dropped, and the typed values stay',
    (field, value) => {
      const draft = saveAndLoad(field, value);
      expect(draft?.values).toEqual(values);
      expect(draft?.[field]).toBeNull();
      if (field === 'sale') expect(draft?.step).toBe('receipt');
      if (field === 'customer' && value) expect(draft?.step).toBe('phone');
    },
  );

  test.each((['matched', 'phone', 'savedRecord'] as const).flatMap(withInvalidValues))(
    'P82 an invalid %s, %j, becomes a string, and the typed values stay',
    (field, value) => {
      const draft = saveAndLoad(field, value);
      expect(draft?.values).toEqual(values);
      expect(typeof draft?.[field]).toBe('string');
      if (field === 'matched') expect(draft?.step).toBe('receipt');
      if (field === 'phone') expect(draft?.step).toBe('phone');
    },
  );

  test.each(withInvalidValues('step'))('P82 a draft with an unknown %s, %j, is ignored', (field, value) => {
    expect(saveAndLoad(field, value)).toBeNull();
  });

  test('P82 any stored value loads as a complete draft or as none', () => {
    const items = stubStorage('sessionStorage');
    fc.assert(
      fc.property(
        fc.anything({ maxDepth: 3 }),
        fc.record({ values: fc.anything(), sale: fc.anything(), customer: fc.anything() }),
        (anything, fields) => {
          for (const stored of [anything, { ...reviewDraft, ...fields, until: 9 }]) {
            items.set('factura', JSON.stringify(stored));
            const draft = loadDraft(1);
            if (draft) expect(Object.keys(draft).sort()).toEqual(Object.keys(emptyDraft).sort());
            for (const text of Object.values(draft?.values ?? {})) expect(typeof text).toBe('string');
          }
        },
      ),
    );
  });

  test('P82 invalid JSON is ignored', () => {
    stubStorage('sessionStorage').set('factura', '{');
    expect(loadDraft(0)).toBeNull();
  });

  test('where the browser blocks storage, nothing throws and no draft is stored', () => {
    const block = (): never => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: block, setItem: block, removeItem: block });
    saveDraft(reviewDraft, 0);
    removeDraft();
    expect(loadDraft(0)).toBeNull();
  });
});

describe('R6.9 idempotency keys', () => {
  test('the same text reuses its key, a different text gets a new one', () => {
    const newKey = vi.fn(createKey);
    const mail = { receipt: '1001', text: 'a' };
    const first = nextAttempt(null, mail, newKey);
    expect(nextAttempt({ ...first, responded: true }, mail, newKey)).toEqual({ ...first, responded: false });
    expect(nextAttempt(first, { ...mail, text: 'b' }, newKey).key).not.toBe(first.key);
    expect(newKey).toHaveBeenCalledTimes(2);
  });

  test('keys are created without HTTPS too, where randomUUID is missing', () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect(createKey()).toMatch(/^\d+-\d+$/);
    expect(createKey()).not.toBe(createKey());
  });
});

describe('R6.4 a step is reachable only after the lookups that it needs', () => {
  test.each(steps)('%s', (step) => {
    expect(reachableStep(emptyDraft, step)).toBe('receipt');
    expect(reachableStep(reviewDraft, step)).toBe(step);
    expect(reachableStep({ ...reviewDraft, phone: '' }, step)).toBe(step === 'receipt' ? 'receipt' : 'phone');
    expect(reachableStep({ ...reviewDraft, values: { ...values, phone: '3312345679' } }, step)).toBe(
      step === 'receipt' ? 'receipt' : 'phone',
    );
    expect(reachableStep({ ...reviewDraft, values: { ...values, total: '6' } }, step)).toBe('receipt');
  });
});

test('R6.5 the error summary lists errors in the order of the form', () => {
  expect(toErrorSummary({ city: 'b', rfc: 'a' })).toEqual([
    { id: 'factura-rfc', message: 'a' },
    { id: 'factura-city', message: 'b' },
  ]);
});
