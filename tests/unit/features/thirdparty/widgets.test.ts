import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillPlaceholder, widgetOrigins, resolveWidgets } from '../../../../src/features/thirdparty/widgets.ts';
import { widgets } from '../../../../src/shop.ts';

const sandbox = 'http://localhost:4322';
const none = { chat: null, map: null, social: null };

describe('R2.8 third-party widgets', () => {
  test('are those of shop.ts by default', () => expect(resolveWidgets(null)).toBe(widgets));

  test('are mocks with the sandbox, so that no third party is contacted', () => {
    expect(widgetOrigins(resolveWidgets(sandbox, none))).toEqual([sandbox]);
  });

  test('are optional: without them no frame is allowed', () => {
    expect(resolveWidgets(null, none)).toEqual(none);
    expect(widgetOrigins(none)).toEqual([]);
  });

  test('allow frames of their own origins only', () => {
    const map = { url: 'https://maps.example/a?q={lugar}', storage: true };
    expect(widgetOrigins({ ...none, map, social: { ...map, url: 'https://maps.example/b' } })).toEqual([
      'https://maps.example',
    ]);
  });

  test('a placeholder fills exactly one parameter of the URL', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        const { searchParams, hash } = new URL(fillPlaceholder('https://maps.example/?q={lugar}&output=embed', value));
        expect([searchParams.get('q'), searchParams.get('output'), hash]).toEqual([value, 'embed', '']);
      }),
    );
  });
});
