import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { handleRequest, createFileFinder } from '../../../scripts/preview/netlifyServices.ts';
import { textReply } from '../../../scripts/preview/reply.ts';
import { slidePath } from '../../../src/catalogue/loadSnapshot.ts';
import { tempDir } from '../../support/tempDir.ts';

const checksum = { bytes: 1, sha256: 'a'.repeat(64), type: 'jpg' as const };
const snapshotDir = tempDir(afterAll);
const publicDir = tempDir(afterAll);
function writeFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, path);
}
writeFile(slidePath(snapshotDir, checksum));
writeFile(join(publicDir, 'assets', 'imgs', 'sliders', 'own.png'));
writeFile(join(dirname(publicDir), 'outside.png'));
const snapshot = {
  catalogue: { sliders: ['venta de año.jpg', 'gone.jpg'] },
  manifest: { slides: { 'venta de año.jpg': checksum } },
};
const findFile = createFileFinder(snapshot as never, snapshotDir, publicDir);
const imageCdn = (parameters: URLSearchParams) => Promise.resolve(textReply(200, parameters.get('url') ?? ''));
const toRequest = (url: string) => ({ url, headers: {}, socket: {} as never });
const site = {
  findFile,
  imageCdn,
  hasProduct: (id: string) => id === '5',
  hasCategory: (slug: string) => slug === 'fundas',
};

test.each([
  ['/producto/5', '/producto/5'],
  ['/producto/99?a=1', '/vivo/producto?a=1'],
  ['/categoria/fundas', '/categoria/fundas'],
  ['/categoria/otra', '/vivo/categoria'],
  ['/categoria/fundas/2', '/categoria/fundas/2'],
])('R1.5 R1.10 the development server renders %s as %s', async (url, page) => {
  const request = toRequest(url);
  expect(await handleRequest(site, request)).toBeUndefined();
  expect(request.url).toBe(page);
});

test('R3.1 the development server serves slides of the snapshot and files of public, and nothing outside', async () => {
  const findType = async (url: string) => (await handleRequest(site, toRequest(url)))?.headers.get('content-type');
  expect(await findType(`/assets/imgs/sliders/${'a'.repeat(16)}.jpg`)).toBe('image/jpeg');
  expect(await findType('/assets/imgs/sliders/own.png')).toBe('image/png');
  for (const url of [
    '/assets/imgs/sliders/venta%20de%20a%C3%B1o.jpg',
    '/assets/imgs/sliders/gone.jpg',
    '/assets/%2e%2e%2f%2e%2e%2foutside.png',
    '/assets/imgs/',
    '/assets',
    '/otra',
  ])
    expect(await findType(url)).toBeUndefined();
});

test.each(['/assets/%', '/assets/%E0%A4%A', '/assets/%00', '/.netlify/images?url=%', '//', '*'])(
  'P64 the development server does not fail on %s',
  async (url) => {
    const reply = await handleRequest(site, toRequest(url));
    expect(reply?.status ?? 200).toBeLessThan(500);
  },
);

test('R4.16 the development server has an image CDN like Netlify', async () => {
  const reply = await handleRequest(site, toRequest('/.netlify/images?url=%2Fa.jpg&w=100'));
  expect(String(reply?.body as Buffer)).toBe('/a.jpg\n');
});
