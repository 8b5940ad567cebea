import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillPlaceholder, widgetOrigins, resolveWidgets } from '../../../../src/features/thirdparty/widgets.ts';
import { widgets } from '../../../../src/shop.ts';

const sandboxOrigin = 'http://localhost:4322';
const noWidgets = { chat: null, map: null, social: null };

describe('R2.8 third-party widgets', () => {
  test('are those of shop.ts by default', () => expect(resolveWidgets(null)).toBe(widgets));

  test('are the mocks of the sandbox, if it is in use, so that no third party is contacted', () => {
    expect(widgetOrigins(resolveWidgets(sandboxOrigin, noWidgets))).toEqual([sandboxOrigin]);
  });

  test('are optional: without them no frame is allowed', () => {
    expect(resolveWidgets(null, noWidgets)).toEqual(noWidgets);
    expect(widgetOrigins(noWidgets)).toEqual([]);
  });

  test('allow frames of each origin once', () => {
    const map = { url: 'https://maps.example/a?q={lugar}', storage: true };
    expect(widgetOrigins({ ...noWidgets, map, social: { ...map, url: 'https://maps.example/b' } })).toEqual([
      'https://maps.example',
    ]);
  });

  test('a value fills exactly one parameter of the URL', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        const { searchParams, hash } = new URL(fillPlaceholder('https://maps.example/?q={lugar}&output=embed', value));
        expect([searchParams.get('q'), searchParams.get('output'), hash]).toEqual([value, 'embed', '']);
      }),
    );
  });
});
