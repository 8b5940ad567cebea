import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { promoCode } from '../../src/contract/forms.ts';
import { encode } from '../support/wireCodec.ts';
import { createPromo } from '../../src/features/promo/promo.ts';
import { startSandbox } from '../support/startSandbox.ts';
import { tempDir } from '../support/tempDir.ts';

const random = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
const createRegistration = (ip: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
  body: JSON.stringify(encode(promoCode, createPromo(new Date(), random))),
});
const isRegistered = async (response: Response | Promise<Response>): Promise<boolean> => {
  const { results } = (await (await response).json()) as { results: unknown };
  return results !== null;
};

/** Starts the sandbox in its own process. @returns the URL of the endpoint that registers a code */
async function startServerProcess(databaseFile: string): Promise<string> {
  const { origin, kill } = await startSandbox(['--data', databaseFile, '--trust-proxy']);
  onTestFinished(kill);
  return `${origin}/api/postRegistrarPromoCode.php`;
}

describe('R7.3 one promo code per IP address in 6 hours', () => {
  test('exactly one of 200 simultaneous requests to two servers with one database registers a code', async () => {
    const databaseFile = join(tempDir(), 'shop.db');
    const urls = [await startServerProcess(databaseFile), await startServerProcess(databaseFile)];
    const register = (ip: string, index: number) =>
      isRegistered(fetch(urls[index % urls.length] ?? '', createRegistration(ip)));
    const results = await Promise.all(Array.from({ length: 200 }, (_, index) => register('203.0.113.20', index)));
    expect(results.filter(Boolean)).toHaveLength(1);
    // Another IP address is another visitor.
    expect(await register('203.0.113.21', 0)).toBe(true);
  }, 60_000);
});
