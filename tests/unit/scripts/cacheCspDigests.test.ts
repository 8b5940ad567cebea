import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test, vi } from 'vitest';
import { patchEncryptionModule } from '../../../scripts/build/cacheCspDigests.ts';

const manifest = createRequire(import.meta.url).resolve('astro/package.json');
const code = readFileSync(manifest.replace('package.json', 'dist/core/encryption.js'), 'utf8');

interface Module {
  generateCspDigest: (data: string, algorithm: string) => Promise<string>;
}

/** The declarations that the function uses. */
const prelude = `const encoder = new TextEncoder();
const encodeBase64 = (bytes) => btoa(String.fromCharCode(...bytes));
const ALGORITHMS = { 'SHA-256': 'sha256-', 'SHA-512': 'sha512-' };`;

const importModule = async (source: string): Promise<Module> => {
  const module = `${prelude}\n${source}\nexport { generateCspDigest };`;
  return (await import(`data:text/javascript,${encodeURIComponent(module)}`)) as Module;
};

test("R11.7 the digests of Astro's policy are computed once, and equal Astro's", async () => {
  const start = code.indexOf('async function generateCspDigest');
  const original = code.slice(start, code.indexOf('\n}\n', start) + 2);
  const cached = await importModule(patchEncryptionModule(original));
  const astro = await importModule(original);
  const digest = vi.spyOn(crypto.subtle, 'digest');
  for (const [data, algorithm] of [
    ['', 'SHA-256'],
    ['ñ', 'SHA-256'],
    ['ñ', 'SHA-512'],
  ] as const) {
    const expected = await astro.generateCspDigest(data, algorithm);
    digest.mockClear();
    expect(await cached.generateCspDigest(data, algorithm)).toBe(expected);
    expect(await cached.generateCspDigest(data, algorithm)).toBe(expected);
    expect(digest).toHaveBeenCalledTimes(1);
  }
});

test('fails the build if Astro has changed', () => {
  expect(() => patchEncryptionModule(code.replaceAll('generateCspDigest', 'digestOf'))).toThrow('Astro has changed');
});
