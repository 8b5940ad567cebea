import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixtureIds } from '../../scripts/sandbox/seed/fixtures.ts';
import { startSandboxServer } from '../support/startServer.ts';
import { createTestSandbox } from '../support/testSandbox.ts';
import { tempDir } from '../support/tempDir.ts';

const secret = 'P66 no request may read this';
let port: number;
beforeAll(async () => {
  const folder = tempDir(afterAll);
  const pictureDir = join(folder, 'pictures');
  mkdirSync(pictureDir);
  writeFileSync(join(folder, 'secret.txt'), secret);
  writeFileSync(join(pictureDir, 'inside.txt'), secret);
  symlinkSync(join(folder, 'secret.txt'), join(pictureDir, 'link.jpg'));
  symlinkSync(folder, join(pictureDir, 'up'));
  ({ port } = await startSandboxServer(createTestSandbox({ products: 15, server: { pictureDir } }).app, {}, afterAll));
});

/** Requests a path as it is; fetch would normalize it. */
const get = (path: string): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    request({ port, path }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    })
      .on('error', reject)
      .end();
  });

// prettier-ignore
const traversalPaths = [
  '../secret.txt', '../../secret.txt', '../../../../../../etc/passwd', '....//....//secret.txt', '..\\secret.txt',
  '..\\..\\secret.txt', './inside.txt', 'inside.txt', 'link.jpg', 'up/secret.txt', '/etc/passwd', '//etc/passwd',
  'C:\\windows\\win.ini', '\\\\host\\share', 'file:///etc/passwd', '..;/secret.txt', '.', '..', '', '~/secret.txt',
  '1.jpg/../../secret.txt', '1.jpg\u0000.txt', '../secret.txt\u0000.jpg', 'con', '1.jpg::$DATA',
];
const percentEncode = (text: string): string =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
const encodings: Record<string, (path: string) => string> = {
  'not encoded': (path) => path.replaceAll('\u0000', '%00'),
  encoded: percentEncode,
  'encoded twice': (path) => percentEncode(path).replaceAll('%', '%25'),
  'overlong UTF-8': (path) =>
    path.replaceAll('.', '%c0%ae').replaceAll('/', '%c0%af').replaceAll('\\', '%c1%9c').replaceAll('\u0000', '%c0%80'),
};
const folders = [
  `/img/productos/${fixtureIds.gallery}/`,
  '/img/productos/',
  '/img/',
  '/assets/imgs/sliders/',
  '/assets/',
  '/',
];

test.each(Object.keys(encodings))('P66 no path leaves the picture folder, %s', async (encoding) => {
  for (const folder of folders) {
    for (const path of traversalPaths) {
      const { status, body } = await get(folder + (encodings[encoding]?.(path) ?? ''));
      expect([400, 404], `${folder} ${path}`).toContain(status);
      expect(body).not.toContain(secret);
      expect(JSON.parse(body)).toMatchObject({ results: null });
    }
  }
});
