import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { promoCode } from '../../src/contract/forms.ts';
import { encode } from '../support/wire.ts';
import { createPromo } from '../../src/features/promo/promo.ts';
import { startScript } from '../support/script.ts';
import { tempDir } from '../support/tempDir.ts';

const random = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
const register = (address: string, changes: Record<string, unknown> = {}, now = new Date()): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
  body: JSON.stringify({ ...(encode(promoCode, createPromo(now, random)) as object), ...changes }),
});
const registered = async (response: Response | Promise<Response>): Promise<boolean> => {
  const { results } = (await (await response).json()) as { results: unknown };
  return results !== null;
};

/** The real server as a process of its own; where its calls are. */
async function server(data: string): Promise<string> {
  const { process, waitForOutput } = startScript('scripts/sandbox/sandbox.ts', {
    args: ['--data', data, '--port', '0', '--trust-proxy'],
  });
  onTestFinished(() => void process.kill());
  const [, address = ''] = await waitForOutput(/(http:\/\/\S+)\{call\}/);
  return address;
}

describe('R7.3 one code for an address in 6 hours', () => {
  test('of 200 requests at the same instant to two servers exactly one makes a code', async () => {
    const servers = 2;
    const data = join(tempDir(), 'shop.db');
    const apis: string[] = [];
    while (apis.length < servers) apis.push(await server(data));
    const call = (address: string, index: number) =>
      registered(fetch(`${apis[index % servers] ?? ''}postRegistrarPromoCode.php`, register(address)));
    const made = await Promise.all(Array.from({ length: 200 }, (_, index) => call('203.0.113.20', index)));
    expect(made.filter(Boolean)).toHaveLength(1);
    // Another address is another visitor.
    expect(await call('203.0.113.21', 0)).toBe(true);
  }, 60_000);
});
