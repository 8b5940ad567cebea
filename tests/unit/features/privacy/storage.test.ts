import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deviceEntries, deviceStorage, tabEntries, tabStorage } from '../../../../src/lib/storage.ts';
import { headScript } from '../../../../src/layouts/inlineScripts.ts';
import { eraseStoredData } from '../../../../src/features/privacy/eraseStoredData.client.ts';

const src = join(import.meta.dirname, '../../../../src');

describe('P92 what the browser stores', () => {
  test('is named on the privacy page: no module but the storage, whose keys are those lists, stores anything; one erases it', () => {
    const modules = globSync('**/*.{ts,tsx,astro}', { cwd: src }).map((file) => file.replaceAll('\\', '/'));
    const texts = modules.map((file) => [file, readFileSync(join(src, file), 'utf8')] as const);
    const withoutComments = (text: string): string => text.replace(/\/\*[^]*?\*\/|^ *\/\/.*$/gm, '');
    const stores = /\b(?:localStorage|sessionStorage|indexedDB|document\.cookie ?=|cookieStore)\b/;
    const found = texts.filter(([, text]) => stores.test(withoutComments(text))).map(([file]) => file);
    expect(found.sort()).toEqual([
      'features/privacy/eraseStoredData.client.ts',
      'layouts/inlineScripts.ts',
      'lib/storage.ts',
    ]);
  });

  test('what the head script reads is one of them', () => {
    const read = [...headScript.matchAll(/(?:local|session)Storage\W+(\w+)/g)].map(([, key]) => key);
    expect(read).toEqual(['celular']);
    expect(Object.keys(deviceEntries)).toContain('celular');
  });

  test('no page names less, and each entry has words of its own', () => {
    const words = [...Object.values(deviceEntries), ...Object.values(tabEntries)];
    expect(new Set(words).size).toBe(words.length);
    const page = readFileSync(join(src, 'features/privacy/StoredOnDevice.astro'), 'utf8');
    expect(page).toContain('{toList(deviceEntries)}');
    expect(page).toContain('{toList(tabEntries)}');
    expect(page).toContain('<b>Cookies:</b>');
  });
});

describe('P92 a stored value', () => {
  const items = new Map<string, string>();
  beforeEach(() => {
    items.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, text: string) => void items.set(key, text),
      removeItem: (key: string) => void items.delete(key),
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  test('comes back until it is removed', () => {
    expect(deviceStorage.write('vistos', [{ id: '1' }])).toBe(true);
    expect(deviceStorage.read('vistos')).toEqual([{ id: '1' }]);
    deviceStorage.remove('vistos');
    expect(deviceStorage.read('vistos')).toBeNull();
  });

  test('that is not JSON is none', () => {
    items.set('vistos', '{');
    expect(deviceStorage.read('vistos')).toBeNull();
  });

  test('is none where the browser blocks storage, even to look at it; whoever writes learns of it', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(tabStorage.read('promo')).toBeNull();
    expect(tabStorage.write('promo', 1)).toBe(false);
    expect(() => tabStorage.remove('promo')).not.toThrow();
  });
});

describe('P92 one button forgets it', () => {
  const store = () => {
    const items = new Map(Object.keys({ ...deviceEntries, ...tabEntries }).map((key) => [key, 'x']));
    return { items, clear: () => items.clear() };
  };
  const [local, session] = [store(), store()];
  let [cached, workers] = [['page-1', 'picture-1', 'offline'], 1];
  const cookies: string[] = [];
  beforeEach(() => {
    vi.stubGlobal('localStorage', local);
    vi.stubGlobal('sessionStorage', session);
    vi.stubGlobal('document', {
      get cookie() {
        return 'XSRF-TOKEN=a; b=c=d';
      },
      set cookie(text: string) {
        cookies.push(text);
      },
    });
    vi.stubGlobal('caches', {
      keys: () => Promise.resolve([...cached]),
      delete: (name: string) => Promise.resolve((cached = cached.filter((each) => each !== name))),
    });
    vi.stubGlobal('navigator', {
      serviceWorker: {
        getRegistrations: () => Promise.resolve([{ unregister: () => Promise.resolve((workers = 0)) }]),
      },
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('of the device, of the tab, cookies, and the copies of pages', async () => {
    expect(await eraseStoredData()).toBe(true);
    expect([[...local.items.keys()], [...session.items.keys()]]).toEqual([[], []]);
    expect([cached, workers]).toEqual([[], 0]);
    expect(cookies).toEqual(['XSRF-TOKEN=; path=/; max-age=0', 'b=; path=/; max-age=0']);
  });

  test('where the browser blocks storage, nothing breaks', async () => {
    vi.stubGlobal('localStorage', {
      clear: () => {
        throw new Error('rejected');
      },
    });
    vi.stubGlobal('caches', undefined);
    vi.stubGlobal('navigator', {});
    expect(await eraseStoredData()).toBe(true);
  });

  test('what stays in spite of it is told', async () => {
    vi.stubGlobal('caches', { keys: () => Promise.reject(new Error('rejected')) });
    expect(await eraseStoredData()).toBe(false);
  });
});
