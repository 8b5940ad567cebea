import { beforeEach, describe, expect, test, vi } from 'vitest';
import { receiptKey, type Draft } from '../../../../src/features/invoice/draft.ts';
import { emptyValues } from '../../../../src/features/invoice/fields.ts';
import { toMexicoTime } from '../../../../src/lib/time.ts';
import { filledValues } from '../../../support/invoiceValues.ts';

const reviewDraft: Partial<Draft> = {
  step: 'review',
  values: filledValues,
  matched: receiptKey(filledValues),
  phone: filledValues.phone,
  sale: { id: '1001', date: toMexicoTime(new Date()), total: 62930 },
};

interface Call {
  name: string;
  headers: Record<string, string>;
}
let responses: Record<string, unknown>;
let calls: Call[];

beforeEach(() => {
  responses = {};
  calls = [];
  vi.resetModules();
  vi.unstubAllEnvs();
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('history', { pushState: () => undefined, replaceState: () => undefined });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const name = /(\w+)\.php/.exec(url)?.[1] ?? '';
    calls.push({ name, headers: init.headers as Record<string, string> });
    const response = responses[name] ?? { status: 'success' };
    return response instanceof Error ? Promise.reject(response) : Promise.resolve(Response.json(response));
  });
});

/** Imports the modules again, so that they read the environment of the test, and sets a draft that is ready to be sent. */
async function loadWithDraft(changes: Partial<Draft> = {}) {
  const store = await import('../../../../src/features/invoice/invoice.store.ts');
  const { sendRequest } = await import('../../../../src/features/invoice/sendRequest.ts');
  store.updateDraft({ ...reviewDraft, ...changes });
  return { ...store, sendRequest };
}
const callNames = () => calls.map(({ name }) => name);
const isMail = (name: string) => name === 'postCorreoSolicitudFactura';

test('R6.10 a request with an invalid RFC is sent only after a second submission', async () => {
  const { sendRequest, $invoice } = await loadWithDraft({ values: { ...filledValues, rfc: 'RIPF9004' } });
  await sendRequest();
  expect(callNames()).toEqual([]);
  expect($invoice.get().formError).toBe('confirmRfc');
  await sendRequest();
  expect(callNames()).toEqual(['postRegistrarCliente', 'postCorreoSolicitudFactura']);
});

describe('R6.7 the request', () => {
  test('registers the customer, then sends the mail with an idempotency key', async () => {
    const { sendRequest, $invoice } = await loadWithDraft();
    await sendRequest();
    expect(callNames()).toEqual(['postRegistrarCliente', 'postCorreoSolicitudFactura']);
    expect(calls[1]?.headers['Idempotency-Key']).toBeTruthy();
    expect($invoice.get().outcome).toMatchObject({
      kind: 'sent',
      request: { receipt: filledValues.receipt, email: filledValues.email },
    });
    expect($invoice.get().draft.values).toEqual(emptyValues);
  });

  test('to another origin has no header that requires a CORS preflight', async () => {
    vi.stubEnv('PUBLIC_API_BASE', 'https://api.example.com');
    const { sendRequest } = await loadWithDraft();
    await sendRequest();
    expect(callNames()).toHaveLength(2);
    expect(calls[1]?.headers).not.toHaveProperty('Idempotency-Key');
  });

  test('R12.2 is only previewed on a deploy without writes', async () => {
    vi.stubEnv('PUBLIC_API_WRITES', 'off');
    const { sendRequest, $invoice } = await loadWithDraft();
    await sendRequest();
    expect(calls).toEqual([]);
    expect($invoice.get().outcome).toMatchObject({
      kind: 'preview',
      text: expect.stringContaining('RFC: OERM900214H32') as string,
    });
    expect($invoice.get().draft.values.rfc).toBe('OERM900214H32');
  });
});

describe('R6.9 a request is sent once', () => {
  test('a call while another is running does nothing', async () => {
    const { sendRequest } = await loadWithDraft();
    await Promise.all([sendRequest(), sendRequest(), sendRequest()]);
    expect(callNames()).toEqual(['postRegistrarCliente', 'postCorreoSolicitudFactura']);
  });

  test('a retry looks up whether the customer was registered; the same text reuses its key, a different text gets a new one', async () => {
    responses = { postCorreoSolicitudFactura: new Error('offline'), postRegistrarCliente: new Error('offline') };
    responses['postObtenerClientePorTelefono'] = { results: { ClienteID: '9', Telefono: '3312345678' } };
    const { sendRequest, setValue, $invoice } = await loadWithDraft();
    await sendRequest();
    expect($invoice.get().formError).toBe('failed');
    await sendRequest();
    setValue('street', 'Otra');
    await sendRequest();
    const keys = calls.filter(({ name }) => isMail(name)).map(({ headers }) => headers['Idempotency-Key']);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(callNames().slice(2, 5)).toEqual([
      'postObtenerClientePorTelefono',
      'putModificarCliente',
      'postCorreoSolicitudFactura',
    ]);
  });

  test('the attempt records whether the mail got a response', async () => {
    responses = { postCorreoSolicitudFactura: new Error('offline') };
    const { sendRequest, $invoice } = await loadWithDraft();
    await sendRequest();
    expect($invoice.get().draft.attempt?.responded).toBe(false);
    responses = { postCorreoSolicitudFactura: { status: 'error' } };
    await sendRequest();
    expect($invoice.get().draft.attempt?.responded).toBe(true);
  });
});

describe('R6.9 a mail whose response times out', () => {
  /** Sends a request whose mail gets no response before its timeout. */
  async function sendUntilTimeout() {
    const createTimeout = AbortSignal.timeout.bind(AbortSignal);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => createTimeout(ms === 20_000 ? 1 : ms));
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      if (!url.includes('postCorreoSolicitudFactura')) return fetch(url, init);
      calls.push({ name: 'postCorreoSolicitudFactura', headers: init.headers as Record<string, string> });
      return new Promise((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      });
    });
    const modules = await loadWithDraft({ savedRecord: '' });
    await modules.sendRequest();
    vi.restoreAllMocks();
    return { ...modules, restoreFetch: () => vi.stubGlobal('fetch', fetch) };
  }

  test('is not reported as a failure, and the mail is sent again only after confirmation', async () => {
    const { sendRequest, $invoice, restoreFetch } = await sendUntilTimeout();
    expect($invoice.get().formError).toBe('unconfirmed');
    restoreFetch();
    const callCount = calls.length;
    await sendRequest();
    expect($invoice.get().formError).toBe('confirmResend');
    expect(calls).toHaveLength(callCount);
    await sendRequest();
    expect(callNames().filter(isMail)).toHaveLength(2);
    expect($invoice.get().outcome).toMatchObject({ kind: 'sent' });
  });

  test('does not block a request with another text', async () => {
    const { sendRequest, setValue, restoreFetch } = await sendUntilTimeout();
    restoreFetch();
    setValue('street', 'Otra');
    await sendRequest();
    expect(callNames().filter(isMail)).toHaveLength(2);
  });

  test('needs confirmation after a reload too', async () => {
    const { mailText } = await import('../../../../src/features/invoice/request.ts');
    const text = mailText(filledValues, reviewDraft.sale as NonNullable<Draft['sale']>);
    const { sendRequest, $invoice } = await loadWithDraft({ attempt: { key: 'k', text, responded: false } });
    await sendRequest();
    expect(calls).toEqual([]);
    expect($invoice.get().formError).toBe('confirmResend');
    await sendRequest();
    expect(callNames().at(-1)).toBe('postCorreoSolicitudFactura');
  });
});

describe('R6.2 before a request is sent', () => {
  test('the month of the sale is checked again, since it may have ended', async () => {
    const { sendRequest, $invoice } = await loadWithDraft({
      sale: { id: '1001', date: '2020-01-31 10:00:00', total: 62930 },
    });
    await sendRequest();
    expect(calls).toEqual([]);
    expect($invoice.get().formError).toBe('month');
  });

  test('every field is validated', async () => {
    const { sendRequest, $invoice } = await loadWithDraft({ values: { ...filledValues, postalCode: '4426' } });
    await sendRequest();
    expect(calls).toEqual([]);
    expect($invoice.get().draft.step).toBe('data');
    expect(Object.keys($invoice.get().errors)).toEqual(['postalCode']);
  });
});
