import { getEventListeners } from 'node:events';
import { describe, expect, test, vi } from 'vitest';
import fc from 'fast-check';
import { afterScrolling } from '../../../src/lib/polyfills/afterScrolling.ts';
import { anySignal } from '../../../src/lib/polyfills/anySignal.ts';
import { groupBy } from '../../../src/lib/polyfills/groupBy.ts';
import { isWellFormed, toWellFormed } from '../../../src/lib/polyfills/wellFormed.ts';
import { parseUrl } from '../../../src/lib/polyfills/parseUrl.ts';

describe('R13.1 polyfills match the native features', () => {
  const anyString = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.integer({ min: 0xd700, max: 0xe010 })).map((codes) => String.fromCharCode(...codes)),
  );

  test('isWellFormed and toWellFormed, with lone surrogates', () => {
    fc.assert(
      fc.property(anyString, (text) => {
        expect(toWellFormed(text)).toBe(text.toWellFormed());
        expect(isWellFormed(text)).toBe(text.isWellFormed());
      }),
    );
    expect(toWellFormed('a\ud83d😀\ude00')).toBe('a\ufffd😀\ufffd');
  });

  test('groupBy, with the groups in the same order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ max: 20 })), (numbers) => {
        expect([...groupBy(numbers, (number) => number % 3)]).toEqual([
          ...Map.groupBy(numbers, (number) => number % 3),
        ]);
      }),
    );
  });

  test.each(['https://a.b/c?d#e', 'HTTP://x', '//a', '', 'http://', 'javascript:1', 'https://a b'])(
    'parseUrl with %j',
    (text) => expect(parseUrl(text)?.href).toBe(URL.parse(text)?.href),
  );
});

describe('P17 R13.1 anySignal', () => {
  test('aborts once, with the reason of the first signal that aborts', () => {
    const first = new AbortController();
    const second = new AbortController();
    const combined = anySignal([first.signal, second.signal]);
    const onAbort = vi.fn();
    combined.addEventListener('abort', onAbort);
    expect(combined.aborted).toBe(false);
    second.abort('over');
    first.abort('later');
    expect(combined.aborted).toBe(true);
    expect(combined.reason).toBe('over');
    expect(onAbort).toHaveBeenCalledOnce();
  });

  test('is aborted if one of the signals is', () => {
    const combined = anySignal([new AbortController().signal, AbortSignal.abort('gone')]);
    expect(combined.aborted).toBe(true);
    expect(combined.reason).toBe('gone');
  });

  test('removes its listeners from all signals once one has aborted', () => {
    const controllers = [new AbortController(), new AbortController()];
    const signals = controllers.map(({ signal }) => signal);
    const countListeners = () => signals.map((signal) => getEventListeners(signal, 'abort').length);
    anySignal(signals);
    expect(countListeners()).toEqual([1, 1]);
    controllers[1]?.abort();
    expect(countListeners()).toEqual([0, 0]);
  });
});

describe('R3.3 R13.1 afterScrolling calls back', () => {
  const createElement = () => new EventTarget() as HTMLElement;

  test('on scrollend, in browsers that have it', () => {
    vi.stubGlobal('onscrollend', null);
    const callback = vi.fn();
    const element = createElement();
    afterScrolling(element, callback);
    element.dispatchEvent(new Event('scroll'));
    expect(callback).not.toHaveBeenCalled();
    element.dispatchEvent(new Event('scrollend'));
    expect(callback).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  test('shortly after the last scroll event, in browsers without scrollend', () => {
    vi.useFakeTimers();
    const callback = vi.fn();
    const element = createElement();
    afterScrolling(element, callback);
    for (let index = 0; index < 5; index++) {
      element.dispatchEvent(new Event('scroll'));
      vi.advanceTimersByTime(50);
    }
    expect(callback).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(callback).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
