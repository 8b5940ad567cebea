import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { cacheDigests } from '../../../scripts/build/cacheCspDigests.ts';

const manifest = createRequire(import.meta.url).resolve('astro/package.json');
const code = readFileSync(manifest.replace('package.json', 'dist/core/encryption.js'), 'utf8');

test("R11.7 the digests of Astro's policy are computed once, and equal Astro's", async () => {
  const start = code.indexOf('async function generateCspDigest');
  const body = code.slice(start, code.indexOf('\n}\n', start) + 2);
  let digested = 0;
  const generate = (source: string) =>
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the function stands in a package
    new Function('crypto', 'encoder', 'encodeBase64', 'ALGORITHMS', `${source}\nreturn generateCspDigest;`)(
      {
        subtle: {
          digest: (name: string, data: Uint8Array<ArrayBuffer>) => (digested++, crypto.subtle.digest(name, data)),
        },
      },
      new TextEncoder(),
      (bytes: Uint8Array) => Buffer.from(bytes).toString('base64'),
      { 'SHA-256': 'sha256-', 'SHA-512': 'sha512-' },
    ) as (data: string, algorithm: string) => Promise<string>;
  const [own, astro] = [generate(cacheDigests(body)), generate(body)];
  for (const [data, algorithm] of [
    ['', 'SHA-256'],
    ['ñ', 'SHA-256'],
    ['ñ', 'SHA-512'],
  ] as const) {
    const expected = await astro(data, algorithm);
    digested = 0;
    expect(await own(data, algorithm)).toBe(expected);
    expect(await own(data, algorithm)).toBe(expected);
    expect(digested).toBe(1);
  }
});

test('an Astro of another form stops the build', () => {
  expect(() => cacheDigests(code.replaceAll('generateCspDigest', 'digestOf'))).toThrow('Astro has changed');
});
