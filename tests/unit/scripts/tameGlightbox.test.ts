import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { tame } from '../../../scripts/build/tame-glightbox.ts';

const code = readFileSync('node_modules/glightbox/dist/js/glightbox.js', 'utf8');

describe('R5.1 P48 the lightbox under our policy', () => {
  test('sets no style attribute, makes no style element, and markup goes by the named policy alone', () => {
    const tamed = tame(code);
    expect(tamed).not.toMatch(/setAttribute\('style'/);
    expect([...tamed.matchAll(/\.innerHTML = (?!__html\()/g)]).toEqual([]);
    expect(tamed).not.toMatch(/if \(scrollBar > 0\)/);
    expect(tamed).toContain("createPolicy('glightbox'");
  });

  test('a library that has changed stops the build', () => {
    expect(() => tame(code.replace(/\.innerHTML = /, '.textContent = '))).toThrow(/glightbox has changed/);
  });
});
