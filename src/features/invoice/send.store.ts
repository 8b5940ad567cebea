import { ask } from '../../api/askFromPage.ts';
import { ApiError } from '../../api/errors.ts';
import { base, writesAllowed } from '../../api/where.ts';
import {
  postCorreoSolicitudFactura,
  postObtenerClientePorTelefono,
  postRegistrarCliente,
  putModificarCliente,
} from '../../contract/formCalls.ts';
import type { Customer } from '../../contract/formFields.ts';
import { customerOf } from './customer.ts';
import { attemptWith, newKey, type Attempt, type Draft } from './draft.ts';
import { $busy, $draft, $outcome, $trouble, clear, edit } from './draft.store.ts';
import { allStepsHold } from './lookup.store.ts';
import { mailText } from './mail.ts';
import { isThisMonth } from './note.ts';

/**
 * Registers or updates the customer and mails the request (R6.7), once: a click while it runs is no other request, and one
 * of which nobody knows whether it arrived goes again only for who says so (R6.9).
 */
export async function sendRequest(): Promise<void> {
  const { sale, values, attempt: last } = $draft.get();
  const told = $trouble.get();
  if ($busy.get() || !sale || !allStepsHold()) return;
  $trouble.set(null);
  // The month may have turned since the note was found.
  if (!isThisMonth(sale.date, new Date())) {
    $trouble.set('month');
    return;
  }
  const text = mailText(values, sale);
  if (!writesAllowed) {
    $outcome.set({ kind: 'preview', text });
    return;
  }
  const isUnknown = last?.text === text && !last.answered && told !== 'failed';
  if (isUnknown && told !== 'again') {
    $trouble.set('again');
    return;
  }
  $busy.set(true);
  const before = $draft.get();
  const attempt = attemptWith(before.attempt, text, newKey);
  edit({ attempt });
  const registered = await saveCustomer(before);
  const mailed = await mail(attempt);
  $busy.set(false);
  if (mailed !== 'sent') {
    $trouble.set(mailed);
    return;
  }
  clear();
  const asked = { note: sale.id, date: sale.date, total: sale.total, email: values.email };
  $outcome.set({ kind: registered ? 'sent' : 'unregistered', asked });
}

/** @returns `late`: no answer came in time, and the mail may have gone all the same */
async function mail(attempt: Attempt): Promise<'sent' | 'failed' | 'late'> {
  // To another origin the header would need its leave, which a plain API does not give.
  const headers = base === '' ? { 'Idempotency-Key': attempt.key } : {};
  try {
    const sent = await ask(postCorreoSolicitudFactura, attempt.text, { headers });
    edit({ attempt: { ...attempt, answered: true } });
    return sent ? 'sent' : 'failed';
  } catch (error) {
    // Without an answer, also when the page is left meanwhile, nobody knows whether the mail went.
    const answered = error instanceof ApiError && (error.reason === 'status' || error.reason === 'body');
    if (answered) edit({ attempt: { ...attempt, answered } });
    return error instanceof ApiError && error.reason === 'timeout' ? 'late' : 'failed';
  }
}

/** Whether the shop has the customer's data. What it has taken is not sent to it again when the mail is retried. */
async function saveCustomer({ values, customer, saved, attempt }: Draft): Promise<boolean> {
  if (saved === JSON.stringify(customerOf(values, customer))) return true;
  // An earlier attempt may have registered the customer, whether or not its answer came.
  const known = customer ?? (attempt && (await lookUp(values.phone)));
  const record = customerOf(values, known);
  try {
    const done = known ? await ask(putModificarCliente, record) : await ask(postRegistrarCliente, record);
    if (done) edit({ saved: JSON.stringify(record), customer: known });
    return done;
  } catch {
    return false;
  }
}

const lookUp = (phone: string): Promise<Customer | null> =>
  ask(postObtenerClientePorTelefono, { phone }, { asked: true }).catch(() => null);
