import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { maxBytes, renderProductImage, renderShopImage } from '../../../scripts/openGraphImages/renderImage.ts';
import { breakLines, measureText } from '../../../scripts/openGraphImages/textPaths.ts';
import { drawImages } from '../../../scripts/openGraphImages/drawImages.ts';
import { findDrawnImages, openGraphImageFile } from '../../../src/catalogue/openGraphImageFiles.ts';
import { toOpenGraphContent } from '../../../src/components/openGraphContent.ts';
import type { Catalogue } from '../../../src/catalogue/snapshot.ts';
import { createCatalogue } from '../../support/createCatalogue.ts';
import { tempDir } from '../../support/tempDir.ts';

const imageData = { name: 'Funda Ñandú para Galaxy A54', price: 32_900, offer: null, kind: 'case' } as const;
const describeImage = async (bytes: Buffer) => {
  const { format, width, height } = await sharp(bytes).metadata();
  return { format, width, height, isWithinLimit: bytes.length <= maxBytes };
};
const expectedImage = { format: 'jpeg', width: 1200, height: 630, isWithinLimit: true };

describe('Link previews: the Open Graph image', () => {
  test.each([
    imageData,
    { ...imageData, offer: { price: 26_320, percent: 20 } },
    { ...imageData, price: 123_456_750, offer: { price: 123_400_050, percent: 0.05 } },
    { ...imageData, name: 'x'.repeat(400) },
    { ...imageData, name: '😀 日本 <svg onload="x">&amp;' },
  ])('of %j is a JPEG of 1200×630 px and at most 300 KB', async (content) => {
    expect(await describeImage(await renderProductImage('Clavija', content, null))).toEqual(expectedImage);
  });

  test('of the shop has the same format and limits', async () => {
    const image = await renderShopImage('Clavija', 'Accesorios', ['case', 'screenProtector']);
    expect(await describeImage(image)).toEqual(expectedImage);
  });

  test('breaks a name into at most the given number of lines, with an ellipsis, and breaks long words', () => {
    const style = { weight: 700, size: 50 } as const;
    const lines = breakLines('Cargador rápido de pared con cable trenzado de dos metros', style, 400, 2);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
    for (const line of [...lines, ...breakLines('x'.repeat(99), style, 400, 9)])
      expect(measureText(line, style)).toBeLessThanOrEqual(400);
  });
});

describe('R11.7 drawing of missing images', () => {
  let photo: Buffer<ArrayBuffer>;
  beforeAll(async () => {
    const red = { width: 320, height: 240, channels: 3 as const, background: 'red' };
    photo = Buffer.from(await sharp({ create: red }).jpeg().toBuffer());
  });

  const catalogue = createCatalogue(5, {}, (index) => ({ sold: index, pictures: index === 0 ? [] : ['1.jpg'] }));
  const toFiles = ({ products }: Catalogue) =>
    products.map((product) => openGraphImageFile(toOpenGraphContent(product, () => true)));
  const draw = (snapshotDir: string, shownCatalogue: Catalogue, response: () => Response, max = 99) => {
    const requests: string[] = [];
    const fetch = ((url: string) => {
      requests.push(url);
      return Promise.resolve(response());
    }) as typeof globalThis.fetch;
    return drawImages({
      snapshotDir,
      catalogue: shownCatalogue,
      photoBase: 'https://api.example/img',
      max,
      timeout: 1e6,
      now: () => 0,
      fetch,
    }).then((result) => ({ ...result, requests }));
  };
  const respondWithPhoto = (): Response => new Response(photo);
  const withChangedPrice = (id: string): Catalogue => ({
    ...catalogue,
    products: catalogue.products.map((product) =>
      product.id === id ? { ...product, price: product.price + 100 } : product,
    ),
  });

  test('draws each image once, redraws it when the price changes, and removes the old one', async () => {
    const folder = tempDir();
    expect(await draw(folder, catalogue, respondWithPhoto)).toMatchObject({ drawn: 5, remaining: 0, lastError: '' });
    expect([...findDrawnImages(folder)].sort()).toEqual(toFiles(catalogue).sort());
    expect(await draw(folder, catalogue, respondWithPhoto)).toMatchObject({ drawn: 0, remaining: 0, requests: [] });
    const changed = await draw(folder, withChangedPrice('3'), respondWithPhoto);
    expect(changed).toMatchObject({ drawn: 1, remaining: 0, requests: ['https://api.example/img/3/1.jpg'] });
    expect([...findDrawnImages(folder)].sort()).toEqual(toFiles(withChangedPrice('3')).sort());
  });

  test('redraws an image when name, price, offer or photo changes, not for stock, units sold or description', () => {
    const product = catalogue.products[1] as Catalogue['products'][number];
    const toFile = (changes: object): string =>
      openGraphImageFile(toOpenGraphContent({ ...product, ...changes }, () => true));
    for (const changes of [{ stock: { 1: 0 } }, { sold: 9 }, { description: 'x' }])
      expect(toFile(changes)).toBe(toFile({}));
    for (const changes of [{ name: 'x' }, { price: 1 }, { discountPrice: 100 }, { pictures: ['2.jpg'] }])
      expect(toFile(changes)).not.toBe(toFile({}));
  });

  test('draws at most the given number at a time, best sellers first', async () => {
    const folder = tempDir();
    expect(await draw(folder, catalogue, respondWithPhoto, 2)).toMatchObject({ drawn: 2, remaining: 3 });
    expect([...findDrawnImages(folder)].sort()).toEqual([4, 3].map((index) => toFiles(catalogue)[index]).sort());
  });

  test('stops fetching photos from a failing server, and still draws products without a photo', async () => {
    const folder = tempDir();
    const largeCatalogue = createCatalogue(60, {}, () => ({ pictures: ['1.jpg'] }));
    const result = await draw(folder, largeCatalogue, () => new Response('', { status: 503 }));
    expect(result).toMatchObject({ drawn: 0, remaining: 60 });
    expect(result.lastError).toContain('503');
    expect(result.requests.length).toBeLessThan(20);
    expect((await draw(folder, catalogue, () => new Response('', { status: 503 }))).drawn).toBe(1);
  });

  test.each([
    ['404', () => new Response('', { status: 404 })],
    ['HTML', () => new Response('<html>')],
    ['an SVG', () => new Response('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ])('draws the icon of the product kind if the server responds with %s', async (_, response) => {
    expect(await draw(tempDir(), catalogue, response)).toMatchObject({ drawn: 5, remaining: 0 });
  });
});
