import { beforeEach, describe, expect, test, vi } from 'vitest';
import { receiptKey, type Draft } from '../../../../src/features/invoice/draft.ts';
import type { Sale } from '../../../../src/contract/forms.ts';
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
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('history', { pushState: () => undefined, replaceState: () => undefined });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const name = /(\w+)\.php/.exec(url)?.[1] ?? '';
    calls.push({ name, headers: init.headers as Record<string, string> });
    const response = responses[name] ?? { status: 'success' };
    if (response instanceof Error) return Promise.reject(response);
    return Promise.resolve(response instanceof Response ? response : Response.json(response));
  });
});

/** Imports the modules again, so that they read the environment of the test, and sets a draft that is ready to be sent. */
async function loadWithDraft(changes: Partial<Draft> = {}) {
  const store = await import('../../../../src/features/invoice/invoice.store.ts');
  const { submitRequest } = await import('../../../../src/features/invoice/submitRequest.ts');
  store.updateDraft({ ...reviewDraft, ...changes });
  return { ...store, submitRequest };
}
const callNames = () => calls.map(({ name }) => name);
const isMail = (name: string) => name === 'postCorreoSolicitudFactura';

test('R6.10 a request with an invalid RFC is sent only after a second submission', async () => {
  const { submitRequest, $invoice } = await loadWithDraft({ values: { ...filledValues, rfc: 'RIPF9004' } });
  await submitRequest();
  expect(callNames()).toEqual([]);
  expect($invoice.get().formAlert).toBe('confirmRfc');
  await submitRequest();
  expect(callNames()).toEqual(['postRegistrarCliente', 'postCorreoSolicitudFactura']);
});

describe('R6.7 the request', () => {
  test('registers the customer, then sends the e-mail with an idempotency key', async () => {
    const { submitRequest, $invoice } = await loadWithDraft();
    await submitRequest();
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
    const { submitRequest } = await loadWithDraft();
    await submitRequest();
    expect(callNames()).toHaveLength(2);
    expect(calls[1]?.headers).not.toHaveProperty('Idempotency-Key');
  });

  test('R12.2 is only previewed on a deploy without writes', async () => {
    vi.stubEnv('PUBLIC_API_WRITES', 'off');
    const { submitRequest, $invoice } = await loadWithDraft();
    await submitRequest();
    expect(calls).toEqual([]);
    expect($invoice.get().outcome).toMatchObject({
      kind: 'dryRun',
      text: expect.stringContaining('RFC: OERM900214H32') as string,
    });
    expect($invoice.get().draft.values.rfc).toBe('OERM900214H32');
  });
});

describe('R6.9 a request is sent once', () => {
  test('a call while another is running does nothing', async () => {
    const { submitRequest } = await loadWithDraft();
    await Promise.all([submitRequest(), submitRequest(), submitRequest()]);
    expect(callNames()).toEqual(['postRegistrarCliente', 'postCorreoSolicitudFactura']);
  });

  test('a retry looks up whether the customer was registered; the same text reuses its key, a different text gets a new one', async () => {
    responses = { postCorreoSolicitudFactura: new Error('offline'), postRegistrarCliente: new Error('offline') };
    responses['postObtenerClientePorTelefono'] = { results: { ClienteID: '9', Telefono: '3312345678' } };
    vi.stubGlobal('navigator', { onLine: false });
    const { submitRequest, setValue, $invoice } = await loadWithDraft();
    await submitRequest();
    expect($invoice.get().formAlert).toBe('failed');
    await submitRequest();
    setValue('street', 'Otra');
    await submitRequest();
    const keys = calls.filter(({ name }) => isMail(name)).map(({ headers }) => headers['Idempotency-Key']);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(callNames().slice(2, 5)).toEqual([
      'postObtenerClientePorTelefono',
      'putModificarCliente',
      'postCorreoSolicitudFactura',
    ]);
  });

  test('a retry that cannot look up the customer does not register one, who may already exist', async () => {
    responses = { postCorreoSolicitudFactura: { status: 'error' }, postRegistrarCliente: new Error('connection lost') };
    const { submitRequest } = await loadWithDraft();
    await submitRequest();
    responses = { postObtenerClientePorTelefono: new Error('connection lost') };
    await submitRequest();
    expect(callNames()).toContain('postObtenerClientePorTelefono');
    expect(callNames().filter((name) => name === 'postRegistrarCliente')).toHaveLength(1);
  });

  test('the attempt records whether the e-mail got a response', async () => {
    responses = { postCorreoSolicitudFactura: new Error('connection lost') };
    const { submitRequest, $invoice } = await loadWithDraft();
    await submitRequest();
    expect($invoice.get().draft.attempt?.responded).toBe(false);
    responses = { postCorreoSolicitudFactura: { status: 'error' } };
    await submitRequest();
    await submitRequest();
    expect($invoice.get().draft.attempt?.responded).toBe(true);
  });
});

describe('R6.8 R6.9 an unconfirmed e-mail', () => {
  const submitWithMailResponse = async (mailResponse: unknown) => {
    responses = { postCorreoSolicitudFactura: mailResponse };
    const modules = await loadWithDraft();
    await modules.submitRequest();
    return modules;
  };

  test.each<[string, unknown]>([
    ['the connection is lost', new TypeError('Failed to fetch')],
    ['the gateway loses the server', new Response('', { status: 502 })],
    ['the gateway gives up waiting', new Response('', { status: 504 })],
  ])('may have arrived if %s: the page says so, and asks before it sends again', async (_case, mailResponse) => {
    const { submitRequest, $invoice } = await submitWithMailResponse(mailResponse);
    expect($invoice.get().formAlert).toBe('unconfirmed');
    const callCount = calls.length;
    await submitRequest();
    expect($invoice.get().formAlert).toBe('confirmResend');
    expect(calls).toHaveLength(callCount);
  });

  test.each<[string, unknown]>([
    ['says that it failed', { status: 'error' }],
    ['has another status', new Response('', { status: 500 })],
    ['is not JSON', new Response('<html>Mantenimiento</html>')],
  ])('has failed if the response %s: a retry sends it', async (_case, mailResponse) => {
    const { submitRequest, $invoice } = await submitWithMailResponse(mailResponse);
    expect($invoice.get().formAlert).toBe('failed');
    responses = {};
    await submitRequest();
    expect($invoice.get().outcome).toMatchObject({ kind: 'sent' });
  });

  test('has failed if the browser was offline: a retry sends it', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { submitRequest, $invoice } = await submitWithMailResponse(new TypeError('Failed to fetch'));
    expect($invoice.get().formAlert).toBe('failed');
    vi.stubGlobal('navigator', { onLine: true });
    responses = {};
    await submitRequest();
    expect($invoice.get().outcome).toMatchObject({ kind: 'sent' });
  });
});

describe('R6.9 an e-mail whose response times out', () => {
  /** Sends a request whose e-mail gets no response before its timeout. */
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
    const modules = await loadWithDraft();
    await modules.submitRequest();
    vi.restoreAllMocks();
    return { ...modules, restoreFetch: () => vi.stubGlobal('fetch', fetch) };
  }

  test('is not reported as a failure, and the e-mail is sent again only after confirmation', async () => {
    const { submitRequest, $invoice, restoreFetch } = await sendUntilTimeout();
    expect($invoice.get().formAlert).toBe('unconfirmed');
    restoreFetch();
    const callCount = calls.length;
    await submitRequest();
    expect($invoice.get().formAlert).toBe('confirmResend');
    expect(calls).toHaveLength(callCount);
    await submitRequest();
    expect(callNames().filter(isMail)).toHaveLength(2);
    expect($invoice.get().outcome).toMatchObject({ kind: 'sent' });
  });

  test('needs confirmation for the same receipt with other data too', async () => {
    const { submitRequest, setValue, $invoice, restoreFetch } = await sendUntilTimeout();
    restoreFetch();
    setValue('street', 'Otra');
    await submitRequest();
    expect($invoice.get().formAlert).toBe('confirmResend');
    expect(callNames().filter(isMail)).toHaveLength(1);
    await submitRequest();
    expect(callNames().filter(isMail)).toHaveLength(2);
  });

  test('does not block a request for another receipt', async () => {
    const { submitRequest, updateDraft, restoreFetch } = await sendUntilTimeout();
    restoreFetch();
    const values = { ...filledValues, receipt: '1002' };
    updateDraft({ values, matched: receiptKey(values), sale: { ...(reviewDraft.sale as Sale), id: '1002' } });
    await submitRequest();
    expect(callNames().filter(isMail)).toHaveLength(2);
  });

  test('needs confirmation after a reload too', async () => {
    const attempt = { key: 'k', receipt: '1001', text: '', responded: false };
    const { submitRequest, $invoice } = await loadWithDraft({ attempt });
    await submitRequest();
    expect(calls).toEqual([]);
    expect($invoice.get().formAlert).toBe('confirmResend');
    await submitRequest();
    expect(callNames().at(-1)).toBe('postCorreoSolicitudFactura');
  });
});

describe('R6.2 before a request is sent', () => {
  test('the month of the sale is checked again, since it may have ended', async () => {
    const { submitRequest, $invoice } = await loadWithDraft({
      sale: { id: '1001', date: '2020-01-31 10:00:00', total: 62930 },
    });
    await submitRequest();
    expect(calls).toEqual([]);
    expect($invoice.get().formAlert).toBe('month');
  });

  test('every field is validated', async () => {
    const { submitRequest, $invoice } = await loadWithDraft({ values: { ...filledValues, postalCode: '4426' } });
    await submitRequest();
    expect(calls).toEqual([]);
    expect($invoice.get().draft.step).toBe('billing');
    expect(Object.keys($invoice.get().errors)).toEqual(['postalCode']);
  });
});

test('R6.8 a lookup that fails shows an error, unless the shopper has left its step', async () => {
  responses['postObtenerClientePorTelefono'] = new Error('failed');
  const { submitPhone, goToStep, $invoice } = await loadWithDraft({ step: 'phone', phone: '' });
  await submitPhone();
  expect($invoice.get()).toMatchObject({ formAlert: 'failed', busy: false });

  const lookup = submitPhone();
  goToStep('receipt');
  await lookup;
  expect($invoice.get()).toMatchObject({ formAlert: null, busy: false });
});
