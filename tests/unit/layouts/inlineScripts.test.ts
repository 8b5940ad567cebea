import { createContext, runInContext } from 'node:vm';
import { describe, expect, test, vi } from 'vitest';
import { savePhone } from '../../../src/features/phone/phone.ts';
import { headScript, headScriptInDevelopment } from '../../../src/layouts/inlineScripts.ts';
import { setTimeZone } from '../../support/timeZone.ts';

/** Runs a script in a page that has just opened, its clock at `now`. */
function open(script: string, now = '2025-07-01T12:00:00Z', share?: () => void, search = '', celular?: string) {
  const added: string[] = [];
  const removed: string[] = [];
  const printed: string[] = [];
  const say = (method: string) => () => void printed.push(method);
  const listeners: { type: string; listen: (event: { target: object }) => void; capture: boolean }[] = [];
  const page = {
    console: { log: say('log'), warn: say('warn'), info: say('info'), error: say('error') },
    document: {
      documentElement: {
        classList: { add: (name: string) => void added.push(name), remove: (name: string) => void removed.push(name) },
      },
    },
    onload: null as (() => void) | null,
    location: { search },
    navigator: { share },
    localStorage: { celular },
    addEventListener: (type: string, listen: (event: { target: object }) => void, capture: boolean) =>
      void listeners.push({ type, listen, capture }),
    Date: class extends Date {
      constructor(time: number | string = now) {
        super(time);
      }
    },
  };
  runInContext(script, createContext(page));
  return { page, printed, added, removed, listeners, december: added.includes('december') };
}
const speak = ({ console }: ReturnType<typeof open>['page']) => {
  console.log();
  console.warn();
  console.info();
  console.error();
};

describe('R2.1 in December, in Mexico City, the logo is the Christmas variant', () => {
  const turn: [string, string, boolean][] = [
    ['the last second of November', '2025-12-01T05:59:59.999Z', false],
    ['the first second of December', '2025-12-01T06:00:00Z', true],
    ['the last second of December', '2026-01-01T05:59:59.999Z', true],
    ['the first second of January', '2026-01-01T06:00:00Z', false],
    ['the middle of December', '2025-12-15T12:00:00Z', true],
    ['January', '2025-01-15T12:00:00Z', false],
    ['February: no month but the twelfth', '2025-02-12T12:00:00Z', false],
  ];

  test.each(turn)('%s', (_case, now, december) => {
    expect(open(headScript, now).december).toBe(december);
    expect(open(headScriptInDevelopment, now).december).toBe(december);
  });

  test.each(['Pacific/Kiritimati', 'Asia/Tokyo', 'Pacific/Pago_Pago'])('on a device in %s too', (zone) => {
    setTimeZone(zone);
    expect(new Date().getTimezoneOffset()).not.toBe(360);
    for (const [, now, december] of turn) expect(open(headScript, now).december).toBe(december);
  });
});

describe('R1.11 the console', () => {
  test('is silent in production', () => {
    const { page, printed } = open(headScript);
    speak(page);
    expect(printed).toEqual([]);
  });

  test('works in development', () => {
    const { page, printed } = open(headScriptInDevelopment);
    speak(page);
    expect(printed).toEqual(['log', 'warn', 'info', 'error']);
  });
});

describe('R4.16 a picture that fails to load', () => {
  test('marks its parent; other elements do not', () => {
    const { listeners } = open(headScript);
    expect(listeners).toMatchObject([{ type: 'error', capture: true }]);
    const marked: string[] = [];
    const target = (tagName?: string) => ({
      tagName,
      parentNode: { classList: { add: (name: string) => marked.push(name) } },
    });
    listeners[0]?.listen({ target: target('SCRIPT') });
    listeners[0]?.listen({ target: {} });
    expect(marked).toEqual([]);
    listeners[0]?.listen({ target: target('IMG') });
    expect(marked).toEqual(['no-image']);
  });
});

test('R5.6 a device with a share dialog is detected before the first paint', () => {
  expect(open(headScript, undefined, () => undefined).added).toEqual(['js', 'can-share']);
  expect(open(headScript).added).toEqual(['js']);
});

test('R13.2 unless the page’s scripts clear onload, the page falls back to the version without scripts', () => {
  const { page, removed } = open(headScript);
  expect(removed).toEqual([]);
  page.onload?.();
  expect(removed).toEqual(['js']);
});

test('R2.1 the head script is small, and can be inline', () => {
  expect(Buffer.byteLength(headScript)).toBeLessThanOrEqual(500);
  expect(headScript).not.toMatch(/<\/script|<!--/i);
});

describe('R4.7 a list whose URL asks for other cards', () => {
  const filtered = (search: string) => open(headScript, undefined, undefined, search).added.includes('pending');
  test.each([
    '?existencias=1',
    '?a=b&ordenar=ASC',
    '?marca=Kuvo',
    '?categoria=Fundas',
    '?precio-min=1',
    '?celular=a54',
  ])('%s is detected before the first paint', (search) => expect(filtered(search)).toBe(true));
  test.each(['', '?utm_source=x', '?busqueda=marca'])('"%s" asks for none', (search) =>
    expect(filtered(search)).toBe(false),
  );
});

test('Mi celular: a chosen phone that the shop has products for is detected before the first paint', () => {
  const known = (celular?: string) => open(headScript, undefined, undefined, '', celular).added.includes('has-phone');
  const phone = { slug: 'galaxy-a54', name: 'Galaxy A54' };
  let stored: string | undefined;
  vi.stubGlobal('localStorage', { setItem: (_key: string, text: string) => (stored = text) });
  savePhone(phone);
  expect(known(stored)).toBe(true);
  savePhone(phone, false);
  expect(known(stored)).toBe(false);
  vi.unstubAllGlobals();
  expect(known()).toBe(false);
});
