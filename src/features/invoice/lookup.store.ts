import { ask } from '../../api/askFromPage.ts';
import { postObtenerClientePorTelefono, postObtenerInformacionVenta } from '../../contract/formCalls.ts';
import { check } from './formRules.ts';
import { prefilled, withoutCustomer } from './customer.ts';
import { $busy, $draft, $trouble, edit, judge } from './draft.store.ts';
import { noteKey } from './draft.ts';
import { readTotal, refusalOf } from './note.ts';
import { goTo } from './steps.store.ts';

/** Step 1: the sale has to exist, be of this month, and have the total (R6.2). */
export const findNote = (): Promise<void> =>
  alone(async () => {
    const values = judge('note');
    if (!values) return;
    const matched = noteKey(values);
    const before = $draft.get();
    const sale =
      before.matched === matched
        ? before.sale
        : await ask(postObtenerInformacionVenta, { note: values.note }, { asked: true });
    // Back was pressed meanwhile.
    if ($draft.get().step !== 'note') return;
    const refusal = refusalOf(sale, readTotal(values.total) ?? NaN, new Date());
    $trouble.set(refusal);
    if (refusal) return;
    edit({ sale, matched, values: { ...$draft.get().values, note: values.note, total: values.total } });
    goTo('phone');
  });

/** Step 2: the customer behind the phone, where there is one (R6.4). */
export const findCustomer = (): Promise<void> =>
  alone(async () => {
    const values = judge('phone');
    if (!values) return;
    const { phone } = values;
    const before = $draft.get();
    if (before.phone !== phone) {
      const customer = await ask(postObtenerClientePorTelefono, { phone }, { asked: true });
      if ($draft.get().step !== 'phone') return;
      // What was filled in for another customer goes; what the person typed stays.
      const typed = before.customer ? withoutCustomer(values) : values;
      edit({ phone, customer, saved: '', values: customer ? prefilled(typed, customer) : typed });
    }
    goTo('data');
  });

/** Step 3 is judged here; nothing is sent before the review. */
export function finishData(): void {
  if (judge('data')) goTo('review');
}

/** Whether all steps hold: what a review may be sent with. Leads to the first that does not. */
export function allStepsHold(): boolean {
  for (const step of ['note', 'phone', 'data'] as const) {
    if (!check(step, $draft.get().values).errors) continue;
    goTo(step);
    judge(step);
    return false;
  }
  return true;
}

/** Runs one task at a time, with the button locked; a call that fails shows the red text and releases it (R6.8). */
async function alone(task: () => Promise<void>): Promise<void> {
  if ($busy.get()) return;
  $busy.set(true);
  try {
    await task();
  } catch {
    $trouble.set('failed');
  } finally {
    $busy.set(false);
  }
}
