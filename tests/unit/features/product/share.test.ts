import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slidesOf } from '../../../../src/features/home/homeSlides.ts';
import { shareAddresses } from '../../../../src/features/product/share.ts';
import { anyText } from '../../../support/rows.ts';

describe('R5.6 sharing', () => {
  test('P44 each address leads to its network alone and carries the page', () => {
    fc.assert(
      fc.property(anyText, (name) => {
        const page = 'https://clavija.example/producto/3';
        const { facebook, x, whatsapp } = shareAddresses(name, page);
        expect(new URL(facebook).host).toBe('www.facebook.com');
        expect(new URL(facebook).searchParams.get('u')).toBe(page);
        expect(new URL(x).host).toBe('x.com');
        expect(new URL(x).searchParams.get('url')).toBe(page);
        expect(new URL(whatsapp).host).toBe('wa.me');
        expect(new URL(whatsapp).searchParams.get('text')).toContain(page);
      }),
    );
  });
});

describe('R3.1 slides', () => {
  test.each([
    ['entrega.mp4', true],
    ['ENTREGA.MP4', true],
    ['carga-rapida.jpg', false],
    ['mp4.png', false],
  ])('%s', (file, isVideo) => {
    expect(slidesOf([file])[0]).toMatchObject({ isVideo, address: `/assets/imgs/sliders/${file}` });
  });

  test('the words of the file name stand for the picture', () => {
    expect(slidesOf(['oferta.jpg', 'otra.jpg', 'oferta-movil.jpg'])).toMatchObject([
      { address: '/assets/imgs/sliders/oferta.jpg', phone: '/assets/imgs/sliders/oferta-movil.jpg' },
      { address: '/assets/imgs/sliders/otra.jpg', phone: null },
    ]);
    expect(slidesOf(['sola-movil.jpg'])).toHaveLength(1);
    expect(slidesOf(['carga_rapida-hoy.jpg'])[0]?.label).toBe('carga rapida hoy');
  });
});
