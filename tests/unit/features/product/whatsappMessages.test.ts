import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BuyBox } from '../../../../src/features/product/purchase/BuyBox.tsx';
import { buyUrl } from '../../../../src/features/product/purchase/whatsappMessages.ts';
import { truncate } from '../../../../src/lib/truncate.ts';
import { whatsappUrl } from '../../../../src/lib/contactUrls.ts';
import { shop } from '../../../../src/shop.ts';
import { maliciousTexts } from '../../../support/maliciousTexts.ts';
import { anyText } from '../../../support/productFactory.ts';
import { isDeepRun } from '../../../support/isDeepRun.ts';

const messageText = (url: string): string => new URL(url).searchParams.get('text') ?? '';
const product = { id: '501', name: 'Cable 2 m', url: 'https://shop.example/producto/501' };
const priceAndStock = { price: 19900, discountPrice: 0, stock: { 1: 4 } };

describe('R5.5 P41 the WhatsApp messages to the seller', () => {
  test('uses the shop’s number: digits only, country code first', () => {
    expect(shop.whatsapp).toMatch(/^52\d{10}$/);
    expect(new URL(buyUrl(product, priceAndStock)).pathname).toBe(`/${shop.whatsapp}`);
  });

  test.each(['100 % & más?', 'a+b=c#d', '¡Hola!\nuno\r\ndos', 'Funda 📱 "XL" <b>', "d'Ñu/../x", ''])(
    '%j is sent unchanged',
    (text) => {
      expect(messageText(whatsappUrl('523355500142', text))).toBe(text);
    },
  );

  test('any text is sent unchanged, a lone surrogate as U+FFFD', () => {
    expect(messageText(whatsappUrl('52', 'x\ud83d'))).toBe('x\ufffd');
    fc.assert(
      fc.property(anyText, fc.string(), (start, end) => {
        const text = start + end;
        const url = whatsappUrl('523355500142', text);
        expect(url).toMatch(/^https:\/\/wa\.me\/523355500142\?text=[\w.!~*'()%-]*$/);
        expect(messageText(url)).toBe(text.toWellFormed());
      }),
    );
  });

  test('the text of Comprar has the product, its price, the branch if known, and the URL of its page', () => {
    expect(messageText(buyUrl(product, priceAndStock))).toBe(
      'Hola, quiero comprar este producto:\nCable 2 m (ID 501)\nPrecio: $199 MXN\nhttps://shop.example/producto/501',
    );
    expect(messageText(buyUrl(product, priceAndStock, 'Centro, Mérida'))).toContain('\nSucursal: Centro, Mérida\n');
    expect(messageText(buyUrl(product, { ...priceAndStock, discountPrice: 14950 }))).toContain('Precio: $149.50 MXN');
  });

  test('the URL stays short enough for phones, whatever the length of the name', () => {
    const url = buyUrl({ ...product, name: '📱'.repeat(2000) }, priceAndStock);
    expect(url.length).toBeLessThan(4000);
    expect(messageText(url)).toContain(product.url);
  });

  test(
    'any name of product and branch gives the same origin and number, and an exact text of at most 1,000 characters',
    { timeout: 300_000 },
    () => {
      const anyName = fc.oneof(anyText, fc.constantFrom(...maliciousTexts), fc.string({ maxLength: 3000 }));
      fc.assert(
        fc.property(anyName, anyName, fc.integer({ min: 1, max: 99_999_999_99 }), (name, branch, price) => {
          const url = buyUrl({ ...product, name }, { ...priceAndStock, price }, branch);
          const { origin, pathname, hash, searchParams, username } = new URL(url);
          expect([origin, pathname, hash, username]).toEqual(['https://wa.me', `/${shop.whatsapp}`, '', '']);
          expect([...searchParams.keys()]).toEqual(['text']);
          const text = messageText(url);
          expect(text.length).toBeLessThanOrEqual(1000);
          expect(text.isWellFormed()).toBe(true);
          expect(text).toContain(`\n${truncate(name, 400).toWellFormed()} (ID 501)\nPrecio: $`);
          if (branch) expect(text).toContain(`\nSucursal: ${truncate(branch, 100).toWellFormed()}\n`);
          expect(text.endsWith(`\n${product.url}`)).toBe(true);
        }),
        { numRuns: isDeepRun ? 20_000 : 500 },
      );
    },
  );

  test('a name is never truncated within an emoji', () => {
    expect(messageText(buyUrl({ ...product, name: `x${'😀'.repeat(300)}` }, priceAndStock))).not.toContain('\ufffd');
    expect(truncate('ab😀', 3)).toBe('ab');
    expect(truncate('ab😀', 4)).toBe('ab😀');
  });

  test('the page of a sold-out product has no Comprar link, whatever its name', () => {
    const html = renderToStaticMarkup(
      createElement(BuyBox, {
        product: { ...product, name: '"><a href="https://evil.example">Comprar</a>', unit: 'Pieza' },
        priceAndStock: { ...priceAndStock, stock: { 1: 0 } },
        branches: [],
      }),
    );
    expect(html).toMatch(/<button class="button full"[^>]*disabled[^>]*>Comprar</);
    expect(html).not.toContain('class="button buy');
    expect(html).not.toContain('<a href="https://evil');
    expect(html).toContain('wa.me');
  });
});
