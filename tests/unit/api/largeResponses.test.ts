import { afterEach, describe, expect, test, vi } from 'vitest';
import { createBrowserClient } from '../../../src/api/browserClient.ts';
import { ApiError, toApiError } from '../../../src/api/apiError.ts';
import { getCategorias, getProductosEnVenta } from '../../../src/contract/catalogue.ts';
import { reportRows } from '../../../src/contract/listReport.ts';
import { dialect } from '../../../src/contract/dialect.ts';

const browserClient = createBrowserClient(toApiError);

afterEach(() => vi.unstubAllGlobals());

/** What a page is told of a response. */
async function told(response: BodyInit, headers: Record<string, string> = {}): Promise<string> {
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(response, { headers })));
  const error: unknown = await browserClient(getProductosEnVenta, { branch: '1' }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect((error as ApiError).reason).toBe('body');
  return (error as ApiError).message;
}

describe('P87 a response without end or measure, in a page', () => {
  test('is left off after 16 MB, though it says nothing of its length and never ends', async () => {
    let sent = 0;
    let stopped = false;
    const chunk = new Uint8Array(1 << 20).fill(0x20);
    const endless = new ReadableStream({
      pull: (stream) => {
        sent += chunk.length;
        stream.enqueue(chunk);
      },
      cancel: () => void (stopped = true),
    });
    expect(await told(endless)).toContain('larger than 16 MB');
    expect(stopped).toBe(true);
    expect(sent).toBeLessThan(20e6);
  });

  test('is not begun where it says so itself', async () => {
    expect(await told('[]', { 'content-length': '17000000' })).toContain('larger than 16 MB');
  });

  test('of 1,000,000 rows is rejected before any is read, and says how many', async () => {
    const started = performance.now();
    expect(await told(`{"results":[${'0,'.repeat(999_999)}0]}`)).toContain('1,000,000 rows');
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});

test('P87 a list has as many rows as the largest shop, and no more', () => {
  const list = (length: number) =>
    getCategorias.response.decode({ results: Array.from({ length }, () => 0) }, dialect, reportRows);
  expect((list(1_000) as { rejected: unknown[] }).rejected).toHaveLength(1_000);
  expect(() => list(200_001)).toThrow('200,001 rows');
});
