import { callApi } from '../../api/callApi.ts';
import type { ApiError } from '../../api/apiError.ts';
import { apiBase, writesAllowed } from '../../api/browserClient.ts';
import {
  postCorreoSolicitudFactura,
  postObtenerClientePorTelefono,
  postRegistrarCliente,
  putModificarCliente,
  type Customer,
} from '../../contract/forms.ts';
import { createKey, mayHaveArrived, nextAttempt, type Draft, type SendAttempt } from './draft.ts';
import { isThisMonth } from './invoice.ts';
import { $invoice, clearDraft, updateInvoice, updateDraft, validateAllSteps } from './invoice.store.ts';
import { mailText, toCustomer } from './request.ts';
import { rfcWarning } from './taxpayer.ts';

/**
 * Registers or updates the customer and mails the request (R6.7), once: clicks during a request are ignored, and a request
 * without a response is sent again only after the shopper confirms (R6.9), as is one with an invalid RFC (R6.10).
 */
export async function submitRequest(): Promise<void> {
  const { draft, formAlert: shownAlert, busy } = $invoice.get();
  const { sale, values } = draft;
  if (busy || !sale || !validateAllSteps()) return;
  if (shownAlert === null && rfcWarning(values.rfc)) {
    updateInvoice({ formAlert: 'confirmRfc' });
    return;
  }
  updateInvoice({ formAlert: null });
  // The month may have changed since the sale was found.
  if (!isThisMonth(sale.date, new Date())) {
    updateInvoice({ formAlert: 'month' });
    return;
  }
  const text = mailText(values, sale);
  if (!writesAllowed) {
    updateInvoice({ outcome: { kind: 'dryRun', text } });
    return;
  }
  if (mayHaveArrived(draft) && shownAlert !== 'confirmResend') {
    updateInvoice({ formAlert: 'confirmResend' });
    return;
  }
  updateInvoice({ busy: true });
  const draftToSend = $invoice.get().draft;
  const attempt = nextAttempt(draftToSend.attempt, { receipt: sale.id, text }, createKey);
  updateDraft({ attempt });
  const customerSaved = await saveCustomer(draftToSend);
  const result = await sendMail(attempt);
  updateInvoice({ busy: false });
  if (result !== 'sent') {
    updateInvoice({ formAlert: result });
    return;
  }
  clearDraft();
  const request = { receipt: sale.id, date: sale.date, total: sale.total, rfc: values.rfc, email: values.email };
  updateInvoice({ outcome: { kind: 'sent', customerSaved, request } });
}

/** @returns `unconfirmed`: the response was lost, and the e-mail may have been sent anyway */
async function sendMail(attempt: SendAttempt): Promise<'sent' | 'failed' | 'unconfirmed'> {
  // Same-origin only: another origin would have to allow the header by CORS.
  const headers = apiBase === '' ? { 'Idempotency-Key': attempt.key } : {};
  const { onLine } = navigator;
  let sent = false;
  try {
    sent = await callApi(postCorreoSolicitudFactura, attempt.text, { headers });
  } catch (error) {
    // Only a response, or being offline, proves that the e-mail was not sent. A gateway that gives up (502, 504) proves nothing.
    const { reason, status } = error as ApiError;
    if (onLine && reason !== 'body' && (!status || status === 502 || status === 504)) return 'unconfirmed';
  }
  updateDraft({ attempt: { ...attempt, responded: true } });
  return sent ? 'sent' : 'failed';
}

/** Registers or updates the customer; returns whether the shop has the data. A retry does not send an accepted record again. */
async function saveCustomer({ values, customer, savedRecord, attempt }: Draft): Promise<boolean> {
  if (savedRecord === JSON.stringify(toCustomer(values, customer))) return true;
  try {
    // An earlier attempt may have registered the customer, even if its response was lost. If that is not known, a registration
    // might create a duplicate.
    const knownCustomer = customer ?? (attempt && (await findCustomerByPhone(values.phone)));
    const record = toCustomer(values, knownCustomer);
    const saved = await callApi(knownCustomer ? putModificarCliente : postRegistrarCliente, record);
    if (saved) updateDraft({ savedRecord: JSON.stringify(record), customer: knownCustomer });
    return saved;
  } catch {
    return false;
  }
}

const findCustomerByPhone = (phone: string): Promise<Customer | null> =>
  callApi(postObtenerClientePorTelefono, { phone }, { userInitiated: true });
