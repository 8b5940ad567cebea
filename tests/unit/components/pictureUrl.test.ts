import { describe, expect, test } from 'vitest';
import { pictureUrl, resizedUrl, srcSet } from '../../../src/components/pictureUrl.ts';

describe('R10.2 pictures in a page', () => {
  test('a file is in the folder of its product, with an encoded name; an HTTPS URL stays', () => {
    expect(pictureUrl('7', '1.jpg')).toBe('/img/productos/7/1.jpg');
    expect(pictureUrl('7', 'a b+ñ.jpg')).toBe('/img/productos/7/a%20b%2B%C3%B1.jpg');
    expect(pictureUrl('7', 'https://cdn.example.com/a.jpg')).toBe('https://cdn.example.com/a.jpg');
  });

  test('the Image CDN resizes pictures to a few widths, up to the requested one', () => {
    const url = 'https://cdn.example.com/a.jpg?v=2&x=1';
    expect(new URL(resizedUrl(url, 400), 'https://shop.example').searchParams.get('url')).toBe(url);
    expect(srcSet('/1.jpg', 400).split(', ')).toEqual([
      '/.netlify/images?url=%2F1.jpg&w=240 240w',
      '/.netlify/images?url=%2F1.jpg&w=400 400w',
    ]);
    // Only thumbnails are small enough for the smallest width.
    expect(srcSet('/1.jpg', 240)).toContain('w=120 120w');
  });
});
