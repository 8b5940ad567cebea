import { afterEach, describe, expect, test, vi } from 'vitest';
import { createBrowserClient, publicIp } from '../../../src/api/browserClient.ts';
import { ApiError, toApiError } from '../../../src/api/apiError.ts';
import { getCategorias, getProductosEnVenta } from '../../../src/contract/catalogue.ts';
import { addReport } from '../../../src/contract/listReport.ts';
import { dialect } from '../../../src/contract/dialect.ts';

const browserClient = createBrowserClient(toApiError);

afterEach(() => vi.unstubAllGlobals());

/** Returns the message of the error that a page gets for a response. */
async function catchBodyError(response: BodyInit, headers: Record<string, string> = {}): Promise<string> {
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(response, { headers })));
  const error: unknown = await browserClient(getProductosEnVenta, { branch: '1' }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect((error as ApiError).reason).toBe('body');
  return (error as ApiError).message;
}

describe('P87 a page limits the size of a response', () => {
  test('cancels an endless response without Content-Length after 16 MB', async () => {
    let bytesSent = 0;
    let isCancelled = false;
    const chunk = new Uint8Array(1 << 20).fill(0x20);
    const endless = new ReadableStream({
      pull: (stream) => {
        bytesSent += chunk.length;
        stream.enqueue(chunk);
      },
      cancel: () => {
        isCancelled = true;
      },
    });
    expect(await catchBodyError(endless)).toContain('larger than 16 MB');
    expect(isCancelled).toBe(true);
    expect(bytesSent).toBeLessThan(20e6);
  });

  test('rejects a response whose Content-Length is too large', async () => {
    expect(await catchBodyError('[]', { 'content-length': '17000000' })).toContain('larger than 16 MB');
  });

  test('rejects 1,000,000 rows before it decodes any, and reports the count', async () => {
    const startTime = performance.now();
    expect(await catchBodyError(`{"results":[${'0,'.repeat(999_999)}0]}`)).toContain('1,000,000 rows');
    expect(performance.now() - startTime).toBeLessThan(5_000);
  });
});

test('P87 a response of the IP lookup service above 1 kB is rejected', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(' '.repeat(1_001))));
  await expect(publicIp()).rejects.toThrow('larger than 0.001 MB');
});

test('P87 a list of more than 200,000 rows is rejected', () => {
  const decodeList = (length: number) =>
    getCategorias.response.decode({ results: Array.from({ length }, () => 0) }, dialect, addReport);
  expect((decodeList(1_000) as { rejected: unknown[] }).rejected).toHaveLength(1_000);
  expect(() => decodeList(200_001)).toThrow('200,001 rows');
});
