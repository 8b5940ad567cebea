import { beforeEach, describe, expect, test, vi } from 'vitest';
import { receiptKey, type Draft } from '../../../../src/features/invoice/draft.ts';
import { emptyValues } from '../../../../src/features/invoice/fields.ts';
import { toMexicoTime } from '../../../../src/lib/time.ts';
import { filledValues } from '../../../support/invoiceValues.ts';

const review: Partial<Draft> = {
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
  [responses, calls] = [{}, []];
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

/** The stores, made anew in the environment of the test, with a request ready to be sent. */
async function ready(changes: Partial<Draft> = {}) {
  const store = await import('../../../../src/features/invoice/invoice.store.ts');
  const { sendRequest } = await import('../../../../src/features/invoice/sendRequest.ts');
  store.updateDraft({ ...review, ...changes });
  return { ...store, sendRequest };
}
const names = () => calls.map(({ name }) => name);

test('R6.10 a text that cannot be an RFC is sent at the second press alone', async () => {
  const { sendRequest, $invoice } = await ready({ values: { ...filledValues, rfc: 'RIPF9004' } });
  await sendRequest();
  expect(names()).toEqual([]);
  expect($invoice.get().formError).toBe('confirmRfc');
  await sendRequest();
  expect(names()).toEqual(['postRegistrarCliente', 'postCorreoSolicitudFactura']);
});

describe('R6.7 the request', () => {
  test('registers, then mails, with a key', async () => {
    const { sendRequest, $invoice } = await ready();
    await sendRequest();
    expect(names()).toEqual(['postRegistrarCliente', 'postCorreoSolicitudFactura']);
    expect(calls[1]?.headers['Idempotency-Key']).toBeTruthy();
    expect($invoice.get().outcome).toMatchObject({
      kind: 'sent',
      request: { receipt: filledValues.receipt, email: filledValues.email },
    });
    expect($invoice.get().draft.values).toEqual(emptyValues);
  });

  test('to another origin it has no header that would need CORS', async () => {
    vi.stubEnv('PUBLIC_API_BASE', 'https://api.example.com');
    const { sendRequest } = await ready();
    await sendRequest();
    expect(names()).toHaveLength(2);
    expect(calls[1]?.headers).not.toHaveProperty('Idempotency-Key');
  });

  test('R12.2 a deploy without writes shows what it would send', async () => {
    vi.stubEnv('PUBLIC_API_WRITES', 'off');
    const { sendRequest, $invoice } = await ready();
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
  test('a second call during the first does nothing', async () => {
    const { sendRequest } = await ready();
    await Promise.all([sendRequest(), sendRequest(), sendRequest()]);
    expect(names()).toEqual(['postRegistrarCliente', 'postCorreoSolicitudFactura']);
  });

  test('a retry with the same text keeps its key, and looks up whether the customer is registered by now', async () => {
    responses = { postCorreoSolicitudFactura: new Error('offline'), postRegistrarCliente: new Error('offline') };
    responses['postObtenerClientePorTelefono'] = { results: { ClienteID: '9', Telefono: '3312345678' } };
    const { sendRequest, setValue, $invoice } = await ready();
    await sendRequest();
    expect($invoice.get().formError).toBe('failed');
    await sendRequest();
    setValue('street', 'Otra');
    await sendRequest();
    const mails = calls.filter(({ name }) => name.includes('Correo')).map(({ headers }) => headers['Idempotency-Key']);
    expect(mails[1]).toBe(mails[0]);
    expect(mails[2]).not.toBe(mails[0]);
    expect(names().slice(2, 5)).toEqual([
      'postObtenerClientePorTelefono',
      'putModificarCliente',
      'postCorreoSolicitudFactura',
    ]);
  });

  test('a mail without a response may or may not have been sent', async () => {
    responses = { postCorreoSolicitudFactura: new Error('offline') };
    const { sendRequest, $invoice } = await ready();
    await sendRequest();
    expect($invoice.get().draft.attempt?.responded).toBe(false);
    responses = { postCorreoSolicitudFactura: { status: 'error' } };
    await sendRequest();
    expect($invoice.get().draft.attempt?.responded).toBe(true);
  });
});

describe('R6.9 a response that does not arrive in time', () => {
  /** The mail hangs until its own time is over. */
  async function timedOut() {
    const limit = AbortSignal.timeout.bind(AbortSignal);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => limit(ms === 20_000 ? 1 : ms));
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      url.includes('Correo')
        ? (calls.push({ name: 'postCorreoSolicitudFactura', headers: init.headers as Record<string, string> }),
          new Promise((_, fail) => init.signal?.addEventListener('abort', () => fail(init.signal?.reason as Error))))
        : fetch(url, init),
    );
    const stores = await ready({ savedRecord: '' });
    await stores.sendRequest();
    vi.restoreAllMocks();
    return { ...stores, inTime: () => vi.stubGlobal('fetch', fetch) };
  }

  test('is not reported as a failure, and the mail is sent again only after confirmation', async () => {
    const { sendRequest, $invoice, inTime } = await timedOut();
    expect($invoice.get().formError).toBe('unconfirmed');
    inTime();
    const before = names().length;
    await sendRequest();
    expect([$invoice.get().formError, names().length]).toEqual(['confirmResend', before]);
    await sendRequest();
    expect(names().filter((name) => name.includes('Correo'))).toHaveLength(2);
    expect($invoice.get().outcome).toMatchObject({ kind: 'sent' });
  });

  test('does not hold up another request', async () => {
    const { sendRequest, setValue, inTime } = await timedOut();
    inTime();
    setValue('street', 'Otra');
    await sendRequest();
    expect(names().filter((name) => name.includes('Correo'))).toHaveLength(2);
  });

  test('needs a confirmation after a reload too', async () => {
    const { mailText } = await import('../../../../src/features/invoice/request.ts');
    const text = mailText(filledValues, review.sale as NonNullable<Draft['sale']>);
    const { sendRequest, $invoice } = await ready({ attempt: { key: 'k', text, responded: false } });
    await sendRequest();
    expect([calls, $invoice.get().formError]).toEqual([[], 'confirmResend']);
    await sendRequest();
    expect(names().at(-1)).toBe('postCorreoSolicitudFactura');
  });
});

describe('R6.2 checks before sending', () => {
  test('the month, which may have ended', async () => {
    const { sendRequest, $invoice } = await ready({ sale: { id: '1001', date: '2020-01-31 10:00:00', total: 62930 } });
    await sendRequest();
    expect([calls, $invoice.get().formError]).toEqual([[], 'month']);
  });

  test('every field', async () => {
    const { sendRequest, $invoice } = await ready({ values: { ...filledValues, postalCode: '4426' } });
    await sendRequest();
    expect([calls, $invoice.get().draft.step]).toEqual([[], 'data']);
    expect(Object.keys($invoice.get().errors)).toEqual(['postalCode']);
  });
});
