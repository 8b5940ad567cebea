import { existsSync, mkdirSync, readFileSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createSnapshotRetry } from '../../scripts/snapshot/retry.ts';
import { snapshotRetryPolicy } from '../../src/api/retry.ts';
import { fetchSliders, sliderPath, type SliderOptions } from '../../scripts/snapshot/sliders.ts';
import { createDigests } from '../../src/catalogue/changes.ts';
import { slideFile, slidePath } from '../../src/catalogue/load.ts';
import type { SlideChecksum } from '../../src/catalogue/snapshot.ts';
import { fakeClock } from '../support/fakeClock.ts';
import { tempDir } from '../support/tempDir.ts';

/** A host that has these files, by path. */
const response =
  (files: Record<string, Buffer>): typeof fetch =>
  (url) => {
    const body = files[new URL(url instanceof Request ? url.url : url).pathname];
    return Promise.resolve(new Response(body ? new Uint8Array(body) : '', { status: body === undefined ? 404 : 200 }));
  };
const down: typeof fetch = () => Promise.reject(new TypeError('rejected'));
const picture = (colour: string) => sharp({ create: { width: 4, height: 2, channels: 3, background: colour } });
const [red, blue] = [await picture('red').jpeg().toBuffer(), await picture('blue').jpeg().toBuffer()];
const far = response({ [`/${sliderPath}/far.jpg`]: red });

function folders(): Omit<SliderOptions, 'fetch'> {
  const root = tempDir();
  const clock = fakeClock();
  const where = { publicDir: join(root, 'public'), snapshotDir: join(root, 'snapshot'), apiHost: 'http://api.example' };
  mkdirSync(join(where.publicDir, sliderPath), { recursive: true });
  writeFileSync(join(where.publicDir, sliderPath, 'own.jpg'), 'own');
  return {
    ...where,
    retry: createSnapshotRetry(clock, snapshotRetryPolicy),
    timeoutSignal: () => clock.timeoutSignal(1000),
  };
}

describe('R3.1 slides that the site lacks', () => {
  test('are fetched from the API host at the same path, or reported', async () => {
    const where = { ...folders(), fetch: far };
    const { published, leftOut, checksums } = await fetchSliders(['own.jpg', 'far.jpg', 'gone.jpg'], where);
    expect(published).toEqual(['own.jpg', 'far.jpg']);
    expect(leftOut).toMatchObject([{ id: 'gone.jpg' }]);
    expect(Object.keys(checksums)).toEqual(['far.jpg']);
    expect(readFileSync(slidePath(where.snapshotDir, checksums['far.jpg'] as SlideChecksum))).toEqual(red);
  });

  test('a page in place of a picture is rejected', async () => {
    const page: typeof fetch = () =>
      Promise.resolve(new Response('<h1>No</h1>', { headers: { 'content-type': 'text/html' } }));
    expect(await fetchSliders(['far.jpg'], { ...folders(), fetch: page })).toMatchObject({
      published: [],
      leftOut: [{}],
    });
  });

  test('a host that is down keeps what an earlier pull fetched', async () => {
    const where = folders();
    const { checksums: known } = await fetchSliders(['far.jpg'], { ...where, fetch: far });
    expect(await fetchSliders(['far.jpg'], { ...where, fetch: down, previous: known })).toEqual({
      published: ['far.jpg'],
      leftOut: [],
      checksums: known,
    });
  });

  test('R11.3 with none from before, or a damaged one, it is an outage that names the slide', async () => {
    const where = folders();
    await expect(fetchSliders(['far.jpg'], { ...where, fetch: down })).rejects.toThrow(
      /^slide far\.jpg: cannot be fetched/,
    );
    const { checksums: known } = await fetchSliders(['far.jpg'], { ...where, fetch: far });
    truncateSync(slidePath(where.snapshotDir, known['far.jpg'] as SlideChecksum), 1);
    await expect(fetchSliders(['far.jpg'], { ...where, fetch: down, previous: known })).rejects.toThrow(
      /^slide far\.jpg/,
    );
  });

  test('a new picture of an old name leaves the old one to the snapshots that have it', async () => {
    const where = folders();
    await fetchSliders(['far.jpg'], { ...where, fetch: far });
    await fetchSliders(['far.jpg'], { ...where, fetch: response({ [`/${sliderPath}/far.jpg`]: blue }) });
    expect(readdirSync(join(where.snapshotDir, 'sliders'))).toHaveLength(2);
  });
});

const urlOf = (request: string | URL | Request): string => (request instanceof Request ? request.url : String(request));

/** A host without portrait pictures. */
const noMovil =
  (give: (url: string, init?: RequestInit) => Response): typeof fetch =>
  (url, init) =>
    Promise.resolve(urlOf(url).includes('-movil') ? new Response('', { status: 404 }) : give(urlOf(url), init));

describe('P91 what is published of a slide', () => {
  const one = async (name: string, body: BodyInit | null, init?: ResponseInit) => {
    const where = { ...folders(), fetch: noMovil(() => new Response(body, init)) };
    const { published, leftOut, checksums } = await fetchSliders([name], where);
    const files = existsSync(join(where.snapshotDir, 'sliders')) ? readdirSync(join(where.snapshotDir, 'sliders')) : [];
    return { published, why: leftOut[0]?.reason, files, seal: checksums[name] };
  };
  const mp4 = readFileSync('public/assets/imgs/sliders/entrega.mp4');

  test.each(['Oferta #1.jpg', 'a?b.jpg', 'S1.JPG', 'ñandú.jpeg', '.. .jpg', '%2e.jpg', 'x'])(
    'whatever the API calls it, %s is a file of its digest and of what its bytes are',
    async (name) => {
      const { published, files, seal: checksum } = await one(name, new Uint8Array(red));
      expect(published).toEqual([name]);
      expect(files).toEqual([slideFile(checksum as SlideChecksum)]);
      expect(files[0]).toMatch(/^[0-9a-f]{16}\.jpg$/);
    },
  );

  test.each<[string, Promise<Buffer>, string]>([
    ['png', picture('red').png().toBuffer(), 'png'],
    ['webp', picture('red').webp().toBuffer(), 'webp'],
    ['avif', picture('red').avif().toBuffer(), 'avif'],
    ['gif', picture('red').gif().toBuffer(), 'gif'],
    ['svg', Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>')), 'svg'],
  ])('a %s under another ending is one', async (_what, bytes, type) => {
    expect((await one('a.jpg', new Uint8Array(await bytes))).files).toEqual([expect.stringMatching(`\\.${type}$`)]);
  });

  test('R3.1 a film is one whose name ends in mp4 and whose bytes say so', async () => {
    expect((await one('a.mp4', new Uint8Array(mp4))).files).toEqual([expect.stringMatching(/\.mp4$/)]);
    expect(await one('a.jpg', new Uint8Array(mp4))).toMatchObject({
      published: [],
      why: 'su nombre no dice lo que es (mp4)',
    });
    expect(await one('a.mp4', new Uint8Array(red))).toMatchObject({
      published: [],
      why: 'su nombre no dice lo que es (jpg)',
    });
  });

  test.each(['INTERNAL-SECRET', '%PDF-1.7', 'GIF', '<html></html>', '{"results":null}'])(
    '%s is none, whatever its header says',
    async (text) => {
      const found = await one('a.jpg', text, { headers: { 'content-type': 'image/jpeg' } });
      expect(found).toMatchObject({ published: [], files: [], why: 'no es una imagen ni un video mp4' });
    },
  );

  test('none that is larger than any, told or not', async () => {
    const told = await one('a.jpg', 'x', { headers: { 'content-length': '1200000000' } });
    expect(told.why).toBe('pesa más de 50 MB');
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (stream) => {
        sent += 1e6;
        stream.enqueue(new Uint8Array(1e6));
      },
    });
    expect((await one('a.jpg', endless)).why).toBe('pesa más de 50 MB');
    expect(sent).toBeLessThan(60e6);
  });

  test('a redirect within the host is followed, none to another origin, and none for ever', async () => {
    const requests: string[] = [];
    const host = (locations: Record<string, string>): typeof fetch =>
      noMovil((url, init) => {
        requests.push(url);
        expect(init?.redirect).toBe('manual');
        const location = locations[new URL(url).pathname];
        return location
          ? new Response(null, { status: 302, headers: { location } })
          : new Response(new Uint8Array(red));
      });
    const [from, other] = [`/${sliderPath}/a.jpg`, 'http://127.0.0.1:8962/latest/meta-data/'];
    const get = (locations: Record<string, string>) =>
      fetchSliders(['a.jpg'], { ...folders(), fetch: host(locations) });
    expect((await get({ [from]: '/img/a.jpg' })).published).toEqual(['a.jpg']);
    expect((await get({ [from]: other })).leftOut).toMatchObject([{ reason: 'el servidor lo manda a otro sitio' }]);
    expect((await get({ [from]: '/b', '/b': other })).published).toEqual([]);
    expect((await get({ [from]: from })).published).toEqual([]);
    expect(requests.filter((url) => !url.startsWith('http://api.example/'))).toEqual([]);
  });
});

test('R11.5 another picture under the same name of a slide is a change; the same one is none', () => {
  const slide = (letter: string) => ({ 'a.jpg': { bytes: 1, sha256: letter.repeat(64), type: 'jpg' as const } });
  const catalogue = { products: [], categories: [], branches: [], sliders: ['a.jpg'] };
  expect(createDigests(catalogue, slide('a'))).toEqual(createDigests(catalogue, slide('a')));
  expect(createDigests(catalogue, slide('a')).sliders).not.toBe(createDigests(catalogue, slide('b')).sliders);
});
