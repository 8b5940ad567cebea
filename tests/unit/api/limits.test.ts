import { describe, expect, test, vi } from 'vitest';
import { publicIp } from '../../../src/api/browserClient.ts';
import { fetchDeployedCatalogue } from '../../../scripts/snapshot/deployed.ts';
import {
  sendAlert,
  sendHeartbeat,
  triggerBuild,
  fetchDeployed,
  fetchOtherBuilds,
} from '../../../scripts/rebuild/requests.ts';
import { fetchPhoto } from '../../../scripts/openGraphImages/fetchPhoto.ts';

/** A response without end, and how much of it was taken. */
function endless(status = 200): { fetch: typeof globalThis.fetch; taken: () => number } {
  let sent = 0;
  const part = new Uint8Array(1e6).fill(0x20);
  const fetch = () =>
    Promise.resolve(
      new Response(
        new ReadableStream<Uint8Array>({
          pull: (stream) => {
            sent += part.length;
            if (sent > 200e6) stream.close();
            else stream.enqueue(part);
          },
        }),
        { status },
      ),
    );
  return { fetch, taken: () => sent };
}

describe('P87 of a response without end no more is read than it may have', () => {
  test.each<[string, number, (fetch: typeof globalThis.fetch) => Promise<unknown>]>([
    [
      'the site’s manifest',
      20e6,
      (fetch) => fetchDeployed('https://shop.example', fetch, { sleep: () => Promise.resolve() }).catch(() => 0),
    ],
    ['its log of builds', 20e6, (fetch) => fetchOtherBuilds('https://shop.example', fetch)],
    [
      'its counts',
      20e6,
      (fetch) =>
        fetchDeployedCatalogue('https://shop.example', fetch, { sleep: () => Promise.resolve() }).catch(() => 0),
    ],
    ['the build hook', 3e6, (fetch) => triggerBuild('https://hook.example/x', '', fetch)],
    ['the webhook of alerts', 3e6, (fetch) => sendAlert('https://hook.example/x', 'x', fetch)],
    ['the check of looks', 3e6, (fetch) => sendHeartbeat('https://hook.example/x', fetch)],
    ['a photo', 30e6, (fetch) => fetchPhoto('https://a.example/1.jpg', 10, fetch).catch(() => 0)],
  ])('%s', async (_what, most, ask) => {
    const { fetch, taken } = endless();
    await ask(fetch);
    // Three tries, where it is asked again.
    expect(taken()).toBeLessThanOrEqual(3 * most);
    expect(taken()).toBeLessThan(100e6);
  });

  test('the service that tells the IP', async () => {
    const { fetch, taken } = endless();
    vi.stubGlobal('fetch', fetch);
    await expect(publicIp()).rejects.toThrow('larger than 0.001 MB');
    vi.unstubAllGlobals();
    expect(taken()).toBeLessThan(3e6);
  });
});

test('P91 a photo that leads to another origin is none', async () => {
  const requests: string[] = [];
  const fetch = (url: unknown) => {
    requests.push(String(url));
    return Promise.resolve(new Response(null, { status: 302, headers: { location: 'http://127.0.0.1:8962/meta' } }));
  };
  expect(await fetchPhoto('https://a.example/1.jpg', 10, fetch as typeof globalThis.fetch)).toBeNull();
  expect(requests).toEqual(['https://a.example/1.jpg']);
});
