import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  actionLabel,
  wrapIndex,
  galleryDefaults,
  parseItem,
  toGalleryItems,
  itemLabel,
  livePageCsp,
  toCsp,
  swipeDirection,
} from '../../../../src/features/product/gallery/items.ts';
import { parseYoutubeId } from '../../../../src/lib/youtube.ts';

const id = 'aqz-KE-bpKQ';

describe('R5.1 the type of a gallery item, by its URL', () => {
  test.each(
    // prettier-ignore
    [
      ['https://api.example/img/productos/6/1.jpg', 'image'],
      ['https://api.example/img/productos/6/sin-extension', 'image'],
      ['https://api.example/img/productos/6/mp4.jpg', 'image'],
      ['https://api.example/img/productos/6/film.MP4', 'video'], ['https://cdn.example/film.webm?v=2', 'video'],
      ['https://api.example/img/productos/6/vista.html', 'iframe'], ['https://player.example/embed/77', 'iframe'],
      ['https://player.example/a/embed/77', 'iframe'], ['https://cdn.example/embedded.png', 'image'],
      [`https://www.youtube.com/watch?v=${id}`, 'youtube'], [`https://youtu.be/${id}?t=3`, 'youtube'],
    ],
  )('%s: %s', (url, type) => {
    expect(parseItem(url).type).toBe(type);
  });

  test('images come first; the order within a type stays', () => {
    const urls = ['/a.mp4', '/1.jpg', `https://youtu.be/${id}`, '/2.jpg'];
    expect(toGalleryItems(urls).map(({ type }) => type)).toEqual(['image', 'image', 'video', 'youtube']);
  });

  test('a YouTube item links to YouTube, and plays without cookies', () => {
    const { href, player } = parseItem(`https://m.youtube.com/shorts/${id}`);
    expect(href).toBe(`https://www.youtube.com/watch?v=${id}`);
    expect(new URL(player).origin).toBe('https://www.youtube-nocookie.com');
  });
});

describe('R5.1 the id of a YouTube video', () => {
  const paths = ['watch?v=', 'embed/', 'shorts/', 'live/', 'watch?t=3&v='];
  const anyCharacter = fc.constantFrom(...Array.from('abcXYZ0189_-'));

  test('is parsed from every form of URL', () => {
    fc.assert(
      fc.property(
        fc.array(anyCharacter, { minLength: 11, maxLength: 11 }),
        fc.constantFrom(...paths),
        (characters, path) => {
          const videoId = characters.join('');
          expect(parseYoutubeId(`https://www.youtube.com/${path}${videoId}`)).toBe(videoId);
        },
      ),
    );
  });

  test.each(
    // prettier-ignore
    [
      `http://www.youtube.com/watch?v=${id}`, `https://www.youtube.com.evil.example/watch?v=${id}`,
      `https://evil.example/https://youtu.be/${id}`, `https://youtube.com@evil.example/watch?v=${id}`,
      'https://www.youtube.com/watch?v=short', `https://www.youtube.com/watch?v=${id}"><script>`,
      'https://www.youtube.com/@shop', '1.jpg', '',
    ],
  )('is null for %s', (url) => {
    expect(parseYoutubeId(url)).toBeNull();
  });
});

describe('R5.1 the loop', () => {
  test('stays in range for any number of steps, and the same number back leads to the same index', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.nat(),
        fc.integer({ min: -200, max: 200 }),
        (count, start, steps) => {
          const index = start % count;
          const target = wrapIndex(index, steps, count);
          expect(target).toBeGreaterThanOrEqual(0);
          expect(target).toBeLessThan(count);
          expect(wrapIndex(target, -steps, count)).toBe(index);
        },
      ),
    );
  });
});

describe('R5.1 the defaults', () => {
  test('match the requirement', () => {
    expect(galleryDefaults).toEqual({
      interval: 3000,
      slideDuration: 400,
      panSensitivity: 25,
      swipeVelocity: 0.3,
      resizeDebounce: 200,
    });
  });

  test.each([
    ['by a quarter of the width to the left', -100, 0.01, 1],
    ['by a quarter of the width to the right', 100, 0.01, -1],
    ['by less, and slowly', -99, 0.29, 0],
    ['by less, but fast', -20, -0.3, 1],
    ['by less, with the velocity in the other direction', -20, 0.5, 0],
    ['without a distance', 0, 1, 0],
  ])('apply to a swipe %s', (_case, distance, velocity, direction) => {
    expect(swipeDirection(distance, 400, velocity)).toBe(direction);
  });
});

describe('R5.1 the labels', () => {
  test('have the position, and the action of each type of item', () => {
    expect(itemLabel('image', 1, 5)).toBe('Imagen 2 de 5');
    expect(actionLabel('image', 1, 5)).toBe('Imagen 2 de 5, ver completa');
    expect(actionLabel('youtube', 4, 5)).toBe('Video 5 de 5, reproducir');
    expect(actionLabel('iframe', 4, 5)).toBe('Vista interactiva 5 de 5, abrir');
  });
});

describe('R5.1 the CSP of a page', () => {
  const policy = (...urls: string[]) => toCsp(toGalleryItems(urls));

  test('allows the origins of its videos and frames', () => {
    expect(policy()).toEqual([]);
    expect(policy('https://api.example/1.jpg')).toEqual(['trusted-types glightbox']);
    expect(policy('https://api.example/1.mp4', 'https://api.example/2.mp4')).toContain('media-src https://api.example');
    expect(policy(`https://youtu.be/${id}`, 'https://api.example/vista.html')).toContain(
      'frame-src https://www.youtube-nocookie.com https://api.example',
    );
  });

  test('a live page allows the host of the API, and YouTube', () => {
    expect(livePageCsp('https://api.example')).toEqual([
      'trusted-types glightbox',
      'media-src https://api.example',
      'frame-src https://api.example https://www.youtube-nocookie.com',
    ]);
  });
});
