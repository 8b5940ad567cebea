import { check } from 'recheck';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { unhurried } from '../../recheck.mjs';
import { spread } from '../../support/spread.ts';

/** Expressions that a lint cannot read, since they are put together when a module is loaded. */
const built = new Map<string, RegExp>();
const Plain = RegExp;

beforeAll(async () => {
  vi.resetModules();
  vi.stubGlobal(
    'RegExp',
    class extends Plain {
      constructor(pattern: RegExp | string, flags?: string) {
        super(pattern, flags);
        if (typeof pattern === 'string') built.set(String(this), this);
      }
    },
  );
  await Promise.all([
    import('../../../src/catalogue/phones/phones.ts'),
    import('../../../src/features/invoice/taxpayer.ts'),
    import('../../../src/features/invoice/fields.ts'),
    import('../../../src/features/search/engine/lexicon.ts'),
    import('../../../src/lib/prose.ts'),
  ]);
  vi.unstubAllGlobals();
});
afterAll(() => {
  vi.resetModules();
});

test(
  'P84 what is put together of several expressions is linear, too',
  { timeout: process.env['DEEP'] ? 1_800_000 : 300_000 },
  async () => {
    expect(built.size).toBeGreaterThan(20);
    const slow: string[] = [];
    const all = [...built.values()];
    for (const expression of process.env['DEEP'] ? all : spread(all, 3)) {
      const found = await check(expression.source, expression.flags, unhurried);
      if (found.status !== 'safe') slow.push(`${String(expression)}: ${found.status}`);
    }
    expect(slow).toEqual([]);
  },
);
