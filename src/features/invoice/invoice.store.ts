import { atom } from 'nanostores';
import { callApi } from '../../api/callApi.ts';
import { postObtenerClientePorTelefono, postObtenerInformacionVenta, type Sale } from '../../contract/forms.ts';
import type { Cents } from '../../lib/money.ts';
import {
  emptyDraft,
  loadDraft,
  receiptKey,
  reachableStep,
  removeDraft,
  saveDraft,
  findStep,
  type Draft,
  type Step,
} from './draft.ts';
import { draftLifetime, removeExpiredDraft } from './draftLifetime.ts';
import { validate, type FieldErrors, type FieldName, type FormStep, type FieldValues } from './fields.ts';
import { findSaleError, parseTotal, type FormAlert } from './invoice.ts';
import { prefillFromCustomer, withoutCustomer } from './request.ts';
import { isUseAllowed } from './sat.ts';

/** The request that was sent, for the confirmation (R6.8). */
export interface SentRequest {
  receipt: string;
  date: Sale['date'];
  total: Cents;
  rfc: string;
  email: string;
}

/** `customerSaved`: whether the shop has the customer's data, too. A deploy preview that sends no writes only shows the text of the e-mail (R12.2). */
type SubmitOutcome = { kind: 'sent'; customerSaved: boolean; request: SentRequest } | { kind: 'dryRun'; text: string };

interface InvoiceState {
  draft: Draft;
  errors: FieldErrors;
  /** The alert above the step; 'confirmRfc' is not above it, but at the RFC of the review (R6.10). */
  formAlert: FormAlert | 'confirmRfc' | null;
  outcome: SubmitOutcome | null;
  /** Number of validations, so that screen readers announce repeated errors again. */
  submitCount: number;
  /** A call is in flight: one at a time, with the buttons locked. */
  busy: boolean;
}

export const $invoice = atom<InvoiceState>({
  draft: emptyDraft,
  errors: {},
  formAlert: null,
  outcome: null,
  submitCount: 0,
  busy: false,
});

export const updateInvoice = (changes: Partial<InvoiceState>): void => $invoice.set({ ...$invoice.get(), ...changes });

let draftTimer: ReturnType<typeof setTimeout> | undefined;

export function updateDraft(changes: Partial<Draft>): void {
  const draft = { ...$invoice.get().draft, ...changes };
  updateInvoice({ draft });
  saveDraft(draft, Date.now());
  scheduleExpiry();
}

/** Removes the stored draft once it has expired. After the device sleeps the timer is late, but loadDraft() checks too. */
function scheduleExpiry(): void {
  clearTimeout(draftTimer);
  draftTimer = setTimeout(() => removeExpiredDraft(Date.now()), draftLifetime + 1000);
}

/** Clears the form, here and in the tab's storage. */
export function clearDraft(): void {
  clearTimeout(draftTimer);
  updateInvoice({ draft: emptyDraft });
  removeDraft();
}

export const startOver = (): void => updateInvoice({ outcome: null });

/**
 * Restores the draft that this tab stored, and adds what was typed before hydration.
 * @param typed the contents of the page's fields, which are those of the first step
 */
export function restoreDraft(typed: Partial<FieldValues>): void {
  const draft = loadDraft(Date.now());
  if (draft) {
    updateInvoice({ draft });
    scheduleExpiry();
  }
  const { values } = $invoice.get().draft;
  const changed = Object.entries(typed).filter(([name, value]) => value && value !== values[name as FieldName]);
  // Another receipt has to be looked up.
  if (changed.length > 0) updateDraft({ values: { ...values, ...Object.fromEntries(changed) }, step: 'receipt' });
}

/** Sets a field, and removes its error once that is corrected. */
export function setValue(name: FieldName, value: string): void {
  const { draft, errors } = $invoice.get();
  const values = { ...draft.values, [name]: value };
  // If the new regime does not allow the use, the default applies.
  if (name === 'regime' && !isUseAllowed(value, values.use)) values.use = '';
  updateDraft({ values });
  const { [name]: message, ...others } = errors;
  if (message && draft.step !== 'review' && validate(draft.step, values).errors?.[name] !== message)
    updateInvoice({ errors: others });
}

/** Validates a step, and shows the errors; returns its normalized values, or null if there are errors. */
function validateStep(step: FormStep): FieldValues | null {
  const { draft, submitCount } = $invoice.get();
  const { values, errors } = validate(step, draft.values);
  updateInvoice({ formAlert: null, outcome: null, errors: errors ?? {}, submitCount: submitCount + 1 });
  if (values) updateDraft({ values });
  return values;
}

/** Returns whether every step is valid; otherwise goes to the first invalid one. */
export function validateAllSteps(): boolean {
  for (const step of ['receipt', 'phone', 'billing'] as const) {
    if (!validate(step, $invoice.get().draft.values).errors) continue;
    goToStep(step);
    validateStep(step);
    return false;
  }
  return true;
}

interface HistoryState {
  invoice?: unknown;
  /** The step of the entry before. */
  previousStep?: Step;
}

/** Shows a step as a history entry of its own, so that Back leads to the previous step. The URL stays the same. */
export function goToStep(step: Step): void {
  const previousStep = $invoice.get().draft.step;
  showStep(step);
  const state: HistoryState = { ...(history.state as HistoryState | null), invoice: $invoice.get().draft.step };
  history.pushState({ ...state, previousStep }, '');
}

/** Goes back to an earlier step: the history entry before, if that is it. */
export function goBackTo(step: Step): void {
  if ((history.state as HistoryState | null)?.previousStep === step) history.back();
  else goToStep(step);
}

/** Records the step in the history, and follows Back and Forward until the returned function is called. */
export function followHistory(): () => void {
  history.replaceState({ ...(history.state as HistoryState | null), invoice: $invoice.get().draft.step }, '');
  const follow = ({ state }: PopStateEvent): void => {
    showStep(findStep((state as HistoryState | null)?.invoice) ?? 'receipt');
  };
  addEventListener('popstate', follow);
  return () => removeEventListener('popstate', follow);
}

function showStep(requested: Step): void {
  updateInvoice({ errors: {}, formAlert: null, outcome: null });
  const { draft } = $invoice.get();
  const step = reachableStep(draft, requested);
  if (step !== draft.step) updateDraft({ step });
}

/** Step 1: the sale has to exist, be of this month, and have this total (R6.2). */
export const submitReceipt = (): Promise<void> =>
  runExclusively(async () => {
    const values = validateStep('receipt');
    if (!values) return;
    const { receipt, total } = values;
    const matchedKey = receiptKey(values);
    const before = $invoice.get().draft;
    const sale =
      before.matched === matchedKey
        ? before.sale
        : await callApi(postObtenerInformacionVenta, { receipt }, { userInitiated: true });
    const { draft } = $invoice.get();
    // The shopper may have left the step meanwhile.
    if (draft.step !== 'receipt') return;
    const formAlert = findSaleError(sale, parseTotal(total) ?? NaN, new Date());
    updateInvoice({ formAlert });
    if (formAlert) return;
    updateDraft({ sale, matched: matchedKey, values: { ...draft.values, receipt, total } });
    goToStep('phone');
  });

/** Step 2: the customer with this phone, if there is one (R6.4). */
export const submitPhone = (): Promise<void> =>
  runExclusively(async () => {
    const values = validateStep('phone');
    if (!values) return;
    const { phone } = values;
    const before = $invoice.get().draft;
    if (before.phone !== phone) {
      const customer = await callApi(postObtenerClientePorTelefono, { phone }, { userInitiated: true });
      if ($invoice.get().draft.step !== 'phone') return;
      // The data of an earlier customer goes; data typed without one stays.
      const typed = before.customer ? withoutCustomer(values) : values;
      updateDraft({
        phone,
        customer,
        savedRecord: '',
        values: customer ? prefillFromCustomer(typed, customer) : typed,
      });
    }
    goToStep('billing');
  });

/** Step 3 is validated here; nothing is sent before the review. */
export function submitBilling(): void {
  if (validateStep('billing')) goToStep('review');
}

/** Runs one task at a time, with the button locked; a failed call shows the error and unlocks it (R6.8). */
async function runExclusively(task: () => Promise<void>): Promise<void> {
  const { busy, draft } = $invoice.get();
  if (busy) return;
  updateInvoice({ busy: true });
  try {
    await task();
  } catch {
    // The shopper may have left the step meanwhile.
    if ($invoice.get().draft.step === draft.step) updateInvoice({ formAlert: 'failed' });
  } finally {
    updateInvoice({ busy: false });
  }
}
