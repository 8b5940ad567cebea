import { describe, expect, test, vi } from 'vitest';
import { publicIp } from '../../../src/api/browserClient.ts';
import { fetchDeployedCatalogue } from '../../../scripts/snapshot/deployed.ts';
import {
  sendAlert,
  sendHeartbeat,
  triggerBuild,
  fetchDeployedManifest,
  fetchOtherBuilds,
} from '../../../scripts/rebuild/requests.ts';
import { fetchPhoto } from '../../../scripts/openGraphImages/fetchPhoto.ts';

/** Mocks `fetch` with a response of 200 MB, and counts the bytes that were read. */
function mockEndlessFetch(status = 200): { fetch: typeof globalThis.fetch; bytesRead: () => number } {
  let bytesSent = 0;
  const chunk = new Uint8Array(1e6).fill(0x20);
  const fetch = () =>
    Promise.resolve(
      new Response(
        new ReadableStream<Uint8Array>({
          pull: (stream) => {
            bytesSent += chunk.length;
            if (bytesSent > 200e6) stream.close();
            else stream.enqueue(chunk);
          },
        }),
        { status },
      ),
    );
  return { fetch, bytesRead: () => bytesSent };
}

describe('P87 an endless response is read only up to its limit', () => {
  test.each<[string, number, (fetch: typeof globalThis.fetch) => Promise<unknown>]>([
    [
      'the site’s manifest',
      20e6,
      (fetch) =>
        fetchDeployedManifest('https://shop.example', fetch, { sleep: () => Promise.resolve() }).catch(() => 0),
    ],
    ['the build history of the site', 20e6, (fetch) => fetchOtherBuilds('https://shop.example', fetch)],
    [
      'the product counts of the site',
      20e6,
      (fetch) =>
        fetchDeployedCatalogue('https://shop.example', fetch, { sleep: () => Promise.resolve() }).catch(() => 0),
    ],
    ['the build hook', 3e6, (fetch) => triggerBuild('https://hook.example/x', '', fetch)],
    ['the alert webhook', 3e6, (fetch) => sendAlert('https://hook.example/x', 'x', fetch)],
    ['the heartbeat URL', 3e6, (fetch) => sendHeartbeat('https://hook.example/x', fetch)],
    ['a photo', 30e6, (fetch) => fetchPhoto('https://a.example/1.jpg', 10, fetch).catch(() => 0)],
  ])('%s', async (_source, maxBytes, sendRequest) => {
    const { fetch, bytesRead } = mockEndlessFetch();
    await sendRequest(fetch);
    // Some requests have three attempts.
    expect(bytesRead()).toBeLessThanOrEqual(3 * maxBytes);
    expect(bytesRead()).toBeLessThan(100e6);
  });

  test('the public IP service', async () => {
    const { fetch, bytesRead } = mockEndlessFetch();
    vi.stubGlobal('fetch', fetch);
    await expect(publicIp()).rejects.toThrow('larger than 0.001 MB');
    vi.unstubAllGlobals();
    expect(bytesRead()).toBeLessThan(3e6);
  });
});

test('P91 a photo that redirects to another origin is not fetched', async () => {
  const requests: string[] = [];
  const fetch = (url: unknown) => {
    requests.push(String(url));
    return Promise.resolve(new Response(null, { status: 302, headers: { location: 'http://127.0.0.1:8962/meta' } }));
  };
  expect(await fetchPhoto('https://a.example/1.jpg', 10, fetch as typeof globalThis.fetch)).toBeNull();
  expect(requests).toEqual(['https://a.example/1.jpg']);
});
