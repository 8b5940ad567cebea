import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shareUrls } from '../../../../src/features/product/Share.tsx';
import { anyText } from '../../../support/productFactory.ts';

describe('R5.6 sharing', () => {
  test('P44 each URL leads to its network, and contains the URL of the page, for any name', () => {
    fc.assert(
      fc.property(anyText, (name) => {
        const pageUrl = 'https://clavija.example/producto/3';
        const { facebook, x, whatsapp } = shareUrls(name, pageUrl);
        expect(new URL(facebook).host).toBe('www.facebook.com');
        expect(new URL(facebook).searchParams.get('u')).toBe(pageUrl);
        expect(new URL(x).host).toBe('x.com');
        expect(new URL(x).searchParams.get('url')).toBe(pageUrl);
        expect(new URL(whatsapp).host).toBe('wa.me');
        expect(new URL(whatsapp).searchParams.get('text')).toContain(pageUrl);
      }),
    );
  });
});
