import { createContext, runInContext } from 'node:vm';
import { describe, expect, test, vi } from 'vitest';
import { savePreferredPhone } from '../../../src/features/phone/phone.ts';
import { headScript, headScriptInDevelopment } from '../../../src/layouts/inlineScripts.ts';
import { setTimeZone } from '../../support/timeZone.ts';

interface PageOptions {
  now?: string;
  share?: () => void;
  /** The query of the URL. */
  search?: string;
  /** What localStorage has as the shopper's phone. */
  celular?: string | undefined;
}

/** Runs a script in a mock page. */
function runInPage(script: string, { now = '2025-07-01T12:00:00Z', share, search = '', celular }: PageOptions = {}) {
  const addedClasses: string[] = [];
  const removedClasses: string[] = [];
  const consoleCalls: string[] = [];
  const record = (method: string) => () => void consoleCalls.push(method);
  const listeners: { type: string; listener: (event: { target: object }) => void; capture: boolean }[] = [];
  const page = {
    console: { log: record('log'), warn: record('warn'), info: record('info'), error: record('error') },
    document: {
      documentElement: {
        classList: {
          add: (name: string) => void addedClasses.push(name),
          remove: (name: string) => void removedClasses.push(name),
        },
      },
    },
    onload: null as (() => void) | null,
    location: { search },
    navigator: { share },
    localStorage: { celular },
    addEventListener: (type: string, listener: (event: { target: object }) => void, capture: boolean) =>
      void listeners.push({ type, listener, capture }),
    Date: class extends Date {
      constructor(time: number | string = now) {
        super(time);
      }
    },
  };
  runInContext(script, createContext(page));
  return { page, consoleCalls, addedClasses, removedClasses, listeners };
}

function callConsole({ console }: ReturnType<typeof runInPage>['page']): void {
  console.log();
  console.warn();
  console.info();
  console.error();
}

describe('R2.1 the Christmas logo shows in December, Mexico City time', () => {
  const showsChristmasLogo = (script: string, now: string) =>
    runInPage(script, { now }).addedClasses.includes('december');
  const times: [string, string, boolean][] = [
    ['the last second of November', '2025-12-01T05:59:59.999Z', false],
    ['the first second of December', '2025-12-01T06:00:00Z', true],
    ['the last second of December', '2026-01-01T05:59:59.999Z', true],
    ['the first second of January', '2026-01-01T06:00:00Z', false],
    ['the middle of December', '2025-12-15T12:00:00Z', true],
    ['January', '2025-01-15T12:00:00Z', false],
    ['February: the month is compared as a number', '2025-02-12T12:00:00Z', false],
  ];

  test.each(times)('%s', (_case, now, expected) => {
    expect(showsChristmasLogo(headScript, now)).toBe(expected);
    expect(showsChristmasLogo(headScriptInDevelopment, now)).toBe(expected);
  });

  test.each(['Pacific/Kiritimati', 'Asia/Tokyo', 'Pacific/Pago_Pago'])('on a device in %s, too', (zone) => {
    setTimeZone(zone);
    expect(new Date().getTimezoneOffset()).not.toBe(360);
    for (const [, now, expected] of times) expect(showsChristmasLogo(headScript, now)).toBe(expected);
  });
});

describe('R1.11 the console', () => {
  test('is silent in production', () => {
    const { page, consoleCalls } = runInPage(headScript);
    callConsole(page);
    expect(consoleCalls).toEqual([]);
  });

  test('works in development', () => {
    const { page, consoleCalls } = runInPage(headScriptInDevelopment);
    callConsole(page);
    expect(consoleCalls).toEqual(['log', 'warn', 'info', 'error']);
  });
});

describe('R4.16 a picture that fails to load', () => {
  test('marks its parent; other elements do not', () => {
    const { listeners } = runInPage(headScript);
    expect(listeners).toMatchObject([{ type: 'error', capture: true }]);
    const parentClasses: string[] = [];
    const createTarget = (tagName?: string) => ({
      tagName,
      parentNode: { classList: { add: (name: string) => parentClasses.push(name) } },
    });
    listeners[0]?.listener({ target: createTarget('SCRIPT') });
    listeners[0]?.listener({ target: {} });
    expect(parentClasses).toEqual([]);
    listeners[0]?.listener({ target: createTarget('IMG') });
    expect(parentClasses).toEqual(['failed']);
  });
});

test('R5.6 a device with a share dialog is detected before the first paint', () => {
  expect(runInPage(headScript, { share: () => undefined }).addedClasses).toEqual(['js', 'can-share']);
  expect(runInPage(headScript).addedClasses).toEqual(['js']);
});

test('R13.2 unless the page’s scripts clear onload, the page falls back to the version without scripts', () => {
  const { page, removedClasses } = runInPage(headScript);
  expect(removedClasses).toEqual([]);
  page.onload?.();
  expect(removedClasses).toEqual(['js']);
});

test('R2.1 the head script has at most 500 bytes, and can be inlined', () => {
  expect(Buffer.byteLength(headScript)).toBeLessThanOrEqual(500);
  expect(headScript).not.toMatch(/<\/script|<!--/i);
});

describe('R4.7 a list whose URL has filters or a sort order', () => {
  const isPending = (search: string) => runInPage(headScript, { search }).addedClasses.includes('pending');
  test.each([
    '?existencias=1',
    '?a=b&ordenar=ASC',
    '?marca=Kuvo',
    '?categoria=Fundas',
    '?precio-min=1',
    '?celular=a54',
  ])('%s is detected before the first paint', (search) => expect(isPending(search)).toBe(true));
  test.each(['', '?utm_source=x', '?busqueda=marca'])('"%s" has none', (search) =>
    expect(isPending(search)).toBe(false),
  );
});

test('Phone: a chosen phone that the shop has products for is detected before the first paint', () => {
  const isDetected = (celular?: string) => runInPage(headScript, { celular }).addedClasses.includes('has-phone');
  const phone = { slug: 'galaxy-a54', name: 'Galaxy A54' };
  let stored: string | undefined;
  vi.stubGlobal('localStorage', { setItem: (_key: string, text: string) => (stored = text) });
  savePreferredPhone(phone);
  expect(isDetected(stored)).toBe(true);
  savePreferredPhone(phone, false);
  expect(isDetected(stored)).toBe(false);
  vi.unstubAllGlobals();
  expect(isDetected()).toBe(false);
});
