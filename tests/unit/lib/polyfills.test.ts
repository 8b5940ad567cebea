import { describe, expect, test, vi } from 'vitest';
import fc from 'fast-check';
import { afterScrolling } from '../../../src/lib/polyfills/afterScrolling.ts';
import { anySignal } from '../../../src/lib/polyfills/anySignal.ts';
import { groupBy } from '../../../src/lib/polyfills/groupBy.ts';
import { isWellFormed, toWellFormed } from '../../../src/lib/polyfills/wellFormed.ts';
import { parseUrl } from '../../../src/lib/polyfills/parseUrl.ts';

describe('R13.1 what the oldest browsers lack is the same as where the language has it', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.integer({ min: 0xd700, max: 0xe010 })).map((codes) => String.fromCharCode(...codes)),
  );

  test('halves of letters', () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(toWellFormed(text)).toBe(text.toWellFormed());
        expect(isWellFormed(text)).toBe(text.isWellFormed());
      }),
    );
    expect(toWellFormed('a\ud83d😀\ude00')).toBe('a\ufffd😀\ufffd');
  });

  test('groups in their order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ max: 20 })), (numbers) => {
        expect([...groupBy(numbers, (each) => each % 3)]).toEqual([...Map.groupBy(numbers, (each) => each % 3)]);
      }),
    );
  });

  test.each(['https://a.b/c?d#e', 'HTTP://x', '//a', '', 'http://', 'javascript:1', 'https://a b'])(
    'the URL %s',
    (text) => expect(parseUrl(text)?.href).toBe(URL.parse(text)?.href),
  );
});

describe('P17 R13.1 a signal of several', () => {
  test('aborts with the first of them, for its reason, and once', () => {
    const [one, other] = [new AbortController(), new AbortController()];
    const any = anySignal([one.signal, other.signal]);
    const heard = vi.fn();
    any.addEventListener('abort', heard);
    expect(any.aborted).toBe(false);
    other.abort('over');
    one.abort('later');
    expect([any.aborted, any.reason]).toEqual([true, 'over']);
    expect(heard).toHaveBeenCalledOnce();
  });

  test('is aborted where one of them is', () => {
    const any = anySignal([new AbortController().signal, AbortSignal.abort('gone')]);
    expect([any.aborted, any.reason]).toEqual([true, 'gone']);
  });

  test('listens to none of them any more once one has aborted', () => {
    const long = new AbortController();
    const left = vi.spyOn(long.signal, 'removeEventListener');
    const heard = new Set<unknown>();
    vi.spyOn(long.signal, 'addEventListener').mockImplementation((_type, _listener, options) => {
      const { signal } = options as AddEventListenerOptions;
      heard.add(options);
      signal?.addEventListener('abort', () => heard.delete(options));
    });
    const short = new AbortController();
    anySignal([long.signal, short.signal]);
    expect(heard.size).toBe(1);
    short.abort();
    expect(heard.size).toBe(0);
    expect(left).not.toHaveBeenCalled();
  });
});

describe('R3.3 R13.1 a box that has come to rest', () => {
  const box = () => new EventTarget() as HTMLElement;

  test('says so by itself where the browser tells', () => {
    vi.stubGlobal('onscrollend', null);
    const [rest, target] = [vi.fn(), box()];
    afterScrolling(target, rest);
    target.dispatchEvent(new Event('scroll'));
    expect(rest).not.toHaveBeenCalled();
    target.dispatchEvent(new Event('scrollend'));
    expect(rest).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  test('else is one that has not moved for a moment', () => {
    vi.useFakeTimers();
    const [rest, target] = [vi.fn(), box()];
    afterScrolling(target, rest);
    for (let moved = 0; moved < 5; moved++) {
      target.dispatchEvent(new Event('scroll'));
      vi.advanceTimersByTime(50);
    }
    expect(rest).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(rest).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
