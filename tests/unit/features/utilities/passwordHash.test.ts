import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import {
  minIterations,
  createPasswordHash,
  verifyPassword,
  parsePasswordHash,
} from '../../../../src/features/utilities/passwordHash.ts';
import { readSettings } from '../../../../src/settings.ts';

const password = 'cinco palabras al azar y un ñandú';
const encodedHash = await createPasswordHash(password);
const passwordHash = parsePasswordHash(encodedHash);
const [, , salt = '', hash = ''] = encodedHash.split(':');

describe('R8.1 the password hash', () => {
  test('accepts only its password', async () => {
    expect(await verifyPassword(password, passwordHash)).toBe(true);
    expect(await verifyPassword(`${password} `, passwordHash)).toBe(false);
    expect(await verifyPassword(password.toUpperCase(), passwordHash)).toBe(false);
  });

  test('accepts its password in another Unicode normalization form', async () => {
    expect(await verifyPassword(password.normalize('NFD'), passwordHash)).toBe(true);
  });

  test('contains neither the password nor a fast hash of it, and has a random salt', async () => {
    expect(encodedHash).not.toContain(password);
    for (const algorithm of ['md5', 'sha1', 'sha256']) {
      for (const encoding of ['hex', 'base64url'] as const) {
        expect(encodedHash).not.toContain(createHash(algorithm).update(password).digest(encoding));
      }
    }
    expect(await createPasswordHash(password)).not.toBe(encodedHash);
  });

  test('rejects 10,000 characters and a lone surrogate like any wrong password', async () => {
    expect(await verifyPassword('x'.repeat(10_000), passwordHash)).toBe(false);
    expect(await verifyPassword('\ud83d', passwordHash)).toBe(false);
  });

  test.each([
    ['nothing', undefined],
    ['a blank text', ''],
    ['the password itself', password],
    ['a fast hash', createHash('sha256').update(password).digest('hex')],
    ['too few iterations', `pbkdf2-sha256:${minIterations - 1}:${salt}:${hash}`],
    ['too many iterations', `pbkdf2-sha256:99999999:${salt}:${hash}`],
    ['another hash function', encodedHash.replace('sha256', 'sha1')],
    ['a short salt', `pbkdf2-sha256:600000:${salt.slice(0, 10)}:${hash}`],
    ['a short hash', `pbkdf2-sha256:600000:${salt}:${hash.slice(0, 20)}`],
    ['an empty hash', `pbkdf2-sha256:600000:${salt}:`],
    ['invalid base64', `pbkdf2-sha256:600000:${salt}:A${'_'.repeat(43)}A`],
    ['an extra field', `${encodedHash}:x`],
  ])('with %s instead of a hash, every password is rejected', async (_case, text) => {
    expect(parsePasswordHash(text)).toBeNull();
    expect(await verifyPassword(password, parsePasswordHash(text))).toBe(false);
  });

  test('without WebCrypto every password is rejected', async () => {
    vi.stubGlobal('crypto', {});
    expect(await verifyPassword(password, passwordHash)).toBe(false);
    vi.unstubAllGlobals();
  });

  test('the build accepts a hash of npm run utilities:hash; its error for any other value names the remedy', () => {
    expect(readSettings({ UTILITIES_VERIFIER: encodedHash }).utilitiesPasswordHash).toBe(encodedHash);
    for (const wrong of ['secreto', encodedHash.replace('600000', '1000'), encodedHash.slice(0, -1)]) {
      expect(() => readSettings({ UTILITIES_VERIFIER: wrong })).toThrow(/UTILITIES_VERIFIER .*utilities:hash/);
    }
  });
});

describe('R8.2 a blank password', () => {
  test.each(['', ' ', '\t\n'])('%j is rejected without hashing', async (blank) => {
    const derive = vi.spyOn(crypto.subtle, 'deriveBits');
    expect(await verifyPassword(blank, passwordHash)).toBe(false);
    expect(derive).not.toHaveBeenCalled();
    derive.mockRestore();
  });
});

describe('R8.1 npm run utilities:hash', () => {
  const runCommand = (input: string) =>
    spawnSync(process.execPath, [join(import.meta.dirname, '../../../../scripts/utilities/hashPassword.ts')], {
      input,
      encoding: 'utf8',
    });

  test('prints the environment variable for Netlify, without the password', async () => {
    const { stdout, stderr, status } = runCommand(`${password}\n`);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const [, printed = ''] = /^UTILITIES_VERIFIER=(.+)\n$/.exec(stdout) ?? [];
    expect(await verifyPassword(password, parsePasswordHash(printed))).toBe(true);
    expect(stdout).not.toContain(password);
  });

  test('rejects a password that is too short', () => {
    const { stdout, stderr, status } = runCommand('x'.repeat(15));
    expect({ stdout, status }).toEqual({ stdout: '', status: 1 });
    expect(stderr).toContain('too short');
  });
});
