import { describe, expect, test } from 'vitest';
import { toSlides } from '../../../../src/features/home/homeSlides.ts';

describe('R3.1 slides', () => {
  test.each([
    ['entrega.mp4', true],
    ['ENTREGA.MP4', true],
    ['carga-rapida.jpg', false],
    ['mp4.png', false],
  ])('%s is a video: %s', (file, isVideo) => {
    expect(toSlides([file])[0]).toMatchObject({ isVideo, url: `/assets/imgs/sliders/${file}` });
  });

  test('have a portrait file if there is one, and the words of the file name as label', () => {
    expect(toSlides(['oferta.jpg', 'otra.jpg', 'oferta-movil.jpg'])).toMatchObject([
      { url: '/assets/imgs/sliders/oferta.jpg', portraitUrl: '/assets/imgs/sliders/oferta-movil.jpg' },
      { url: '/assets/imgs/sliders/otra.jpg', portraitUrl: null },
    ]);
    expect(toSlides(['entrega.mp4', 'entrega-movil.jpg'])).toMatchObject([
      { isVideo: true, portraitUrl: '/assets/imgs/sliders/entrega-movil.jpg' },
    ]);
    expect(toSlides(['sola-movil.jpg'])).toHaveLength(1);
    expect(toSlides(['carga_rapida-hoy.jpg'])[0]?.label).toBe('carga rapida hoy');
  });
});
