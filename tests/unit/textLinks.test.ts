import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linkParts } from '../../src/lib/links.ts';
import { anyText } from '../support/rows.ts';

const links = (text: string): string[] => linkParts(text).flatMap(({ address }) => address ?? []);

describe('R5.7 addresses in a description', () => {
  test.each([
    ['Manual en https://a.example/x?y=1.', ['https://a.example/x?y=1']],
    ['(http://b.mx/guia)', ['http://b.mx/guia']],
    ['dos: https://a.mx y https://b.mx', ['https://a.mx', 'https://b.mx']],
    ['javascript:alert(1) data:text/html,x //evil.mx ftp://a.mx', []],
    ['www.sin-esquema.mx a@b.mx', []],
  ])('%s', (text, expected) => {
    expect(links(text)).toEqual(expected);
  });

  test('the parts together are the text, to the letter', () => {
    const pieces = fc.array(
      fc.oneof(anyText, fc.webUrl(), fc.constantFrom('javascript:', ' ', '\n', '<b>', 'https://')),
    );
    fc.assert(
      fc.property(pieces, (parts) => {
        const text = parts.join(' ');
        const found = linkParts(text);
        expect(found.map((part) => part.text).join('')).toBe(text);
        for (const { address } of found) if (address) expect(address).toMatch(/^https?:\/\//i);
      }),
    );
  });
});
