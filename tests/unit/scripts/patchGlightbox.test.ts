import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { patch } from '../../../scripts/build/patchGlightbox.ts';

const code = readFileSync('node_modules/glightbox/dist/js/glightbox.js', 'utf8');

describe('R5.1 P48 the lightbox under our policy', () => {
  test('sets no style attribute, makes no style element, and markup goes by the named policy alone', () => {
    const patched = patch(code);
    expect(patched).not.toMatch(/setAttribute\('style'/);
    expect([...patched.matchAll(/\.innerHTML = (?!__html\()/g)]).toEqual([]);
    expect(patched).not.toMatch(/if \(scrollBar > 0\)/);
    expect(patched).toContain("createPolicy('glightbox'");
  });

  test('a library that has changed stops the build', () => {
    expect(() => patch(code.replace(/\.innerHTML = /, '.textContent = '))).toThrow(/glightbox has changed/);
  });
});
