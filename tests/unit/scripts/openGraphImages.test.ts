import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { maxBytes, renderProductImage, renderShopImage } from '../../../scripts/openGraphImages/renderImage.ts';
import { breakLines, measureText } from '../../../scripts/openGraphImages/textPaths.ts';
import { drawImages } from '../../../scripts/openGraphImages/drawImages.ts';
import { findRenderedImages, toImageFile } from '../../../src/catalogue/openGraphImages.ts';
import { toImageContent } from '../../../src/components/imageContent.ts';
import type { Catalogue } from '../../../src/catalogue/snapshot.ts';
import { createCatalogue } from '../../support/catalogue.ts';
import { tempDir } from '../../support/tempDir.ts';

const imageData = { name: 'Funda Ñandú para Galaxy A54', price: 32_900, offer: null, kind: 'case' } as const;
const about = async (bytes: Buffer) => {
  const { format, width, height } = await sharp(bytes).metadata();
  return { format, width, height, light: bytes.length <= maxBytes };
};
const asWanted = { format: 'jpeg', width: 1200, height: 630, light: true };

describe('Found: the picture of a link', () => {
  test.each([
    imageData,
    { ...imageData, offer: { price: 26_320, percent: 20 } },
    { ...imageData, price: 123_456_750, offer: { price: 123_400_050, percent: 0.05 } },
    { ...imageData, name: 'x'.repeat(400) },
    { ...imageData, name: '😀 日本 <svg onload="x">&amp;' },
  ])('of %j is a JPEG of 1200×630 px and at most 300 KB', async (each) => {
    expect(await about(await renderProductImage('Clavija', each, null))).toEqual(asWanted);
  });

  test('of the shop likewise', async () => {
    expect(await about(await renderShopImage('Clavija', 'Accesorios', ['case', 'screenProtector']))).toEqual(asWanted);
  });

  test('a name is in so many lines, the last one cut where there are more; a word that is too long is broken', () => {
    const style = { weight: 700, size: 50 } as const;
    const lines = breakLines('Cargador rápido de pared con cable trenzado de dos metros', style, 400, 2);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
    for (const line of [...lines, ...breakLines('x'.repeat(99), style, 400, 9)])
      expect(measureText(line, style)).toBeLessThanOrEqual(400);
  });
});

describe('R11.7 which pictures are drawn', () => {
  let photo: Buffer<ArrayBuffer>;
  beforeAll(async () => {
    const red = { width: 320, height: 240, channels: 3 as const, background: 'red' };
    photo = Buffer.from(await sharp({ create: red }).jpeg().toBuffer());
  });

  const shop = createCatalogue(5, {}, (index) => ({ sold: index, pictures: index === 0 ? [] : ['1.jpg'] }));
  const filesOf = ({ products }: Catalogue) => products.map((one) => toImageFile(toImageContent(one, () => true)));
  const make = (snapshotDir: string, catalogue: Catalogue, response: () => Response, max = 99) => {
    const requests: string[] = [];
    const fetch = ((url: string) => (requests.push(url), Promise.resolve(response()))) as typeof globalThis.fetch;
    const options = { snapshotDir, catalogue, photoBase: 'https://api.example/img', max, timeout: 1e6, now: () => 0 };
    return drawImages({ ...options, fetch }).then((made) => ({ ...made, requests }));
  };
  const there = (): Response => new Response(photo);
  const priced = (id: string): Catalogue => ({
    ...shop,
    products: shop.products.map((one) => (one.id === id ? { ...one, price: one.price + 100 } : one)),
  });

  test('each once; then one changed price is one picture, and the old one goes', async () => {
    const folder = tempDir();
    expect(await make(folder, shop, there)).toMatchObject({ drawn: 5, left: 0, lastError: '' });
    expect([...findRenderedImages(folder)].sort()).toEqual(filesOf(shop).sort());
    expect(await make(folder, shop, there)).toMatchObject({ drawn: 0, left: 0, requests: [] });
    const changed = await make(folder, priced('3'), there);
    expect(changed).toMatchObject({ drawn: 1, left: 0, requests: ['https://api.example/img/3/1.jpg'] });
    expect([...findRenderedImages(folder)].sort()).toEqual(filesOf(priced('3')).sort());
  });

  test('stock, units sold and a description change none; a name, an offer and a photo do', () => {
    const one = shop.products[1] as Catalogue['products'][number];
    const file = (changes: object): string => toImageFile(toImageContent({ ...one, ...changes }, () => true));
    for (const changes of [{ stock: { 1: 0 } }, { sold: 9 }, { description: 'x' }])
      expect(file(changes)).toBe(file({}));
    for (const changes of [{ name: 'x' }, { price: 1 }, { discountPrice: 100 }, { pictures: ['2.jpg'] }])
      expect(file(changes)).not.toBe(file({}));
  });

  test('so many at a time, of the most sold first', async () => {
    const folder = tempDir();
    expect(await make(folder, shop, there, 2)).toMatchObject({ drawn: 2, left: 3 });
    expect([...findRenderedImages(folder)].sort()).toEqual([4, 3].map((index) => filesOf(shop)[index]).sort());
  });

  test('a host that does not respond is left alone, and its pictures for the next time; those without a photo are drawn', async () => {
    const folder = tempDir();
    const many = createCatalogue(60, {}, () => ({ pictures: ['1.jpg'] }));
    const made = await make(folder, many, () => new Response('', { status: 503 }));
    expect(made).toMatchObject({ drawn: 0, left: 60 });
    expect(made.lastError).toContain('503');
    expect(made.requests.length).toBeLessThan(20);
    expect((await make(folder, shop, () => new Response('', { status: 503 }))).drawn).toBe(1);
  });

  test.each([
    ['no photo', () => new Response('', { status: 404 })],
    ['a page', () => new Response('<html>')],
    ['a drawing', () => new Response('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ])('where the host has %s, the tile of its kind stands', async (_, response) => {
    expect(await make(tempDir(), shop, response)).toMatchObject({ drawn: 5, left: 0 });
  });
});
