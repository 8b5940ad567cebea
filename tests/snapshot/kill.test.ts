import type * as fsModule from 'node:fs';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { writeSnapshot } from '../../scripts/snapshot/writeSnapshot.ts';
import { loadSnapshot } from '../../src/catalogue/load.ts';
import type { Catalogue, Report } from '../../src/catalogue/snapshot.ts';
import { shopApp } from '../support/shopApp.ts';
import { tempDir } from '../support/tempDir.ts';

/** What the process may still do with the disk before it is killed; a write that is cut short leaves half of it. */
const life = vi.hoisted(() => ({ left: Infinity, steps: 0, dead: false }));
vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof fsModule>();
  const names = ['openSync', 'writeFileSync', 'fsyncSync', 'closeSync', 'mkdirSync', 'renameSync', 'rmSync'] as const;
  const mortal = (name: (typeof names)[number]) => {
    const real = fs[name] as (...given: unknown[]) => unknown;
    return (...given: unknown[]): unknown => {
      if (life.dead) throw new Error('killed');
      if (life.left-- > 0) {
        life.steps++;
        return real(...given);
      }
      life.dead = true;
      if (name === 'writeFileSync') real(given[0], String(given[1]).slice(0, String(given[1]).length / 2));
      throw new Error('killed');
    };
  };
  return { ...fs, ...Object.fromEntries(names.map((name) => [name, mortal(name)])) };
});

const at = (minute: number): string => `2026-11-20T15:${String(minute).padStart(2, '0')}:00.000Z`;
let older: Catalogue;
let newer: Catalogue;
let report: Report;
beforeAll(async () => {
  ({ catalogue: older, report } = await shopApp({ products: 12 }).snapshot());
  ({ catalogue: newer } = await shopApp({ products: 13 }).snapshot());
});
beforeEach(() => Object.assign(life, { left: Infinity, steps: 0, dead: false }));

const write = (dir: string, minute: number, catalogue: Catalogue): unknown =>
  writeSnapshot(dir, 'https://api.example.com', at(minute), catalogue, report);
/** A folder in which 5 generations are kept already, so that the next one also removes one. */
function full(): string {
  const dir = tempDir();
  for (let minute = 0; minute < 5; minute++) write(dir, minute, older);
  return dir;
}

test('R11.1 killed at any of its steps, the old or the new snapshot is there whole', () => {
  const whole = full();
  life.steps = 0;
  write(whole, 9, newer);
  const steps = life.steps;
  expect(steps).toBeGreaterThan(25);

  const outcomes: string[] = [];
  for (let step = 0; step < steps; step++) {
    Object.assign(life, { left: Infinity, dead: false });
    const dir = full();
    life.left = step;
    let killed = '';
    try {
      write(dir, 9, newer);
    } catch (error) {
      killed = (error as Error).message;
    }
    Object.assign(life, { left: Infinity, dead: false });

    const { catalogue } = loadSnapshot(dir, () => undefined);
    const isNew = catalogue.products.length === newer.products.length;
    expect(catalogue).toEqual(isNew ? newer : older);
    outcomes.push(isNew ? 'new' : 'old');
    // Cleaning up after a snapshot that is written never fails it.
    expect(killed).toBe(isNew && killed === '' ? '' : 'killed');

    write(dir, 10, newer); // The next pull goes on as if nothing had been.
    expect(loadSnapshot(dir, () => expect.unreachable()).catalogue).toEqual(newer);
  }
  expect(outcomes[0]).toBe('old');
  expect(outcomes.at(-1)).toBe('new');
});

describe('R11.1 a write that fails is no snapshot', () => {
  test('the disk is full: the error is told, the old one stays', () => {
    const dir = full();
    life.left = 6;
    expect(() => write(dir, 9, newer)).toThrow();
    Object.assign(life, { left: Infinity, dead: false });
    expect(loadSnapshot(dir, () => expect.unreachable()).catalogue).toEqual(older);
  });
});
