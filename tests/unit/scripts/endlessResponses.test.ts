import { describe, expect, test } from 'vitest';
import { fetchDeployedCatalogue } from '../../../scripts/snapshot/deployedCatalogue.ts';
import {
  sendAlert,
  sendHeartbeat,
  triggerBuild,
  fetchDeployedManifest,
  fetchUntriggeredBuildTimes,
} from '../../../scripts/rebuild/requests.ts';
import { fetchPhoto } from '../../../scripts/openGraphImages/fetchPhoto.ts';

const chunk = new Uint8Array(1e6).fill(0x20);

/** Mocks `fetch` with responses of 200 MB each, and counts the bytes that were read. */
function mockEndlessFetch(): { fetch: typeof globalThis.fetch; bytesRead: () => number } {
  let totalBytes = 0;
  const createBody = () => {
    let bytes = 0;
    return new ReadableStream<Uint8Array>({
      pull: (stream) => {
        bytes += chunk.length;
        totalBytes += chunk.length;
        if (bytes > 200e6) stream.close();
        else stream.enqueue(chunk);
      },
    });
  };
  return { fetch: () => Promise.resolve(new Response(createBody())), bytesRead: () => totalBytes };
}

const clock = { sleep: () => Promise.resolve() };

describe('P87 each attempt reads an endless response only up to its limit', () => {
  test.each<[string, number, number, (fetch: typeof globalThis.fetch) => Promise<unknown>]>([
    ['the site’s manifest', 3, 16e6, (fetch) => fetchDeployedManifest('https://shop.example', fetch, clock)],
    [
      'the product counts of the site',
      3,
      16e6,
      (fetch) => fetchDeployedCatalogue('https://shop.example', fetch, clock),
    ],
    ['the build history of the site', 1, 16e6, (fetch) => fetchUntriggeredBuildTimes('https://shop.example', fetch)],
    ['the build hook', 1, 0, (fetch) => triggerBuild('https://hook.example/x', '', fetch)],
    ['the alert webhook', 1, 0, (fetch) => sendAlert('https://hook.example/x', 'x', fetch)],
    ['the heartbeat URL', 1, 0, (fetch) => sendHeartbeat('https://hook.example/x', fetch)],
    ['a photo', 1, 25e6, (fetch) => fetchPhoto('https://a.example/1.jpg', 10, fetch)],
  ])('%s', async (_source, attempts, maxBytes, sendRequest) => {
    const { fetch, bytesRead } = mockEndlessFetch();
    await sendRequest(fetch).catch(() => undefined);
    // The chunk that exceeds the limit, and one that the stream has buffered.
    expect(bytesRead()).toBeLessThanOrEqual(attempts * (maxBytes + 2 * chunk.length));
    expect(bytesRead()).toBeGreaterThanOrEqual(attempts * maxBytes);
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
