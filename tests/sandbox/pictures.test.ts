import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixtureIds } from '../../scripts/sandbox/seed/fixtures.ts';
import { startServer } from '../support/startServer.ts';
import { createTestSandbox } from '../support/testSandbox.ts';
import { tempDir } from '../support/tempDir.ts';

let origin: string;
beforeAll(async () => {
  origin = await startServer(
    createTestSandbox({ products: 20, server: { pictureDir: tempDir(afterAll) } }).app.fetch,
    afterAll,
  );
});
const get = async (path: string) => {
  const response = await fetch(origin + path);
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};

describe('R10.2 pictures have the same paths as on the live server', () => {
  test('serves a JPEG of a product', async () => {
    const { status, type, bytes } = await get(`/img/productos/${fixtureIds.gallery}/1.jpg`);
    expect({ status, type }).toEqual({ status: 200, type: 'image/jpeg' });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 800 });
  });

  test('each view is a different picture, and the same one in each response, even to concurrent requests', async () => {
    const paths = ['1.jpg', '2.jpg', '1.jpg', '1.jpg'].map((file) => `/img/productos/${fixtureIds.gallery}/${file}`);
    const [first, second, ...repeated] = (await Promise.all(paths.map(get))).map(({ bytes }) => bytes);
    expect(first?.equals(second ?? Buffer.alloc(0))).toBe(false);
    for (const bytes of repeated) expect(bytes.equals(first ?? Buffer.alloc(0))).toBe(true);
  });

  test('serves a video and an HTML page with the pictures, for a product that has them', async () => {
    const video = await get(`/img/productos/${fixtureIds.gallery}/demostracion.mp4`);
    expect([video.status, video.type]).toEqual([200, 'video/mp4']);
    expect(video.bytes.subarray(4, 8).toString()).toBe('ftyp');
    const page = await get(`/img/productos/${fixtureIds.gallery}/vista.html`);
    expect([page.status, page.type]).toEqual([200, expect.stringMatching(/^text\/html/)]);
    expect(page.bytes.toString().match(/<img src="\d\.jpg"/g)).toHaveLength(5);
    expect((await get(`/img/productos/${fixtureIds.onOffer}/demostracion.mp4`)).status).toBe(404);
  });

  test('serves a slide of the home page', async () => {
    const { status, bytes } = await get('/assets/imgs/sliders/carga-rapida.jpg');
    expect(status).toBe(200);
    expect((await sharp(bytes).metadata()).width).toBe(1600);
  });

  test.each([
    ['an unknown product', '/img/productos/999999/1.jpg'],
    ['a product without a picture', `/img/productos/${fixtureIds.noPicture}/1.jpg`],
    ['an unknown file', `/img/productos/${fixtureIds.gallery}/99.jpg`],
    ['an unknown slide', '/assets/imgs/sliders/nada.jpg'],
  ])('%s is a 404', async (_case, path) => {
    const { status, type } = await get(path);
    expect(status).toBe(404);
    expect(type).toMatch(/^application\/json/);
  });
});
