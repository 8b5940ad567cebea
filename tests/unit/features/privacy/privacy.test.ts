import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deviceEntries, tabEntries } from '../../../../src/lib/storage.ts';
import { privacy } from '../../../../src/shop.ts';
import { stubStorage } from '../../../support/stubStorage.ts';
import { headScript } from '../../../../src/layouts/inlineScripts.ts';
import { eraseStoredData } from '../../../../src/features/privacy/eraseStoredData.client.ts';

const src = join(import.meta.dirname, '../../../../src');

describe('P92 what the browser stores', () => {
  test('is accessed only by lib/storage.ts, the head script and eraseStoredData, so that the lists of the privacy page are complete', () => {
    const files = globSync('**/*.{ts,tsx,astro}', { cwd: src }).map((file) => file.replaceAll('\\', '/'));
    const sources = files.map((file) => [file, readFileSync(join(src, file), 'utf8')] as const);
    const withoutComments = (source: string): string => source.replace(/\/\*[^]*?\*\/|^ *\/\/.*$/gm, '');
    const storageAccess = /\b(?:localStorage|sessionStorage|indexedDB|cookieStore)\b|\bdocument\.cookie\s*=(?!=)/;
    const filesWithAccess = sources
      .filter(([, source]) => storageAccess.test(withoutComments(source)))
      .map(([file]) => file);
    expect(filesWithAccess.sort()).toEqual([
      'features/privacy/eraseStoredData.client.ts',
      'layouts/inlineScripts.ts',
      'lib/storage.ts',
    ]);
  });

  test('includes what the head script reads', () => {
    const keys = [...headScript.matchAll(/(?:local|session)Storage\W+(\w+)/g)].map(([, key]) => key);
    expect(keys).toEqual(['celular']);
    expect(Object.keys(deviceEntries)).toContain('celular');
  });

  test('is listed completely on the privacy page, each entry with its own text', () => {
    const texts = [...Object.values(deviceEntries), ...Object.values(tabEntries)];
    expect(new Set(texts).size).toBe(texts.length);
    const page = readFileSync(join(src, 'features/privacy/StoredOnDevice.astro'), 'utf8');
    expect(page).toContain('{toList(deviceEntries)}');
    expect(page).toContain('{toList(tabEntries)}');
    expect(page).toContain('<b>Cookies:</b>');
  });
});

describe('P92 the privacy notice', () => {
  test('says that the demand report evaluates what was searched (R14.1)', () => {
    const visits = privacy.data.find(({ name }) => name === 'Registro de visitas');
    expect([visits?.what, visits?.use]).toEqual([
      expect.stringContaining('lo que buscaste'),
      expect.stringContaining('qué buscan que no tenemos'),
    ]);
    expect(privacy.optional.join(' ')).toContain('qué se busca');
  });

  test('says that the stored branch is sent with queries (R2.6)', () => {
    const page = readFileSync(join(src, 'features/privacy/StoredOnDevice.astro'), 'utf8').replaceAll(/\s+/g, ' ');
    expect(page).toContain('solo la sucursal va con tus consultas');
  });
});

describe('P92 the button on the privacy page erases everything', () => {
  const entries = Object.keys({ ...deviceEntries, ...tabEntries }).map((key) => [key, 'x'] as const);
  let storedItems: Map<string, string>[];
  let cacheNames = ['page-1', 'picture-1', 'offline'];
  let workerCount = 1;
  const writtenCookies: string[] = [];
  beforeEach(() => {
    storedItems = [stubStorage('localStorage', entries), stubStorage('sessionStorage', entries)];
    vi.stubGlobal('document', {
      get cookie() {
        return 'XSRF-TOKEN=a; b=c=d';
      },
      set cookie(text: string) {
        writtenCookies.push(text);
      },
    });
    vi.stubGlobal('caches', {
      keys: () => Promise.resolve([...cacheNames]),
      delete(name: string) {
        cacheNames = cacheNames.filter((cacheName) => cacheName !== name);
        return Promise.resolve(true);
      },
    });
    const registration = {
      unregister() {
        workerCount = 0;
        return Promise.resolve(true);
      },
    };
    vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: () => Promise.resolve([registration]) } });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('of device, tab, cookies, caches and service workers', async () => {
    expect(await eraseStoredData()).toBe(true);
    expect(storedItems.map(({ size }) => size)).toEqual([0, 0]);
    expect(cacheNames).toEqual([]);
    expect(workerCount).toBe(0);
    expect(writtenCookies).toEqual(['XSRF-TOKEN=; path=/; max-age=0', 'b=; path=/; max-age=0']);
  });

  test('and succeeds if the browser blocks storage', async () => {
    vi.stubGlobal('localStorage', {
      clear: () => {
        throw new Error('rejected');
      },
    });
    vi.stubGlobal('caches', undefined);
    vi.stubGlobal('navigator', {});
    expect(await eraseStoredData()).toBe(true);
  });

  test('and returns false if something could not be erased', async () => {
    vi.stubGlobal('caches', { keys: () => Promise.reject(new Error('rejected')) });
    expect(await eraseStoredData()).toBe(false);
  });

  test('and returns false if the browser blocks the caches', async () => {
    vi.stubGlobal('navigator', {});
    Object.defineProperty(globalThis, 'caches', {
      configurable: true,
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    expect(await eraseStoredData()).toBe(false);
  });
});
