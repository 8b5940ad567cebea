import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillPlaceholder, widgetOrigins, resolveWidgets } from '../../../../src/features/thirdparty/widgets.ts';
import { widgets } from '../../../../src/shop.ts';

const sandbox = 'http://localhost:4322';
const none = { chat: null, map: null, social: null };

describe('R2.8 third-party widgets', () => {
  test('are those of shop.ts', () => expect(resolveWidgets(null)).toBe(widgets));

  test('are fakes with the sandbox, so that nobody else is contacted', () => {
    expect(widgetOrigins(resolveWidgets(sandbox, none))).toEqual([sandbox]);
  });

  test('may be left out: then no frame is allowed', () => {
    expect(resolveWidgets(null, none)).toEqual(none);
    expect(widgetOrigins(none)).toEqual([]);
  });

  test('may frame only their own origins', () => {
    const map = { url: 'https://maps.example/a?q={lugar}', storage: true };
    expect(widgetOrigins({ ...none, map, social: { ...map, url: 'https://maps.example/b' } })).toEqual([
      'https://maps.example',
    ]);
  });

  test('a place fills exactly one parameter of the URL', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (place) => {
        const { searchParams, hash } = new URL(fillPlaceholder('https://maps.example/?q={lugar}&output=embed', place));
        expect([searchParams.get('q'), searchParams.get('output'), hash]).toEqual([place, 'embed', '']);
      }),
    );
  });
});
