import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keptOnDevice } from '../../../../src/features/privacy/keptOnDevice.ts';
import { forgetAll } from '../../../../src/features/privacy/forgetAll.client.ts';

const src = join(import.meta.dirname, '../../../../src');

/** The names under which the code keeps something, and where: `const key = '…'` beside the storage that it is used with. */
function keysInCode(): [key: string, where: 'device' | 'tab'][] {
  return globSync('**/*.{ts,tsx,astro}', { cwd: src }).flatMap((file) => {
    const text = readFileSync(join(src, file), 'utf8');
    if (file.includes('privacy/') || !/\b(?:local|session)Storage\b/.test(text)) return [];
    const key = /^(?:export )?const key = '([^']+)'/m.exec(text)?.[1];
    const named = [...text.matchAll(/(local|session)Storage(?:\.(?!\w+Item)|\[')(\w+)/g)].map(
      ([, kind, name = '']): [string, 'device' | 'tab'] => [name, kind === 'local' ? 'device' : 'tab'],
    );
    return [
      ...(key ? [[key, text.includes('localStorage') ? 'device' : 'tab'] as [string, 'device' | 'tab']] : []),
      ...named,
    ];
  });
}

describe('P92 what the browser keeps', () => {
  test('is named on the page of privacy: all of it, and nothing else', () => {
    // The draft of an invoice has its key apart, for every page to forget it in a few bytes.
    const found = new Map([...keysInCode(), ['factura', 'tab'] as const]);
    expect(new Map(keptOnDevice.map(({ key, where }) => [key, where]))).toEqual(found);
  });

  test('has a name each, however it is written', () => {
    const calls = globSync('**/*.{ts,tsx}', { cwd: src }).flatMap((file) =>
      [...readFileSync(join(src, file), 'utf8').matchAll(/(?:setItem|removeItem)\((?!key\b)([^,)]*)/g)].map(
        ([, name]) => `${file}: ${name}`,
      ),
    );
    expect(calls.filter((call) => !call.startsWith('features/privacy/'))).toEqual([]);
  });
});

describe('P92 one button forgets it', () => {
  const store = () => {
    const items = new Map<string, string>(keptOnDevice.map(({ key }) => [key, 'x'] as const));
    return { items, clear: () => items.clear() };
  };
  const [local, session] = [store(), store()];
  let [cached, workers] = [['page-1', 'picture-1', 'offline'], 1];
  beforeEach(() => {
    vi.stubGlobal('localStorage', local);
    vi.stubGlobal('sessionStorage', session);
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

  test('of the device, of the tab, and the copies of pages', async () => {
    expect(await forgetAll()).toBe(true);
    expect([[...local.items.keys()], [...session.items.keys()]]).toEqual([[], []]);
    expect([cached, workers]).toEqual([[], 0]);
  });

  test('where the browser refuses storage, nothing breaks', async () => {
    vi.stubGlobal('localStorage', {
      clear: () => {
        throw new Error('refused');
      },
    });
    vi.stubGlobal('caches', undefined);
    vi.stubGlobal('navigator', {});
    expect(await forgetAll()).toBe(true);
  });

  test('what stays in spite of it is told', async () => {
    vi.stubGlobal('caches', { keys: () => Promise.reject(new Error('refused')) });
    expect(await forgetAll()).toBe(false);
  });
});
