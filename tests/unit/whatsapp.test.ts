import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buyAddress } from '../../src/features/product/buy.ts';
import { whatsappAddress } from '../../src/lib/whatsapp.ts';
import { shop } from '../../src/shop.ts';
import { anyText } from '../support/rows.ts';

const textOf = (address: string): string => new URL(address).searchParams.get('text') ?? '';
const product = { id: '501', name: 'Cable 2 m', address: 'https://shop.example/producto/501' };
const figures = { price: 19900, discountPrice: 0, stock: { 1: 4 } };

describe('R5.5 the chat with the seller', () => {
  test('the shop has a number of digits only, country code first', () => {
    expect(shop.whatsapp).toMatch(/^52\d{10}$/);
    expect(new URL(buyAddress(product, figures)).pathname).toBe(`/${shop.whatsapp}`);
  });

  test.each(['100 % & más?', 'a+b=c#d', '¡Hola!\nuno\r\ndos', 'Funda 📱 "XL" <b>', "d'Ñu/../x", ''])(
    '%j arrives as it is',
    (text) => {
      expect(textOf(whatsappAddress('523355500142', text))).toBe(text);
    },
  );

  test('any text arrives as it is, a lone half of a letter as the sign for a lost one', () => {
    expect(textOf(whatsappAddress('52', 'x\ud83d'))).toBe('x\ufffd');
    fc.assert(
      fc.property(anyText, fc.string(), (strange, plain) => {
        const text = strange + plain;
        const address = whatsappAddress('523355500142', text);
        expect(address).toMatch(/^https:\/\/wa\.me\/523355500142\?text=[\w.!~*'()%-]*$/);
        expect(textOf(address)).toBe(text.toWellFormed());
      }),
    );
  });

  test('the text names the product, the price that is asked, the branch where one is known, and its page', () => {
    expect(textOf(buyAddress(product, figures))).toBe(
      'Hola, quiero comprar este producto:\nCable 2 m (ID 501)\nPrecio: $199 MXN\nhttps://shop.example/producto/501',
    );
    expect(textOf(buyAddress(product, figures, 'Centro, Mérida'))).toContain('\nSucursal: Centro, Mérida\n');
    expect(textOf(buyAddress(product, { ...figures, discountPrice: 14950 }))).toContain('Precio: $149.50 MXN');
  });

  test('a name of any length leaves an address that phones open', () => {
    const address = buyAddress({ ...product, name: '📱'.repeat(2000) }, figures);
    expect(address.length).toBeLessThan(4000);
    expect(textOf(address)).toContain(product.address);
  });
});
