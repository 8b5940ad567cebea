import { existsSync, mkdirSync, readFileSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createSnapshotRetry } from '../../scripts/snapshot/retry.ts';
import { snapshotRetryPolicy } from '../../src/api/retry.ts';
import { fetchSlides, slidesFolder, type SlideOptions } from '../../scripts/snapshot/slides.ts';
import { createDigests } from '../../src/catalogue/changes.ts';
import { slideFileName, slidePath } from '../../src/catalogue/loadSnapshot.ts';
import type { SlideChecksum } from '../../src/catalogue/snapshot.ts';
import { createFakeClock } from '../support/fakeClock.ts';
import { tempDir } from '../support/tempDir.ts';

/** Creates a fetch function for a host with these files, by path. */
const createHostFetch =
  (files: Record<string, Buffer>): typeof fetch =>
  (url) => {
    const body = files[new URL(url instanceof Request ? url.url : url).pathname];
    return Promise.resolve(new Response(body ? new Uint8Array(body) : '', { status: body === undefined ? 404 : 200 }));
  };
const fetchFromUnreachableHost: typeof fetch = () => Promise.reject(new TypeError('rejected'));
const createPicture = (colour: string) => sharp({ create: { width: 4, height: 2, channels: 3, background: colour } });
const red = await createPicture('red').jpeg().toBuffer();
const blue = await createPicture('blue').jpeg().toBuffer();
const fetchFromHost = createHostFetch({ [`/${slidesFolder}/far.jpg`]: red });

function createOptions(): Omit<SlideOptions, 'fetch'> {
  const root = tempDir();
  const clock = createFakeClock();
  const dirs = { publicDir: join(root, 'public'), snapshotDir: join(root, 'snapshot'), apiHost: 'http://api.example' };
  mkdirSync(join(dirs.publicDir, slidesFolder), { recursive: true });
  writeFileSync(join(dirs.publicDir, slidesFolder, 'own.jpg'), 'own');
  return {
    ...dirs,
    retry: createSnapshotRetry(clock, snapshotRetryPolicy),
    timeoutSignal: () => clock.timeoutSignal(1000),
  };
}

describe('R3.1 slides that public/ does not contain', () => {
  test('are fetched from the API host at the same path, or reported', async () => {
    const options = { ...createOptions(), fetch: fetchFromHost };
    const { published, rejected, checksums } = await fetchSlides(['own.jpg', 'far.jpg', 'gone.jpg'], options);
    expect(published).toEqual(['own.jpg', 'far.jpg']);
    expect(rejected).toMatchObject([{ id: 'gone.jpg' }]);
    expect(Object.keys(checksums)).toEqual(['far.jpg']);
    expect(readFileSync(slidePath(options.snapshotDir, checksums['far.jpg'] as SlideChecksum))).toEqual(red);
  });

  test('are published with their portrait version, which is not published without its slide', async () => {
    const host = { 'far.jpg': red, 'far-movil.jpg': red, 'gone-movil.jpg': red, 'listed-movil.jpg': red };
    const fetch = createHostFetch(
      Object.fromEntries(Object.entries(host).map(([file, bytes]) => [`/${slidesFolder}/${file}`, bytes])),
    );
    const options = { ...createOptions(), fetch };
    writeFileSync(join(options.publicDir, slidesFolder, 'lost-movil.jpg'), 'portrait');
    const files = ['gone.MP4', 'lost.jpg', 'far.jpg', 'listed-movil.jpg'];
    const { published, rejected, checksums } = await fetchSlides(files, options);
    expect(published).toEqual(['far.jpg', 'listed-movil.jpg', 'far-movil.jpg']);
    expect(rejected.map(({ id }) => id)).toEqual(['gone.MP4', 'lost.jpg']);
    expect(Object.keys(checksums)).toEqual(published);
    const both = await fetchSlides(['far.jpg', 'far-movil.jpg'], options);
    expect(both.published, 'each file once').toEqual(['far.jpg', 'far-movil.jpg']);
  });

  test('are left out if the host responds with HTML', async () => {
    const respondWithHtml: typeof fetch = () =>
      Promise.resolve(new Response('<h1>No</h1>', { headers: { 'content-type': 'text/html' } }));
    expect(await fetchSlides(['far.jpg'], { ...createOptions(), fetch: respondWithHtml })).toMatchObject({
      published: [],
      rejected: [{}],
    });
  });

  test('are reused from an earlier snapshot while the host is down', async () => {
    const options = createOptions();
    const { checksums: previous } = await fetchSlides(['far.jpg'], { ...options, fetch: fetchFromHost });
    expect(await fetchSlides(['far.jpg'], { ...options, fetch: fetchFromUnreachableHost, previous })).toEqual({
      published: ['far.jpg'],
      rejected: [],
      checksums: previous,
    });
  });

  test('R11.3 fail with the name of the slide if the host is down and no earlier snapshot has it intact', async () => {
    const options = createOptions();
    await expect(fetchSlides(['far.jpg'], { ...options, fetch: fetchFromUnreachableHost })).rejects.toThrow(
      /^slide far\.jpg: cannot be fetched/,
    );
    const { checksums: previous } = await fetchSlides(['far.jpg'], { ...options, fetch: fetchFromHost });
    truncateSync(slidePath(options.snapshotDir, previous['far.jpg'] as SlideChecksum), 1);
    await expect(fetchSlides(['far.jpg'], { ...options, fetch: fetchFromUnreachableHost, previous })).rejects.toThrow(
      /^slide far\.jpg/,
    );
  });

  test('keep their file, for earlier snapshots, when a new picture has the same name', async () => {
    const options = createOptions();
    await fetchSlides(['far.jpg'], { ...options, fetch: fetchFromHost });
    await fetchSlides(['far.jpg'], { ...options, fetch: createHostFetch({ [`/${slidesFolder}/far.jpg`]: blue }) });
    expect(readdirSync(join(options.snapshotDir, 'sliders'))).toHaveLength(2);
  });
});

const toUrl = (request: string | URL | Request): string => (request instanceof Request ? request.url : String(request));

/** Creates a fetch function for a host that has no portrait variants of slides ("-movil"). */
const withoutPortrait =
  (respond: (url: string, init?: RequestInit) => Response): typeof fetch =>
  (url, init) =>
    Promise.resolve(toUrl(url).includes('-movil') ? new Response('', { status: 404 }) : respond(toUrl(url), init));

describe('P91 validation of a slide', () => {
  const fetchSlide = async (name: string, body: BodyInit | null, init?: ResponseInit) => {
    const options = { ...createOptions(), fetch: withoutPortrait(() => new Response(body, init)) };
    const { published, rejected, checksums } = await fetchSlides([name], options);
    const files = existsSync(join(options.snapshotDir, 'sliders'))
      ? readdirSync(join(options.snapshotDir, 'sliders'))
      : [];
    return { published, reason: rejected[0]?.reason, files, checksum: checksums[name] };
  };
  const mp4 = readFileSync('public/assets/imgs/sliders/entrega.mp4');

  test.each(['Oferta #1.jpg', 'a?b.jpg', 'S1.JPG', 'ñandú.jpeg', '.. .jpg', '%2e.jpg', 'x'])(
    'names the file of %s by its checksum and the type of its content',
    async (name) => {
      const { published, files, checksum } = await fetchSlide(name, new Uint8Array(red));
      expect(published).toEqual([name]);
      expect(files).toEqual([slideFileName(checksum as SlideChecksum)]);
      expect(files[0]).toMatch(/^[0-9a-f]{16}\.jpg$/);
    },
  );

  test.each<[string, Promise<Buffer>, string]>([
    ['png', createPicture('red').png().toBuffer(), 'png'],
    ['webp', createPicture('red').webp().toBuffer(), 'webp'],
    ['avif', createPicture('red').avif().toBuffer(), 'avif'],
    ['gif', createPicture('red').gif().toBuffer(), 'gif'],
    ['svg', Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>')), 'svg'],
  ])('detects a %s by its content, whatever its extension', async (_name, bytes, type) => {
    expect((await fetchSlide('a.jpg', new Uint8Array(await bytes))).files).toEqual([
      expect.stringMatching(`\\.${type}$`),
    ]);
  });

  test('R3.1 rejects a video with another extension, and a picture with the extension mp4', async () => {
    expect((await fetchSlide('a.mp4', new Uint8Array(mp4))).files).toEqual([expect.stringMatching(/\.mp4$/)]);
    expect(await fetchSlide('a.jpg', new Uint8Array(mp4))).toMatchObject({
      published: [],
      reason: 'su nombre no dice lo que es (mp4)',
    });
    expect(await fetchSlide('a.mp4', new Uint8Array(red))).toMatchObject({
      published: [],
      reason: 'su nombre no dice lo que es (jpg)',
    });
  });

  test.each(['INTERNAL-SECRET', '%PDF-1.7', 'GIF', '<html></html>', '{"results":null}'])(
    'rejects the content %s, whatever its Content-Type',
    async (text) => {
      const result = await fetchSlide('a.jpg', text, { headers: { 'content-type': 'image/jpeg' } });
      expect(result).toMatchObject({ published: [], files: [], reason: 'no es una imagen ni un video mp4' });
    },
  );

  test('rejects a slide above the size limit, with and without Content-Length', async () => {
    const withContentLength = await fetchSlide('a.jpg', 'x', { headers: { 'content-length': '1200000000' } });
    expect(withContentLength.reason).toBe('pesa más de 50 MB');
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (stream) => {
        sent += 1e6;
        stream.enqueue(new Uint8Array(1e6));
      },
    });
    expect((await fetchSlide('a.jpg', endless)).reason).toBe('pesa más de 50 MB');
    expect(sent).toBeLessThan(60e6);
  });

  test('follows redirects within the host, not to another origin and not in a loop', async () => {
    const requests: string[] = [];
    const createRedirectingFetch = (locations: Record<string, string>): typeof fetch =>
      withoutPortrait((url, init) => {
        requests.push(url);
        expect(init?.redirect).toBe('manual');
        const location = locations[new URL(url).pathname];
        return location
          ? new Response(null, { status: 302, headers: { location } })
          : new Response(new Uint8Array(red));
      });
    const from = `/${slidesFolder}/a.jpg`;
    const otherOrigin = 'http://127.0.0.1:8962/latest/meta-data/';
    const fetchWithRedirects = (locations: Record<string, string>) =>
      fetchSlides(['a.jpg'], { ...createOptions(), fetch: createRedirectingFetch(locations) });
    expect((await fetchWithRedirects({ [from]: '/img/a.jpg' })).published).toEqual(['a.jpg']);
    expect((await fetchWithRedirects({ [from]: otherOrigin })).rejected).toMatchObject([
      { reason: 'el servidor lo manda a otro sitio' },
    ]);
    expect((await fetchWithRedirects({ [from]: '/b', '/b': otherOrigin })).published).toEqual([]);
    expect((await fetchWithRedirects({ [from]: from })).published).toEqual([]);
    expect(requests.filter((url) => !url.startsWith('http://api.example/'))).toEqual([]);
  });
});

test('R11.5 the digest of slides changes only with the content of a slide', () => {
  const createSlides = (letter: string) => ({ 'a.jpg': { bytes: 1, sha256: letter.repeat(64), type: 'jpg' as const } });
  const catalogue = { products: [], categories: [], branches: [], sliders: ['a.jpg'] };
  expect(createDigests(catalogue, createSlides('a'))).toEqual(createDigests(catalogue, createSlides('a')));
  expect(createDigests(catalogue, createSlides('a')).sliders).not.toBe(
    createDigests(catalogue, createSlides('b')).sliders,
  );
});
