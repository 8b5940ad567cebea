import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test, vi } from 'vitest';
import { patchEncryptionModule, patchGlightboxModule, toEsModule } from '../../../scripts/build/packagePatches.ts';

const require = createRequire(import.meta.url);

describe('R5.1 P48 the lightbox complies with the Content Security Policy', () => {
  const code = readFileSync('node_modules/glightbox/dist/js/glightbox.js', 'utf8');

  test('sets no style attribute, creates no style element, and sets markup with its Trusted Types policy only', () => {
    const patched = patchGlightboxModule(code);
    expect(patched).not.toMatch(/setAttribute\('style'/);
    expect([...patched.matchAll(/\.innerHTML = (?!__html\()/g)]).toEqual([]);
    expect(patched).not.toMatch(/if \(scrollBar > 0\)/);
    expect(patched).toContain("createPolicy('glightbox'");
  });

  test('fails the build if the library has changed', () => {
    expect(() => patchGlightboxModule(code.replace(/\.innerHTML = /, '.textContent = '))).toThrow(
      /glightbox has changed/,
    );
  });
});

const jsxFile = require.resolve('react/jsx-runtime').replace(/jsx-runtime\.js$/, 'cjs/react-jsx-runtime.production.js');
const jsxCode = readFileSync(jsxFile, 'utf8');

interface Runtime {
  Fragment: unknown;
  jsx: (type: string, props: object, key?: string) => unknown;
  jsxs: (type: string, props: object, key?: string) => unknown;
}

test("React's jsx-runtime creates the same elements as an ES module", async () => {
  const esModule = (await import(`data:text/javascript,${encodeURIComponent(toEsModule(jsxCode))}`)) as Runtime;
  const { Fragment, jsx } = require(jsxFile) as Runtime;
  expect(esModule.Fragment).toBe(Fragment);
  for (const [type, props, key] of [
    ['p', { children: 'a', ref: null }, undefined],
    ['li', { className: 'b', key: 'own' }, 'k'],
  ] as const) {
    expect(esModule.jsx(type, props, key)).toEqual(jsx(type, props, key));
    expect(esModule.jsxs(type, props, key)).toEqual(jsx(type, props, key));
  }
});

test("fails the build if React's jsx-runtime has changed", () => {
  expect(() => toEsModule(jsxCode.replace('exports.jsxs = jsxProd;', ''))).toThrow("React's jsx-runtime has changed");
  expect(() => toEsModule(`${jsxCode}\nmodule.exports = {};`)).toThrow('scripts/build/packagePatches.ts');
});

const encryptionCode = readFileSync(
  require.resolve('astro/package.json').replace('package.json', 'dist/core/encryption.js'),
  'utf8',
);

interface EncryptionModule {
  generateCspDigest: (data: string, algorithm: string) => Promise<string>;
}

/** The declarations that the function uses. */
const prelude = `const encoder = new TextEncoder();
const encodeBase64 = (bytes) => btoa(String.fromCharCode(...bytes));
const ALGORITHMS = { 'SHA-256': 'sha256-', 'SHA-512': 'sha512-' };`;

const importModule = async (source: string): Promise<EncryptionModule> => {
  const module = `${prelude}\n${source}\nexport { generateCspDigest };`;
  return (await import(`data:text/javascript,${encodeURIComponent(module)}`)) as EncryptionModule;
};

test("R11.7 the digests of Astro's policy are computed once, and equal Astro's", async () => {
  const start = encryptionCode.indexOf('async function generateCspDigest');
  const original = encryptionCode.slice(start, encryptionCode.indexOf('\n}\n', start) + 2);
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
  expect(() => patchEncryptionModule(encryptionCode.replaceAll('generateCspDigest', 'digestOf'))).toThrow(
    'Astro has changed',
  );
});
