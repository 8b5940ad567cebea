import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { patch } from '../../../scripts/build/patchGlightbox.ts';

const code = readFileSync('node_modules/glightbox/dist/js/glightbox.js', 'utf8');

describe('R5.1 P48 the lightbox complies with the Content Security Policy', () => {
  test('sets no style attribute, creates no style element, and sets markup with its Trusted Types policy only', () => {
    const patched = patch(code);
    expect(patched).not.toMatch(/setAttribute\('style'/);
    expect([...patched.matchAll(/\.innerHTML = (?!__html\()/g)]).toEqual([]);
    expect(patched).not.toMatch(/if \(scrollBar > 0\)/);
    expect(patched).toContain("createPolicy('glightbox'");
  });

  test('fails the build if the library has changed', () => {
    expect(() => patch(code.replace(/\.innerHTML = /, '.textContent = '))).toThrow(/glightbox has changed/);
  });
});
