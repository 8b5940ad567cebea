import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitLinks } from '../../../src/lib/links.ts';
import { anyText } from '../../support/productFactory.ts';
import { isDeepRun } from '../../support/isDeepRun.ts';

const findUrls = (text: string): string[] => splitLinks(text).flatMap(({ url }) => url ?? []);

describe('R5.7 P40 URLs in a description', () => {
  test.each([
    ['Manual en https://a.example/x?y=1.', ['https://a.example/x?y=1']],
    ['(http://b.mx/guia)', ['http://b.mx/guia']],
    ['dos: https://a.mx y https://b.mx', ['https://a.mx', 'https://b.mx']],
    ['javascript:alert(1) data:text/html,x //evil.mx ftp://a.mx', []],
    ['www.sin-esquema.mx a@b.mx', []],
    ['https://clavija.example@evil.example/factura https://a:b@evil.example', []],
    ['JavaScript://%0aalert(1) java\nscript:x vbscript:x file:///etc/passwd blob:https://a.mx/1', ['https://a.mx/1']],
    ['https://a.mx/x). «http://b.mx/y», http://c.mx/z;', ['https://a.mx/x', 'http://b.mx/y', 'http://c.mx/z']],
    ['https://a.mx/(ver)/x (https://b.mx/a_(1))', ['https://a.mx/(ver)/x', 'https://b.mx/a_(1)']],
    ['https://a.mx/"onmouseover="alert(1)', ['https://a.mx/"onmouseover="alert(1)']],
  ])('%s', (text, expected) => {
    expect(findUrls(text)).toEqual(expected);
  });

  test('the parts joined are the original text', { timeout: 300_000 }, () => {
    const words = fc.array(
      fc.oneof(anyText, fc.webUrl(), fc.constantFrom('javascript:', ' ', '\n', '<b>', 'https://')),
    );
    fc.assert(
      fc.property(words, (texts) => {
        const text = texts.join(' ');
        const parts = splitLinks(text);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        for (const { url } of parts) if (url) expect(url).toMatch(/^https?:\/\//i);
      }),
    );
  });

  test.each([
    ['https://аррӏе.com/x', 'xn--80ak6aa92e.com'],
    ['https://pаypal.com', 'xn--pypal-4ve.com'],
    ['http://ｅｖｉｌ.example:8080/', 'evil.example:8080'],
    ['https://例え.jp', 'xn--r8jz45g.jp'],
    ['https://ñandú.mx/a', ''],
    ['https://clavija.example/аррӏе', ''],
  ])('%s has its host in ASCII if that differs: "%s"', (text, host) => {
    expect(splitLinks(text)).toEqual([{ text, url: text, ...(host && { host }) }]);
  });

  test('no link has a user name or leads to another host than it shows', () => {
    // prettier-ignore
    const tokens = [
      'https://', 'http://', 'javascript:', 'data:', '//', 'HTTPS:', 'a.mx', 'evil.example', 'аррӏе.com', '127.0.0.1',
      '@', ':', '/', '\\', '?', '#', '%40', '%2f', '.', ',', ')', '(', ' ', '\t', '\n', '\u0000', '\u202e', '。',
      '"', '<',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...tokens), { maxLength: 14 }), (texts) => {
        const text = texts.join('');
        const parts = splitLinks(text);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        for (const { text: part, url, host } of parts) {
          if (url === null) continue;
          const link = new URL(url);
          expect(link.protocol).toMatch(/^https?:$/);
          expect(link.username).toBe('');
          expect(link.password).toBe('');
          const shownHost = /^https?:\/\/([^/?#]*)/i.exec(part)?.[1]?.toLowerCase();
          expect([shownHost, host]).toContain(link.host);
        }
      }),
      { numRuns: isDeepRun ? 50_000 : 1000 },
    );
  });
});
