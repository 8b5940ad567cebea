import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../scripts/sandbox/app.ts';
import { openDatabase } from '../../scripts/sandbox/database.ts';
import { promoCode } from '../../src/contract/forms.ts';
import { encode } from '../support/wire.ts';
import { codeInterval, makePromo } from '../../src/features/promo/promo.ts';
import { startScript } from '../support/script.ts';
import { tempDir } from '../support/tempDir.ts';

const random = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
const register = (address: string, changes: Record<string, unknown> = {}, now = new Date()): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
  body: JSON.stringify({ ...(encode(promoCode, makePromo(now, random)) as object), ...changes }),
});
const registered = async (answer: Response | Promise<Response>): Promise<boolean> => {
  const { results } = (await (await answer).json()) as { results: unknown };
  return results !== null;
};

/** The real server as a process of its own; where its calls are. */
async function server(data: string): Promise<string> {
  const { process, said } = startScript('scripts/sandbox/sandbox.ts', {
    args: ['--data', data, '--port', '0', '--trust-proxy'],
  });
  onTestFinished(() => void process.kill());
  const [, address = ''] = await said(/(http:\/\/\S+)\{call\}/);
  return address;
}

describe('R7.3 one code for an address in 6 hours', () => {
  test.each([1, 2])(
    'of 200 requests at the same instant to %i servers exactly one makes a code',
    async (servers) => {
      const data = join(tempDir(), 'shop.db');
      const apis: string[] = [];
      while (apis.length < servers) apis.push(await server(data));
      const call = (address: string, index: number) =>
        registered(fetch(`${apis[index % servers] ?? ''}postRegistrarPromoCode.php`, register(address)));
      const made = await Promise.all(Array.from({ length: 200 }, (_, index) => call('203.0.113.20', index)));
      expect(made.filter(Boolean)).toHaveLength(1);
      // Another address is another visitor.
      expect(await call('203.0.113.21', 0)).toBe(true);
    },
    60_000,
  );

  /** The server in this process, at a time that the test sets. */
  function at(start: string) {
    let time = Date.parse(start);
    const database = openDatabase(':memory:');
    const backend = { database, now: () => new Date(time) };
    const app = createApp({ backend, pictureDir: join(tempDir(), 'pictures'), trustProxy: true });
    const post = (call: string, init: RequestInit) => app.request(`/api/${call}.php`, init);
    return {
      pass: (ms: number) => void (time += ms),
      make: (changes = {}) =>
        registered(post('postRegistrarPromoCode', register('203.0.113.22', changes, new Date(time)))),
      last: async () => {
        const body = JSON.stringify({ IP: '203.0.113.22' });
        const headers = { 'content-type': 'application/json' };
        const answer = await post('postObtenerUltimaVisitaParaPromoCode', { method: 'POST', headers, body });
        return ((await answer.json()) as { results: { Fecha: string } | null }).results?.Fecha ?? null;
      },
    };
  }

  test('5:59:59 later it is refused, 6:00:00 later it is made', async () => {
    const shop = at('2026-11-20T20:15:30-06:00');
    expect(await shop.make()).toBe(true);
    shop.pass(codeInterval - 1000);
    expect(await shop.make()).toBe(false);
    shop.pass(1000);
    expect(await shop.make()).toBe(true);
  });

  test('its time is told in Mexico City time, and null before', async () => {
    const shop = at('2026-11-21T05:15:30Z');
    expect(await shop.last()).toBeNull();
    await shop.make();
    expect(await shop.last()).toBe('2026-11-20 23:15:30');
  });

  test.each([
    ['a discount of 100', { Descuento: 100 }],
    ['a discount of 4', { Descuento: 4 }],
    ['a discount that is no whole number', { Descuento: 'x' }],
    ['another type', { TipoDescuento: 'Monto' }],
    ['ten years', { VigenciaFin: '2036-11-20 12:00:00' }],
    ['ten pieces', { Cantidad: 10 }],
    ['a word of six letters', { PromoCode: 'GRATIS' }],
    ['small letters', { PromoCode: 'abcde' }],
  ])('%s is refused, whatever the client says', async (_case, changes) => {
    const shop = at('2026-11-20T12:00:00-06:00');
    expect(await shop.make(changes)).toBe(false);
    expect(await shop.make()).toBe(true);
  });
});
