import type * as fsModule from 'node:fs';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { writeSnapshot } from '../../scripts/snapshot/writeSnapshot.ts';
import { loadSnapshot } from '../../src/catalogue/loadSnapshot.ts';
import type { Catalogue, SnapshotReport } from '../../src/catalogue/snapshot.ts';
import { createTestSandbox } from '../support/testSandbox.ts';
import { tempDir } from '../support/tempDir.ts';

/** Counts file operations, and kills the process after some of them. An interrupted write leaves half of its text. */
const fakeProcess = vi.hoisted(() => ({ operationsLeft: Infinity, operations: 0, isKilled: false }));
vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof fsModule>();
  const names = ['openSync', 'writeFileSync', 'fsyncSync', 'closeSync', 'mkdirSync', 'renameSync', 'rmSync'] as const;
  const makeKillable = (name: (typeof names)[number]) => {
    const original = fs[name] as (...args: unknown[]) => unknown;
    return (...args: unknown[]): unknown => {
      if (fakeProcess.isKilled) throw new Error('killed');
      if (fakeProcess.operationsLeft-- > 0) {
        fakeProcess.operations++;
        return original(...args);
      }
      fakeProcess.isKilled = true;
      if (name === 'writeFileSync') original(args[0], String(args[1]).slice(0, String(args[1]).length / 2));
      throw new Error('killed');
    };
  };
  return { ...fs, ...Object.fromEntries(names.map((name) => [name, makeKillable(name)])) };
});

const toTime = (minute: number): string => `2026-11-20T15:${String(minute).padStart(2, '0')}:00.000Z`;
let older: Catalogue;
let newer: Catalogue;
let report: SnapshotReport;
beforeAll(async () => {
  ({ catalogue: older, report } = await createTestSandbox({ products: 12 }).snapshot());
  ({ catalogue: newer } = await createTestSandbox({ products: 13 }).snapshot());
});
const restart = () => Object.assign(fakeProcess, { operationsLeft: Infinity, operations: 0, isKilled: false });
beforeEach(restart);

const write = (dir: string, minute: number, catalogue: Catalogue): unknown =>
  writeSnapshot(dir, 'https://api.example.com', toTime(minute), catalogue, report);
/** Creates a folder with the maximum of 5 generations, so that the next write also removes one. */
function createFullDir(): string {
  const dir = tempDir();
  for (let minute = 0; minute < 5; minute++) write(dir, minute, older);
  return dir;
}

test('R11.1 a write killed at any file operation leaves the old or the new snapshot intact', () => {
  const uninterruptedDir = createFullDir();
  restart();
  write(uninterruptedDir, 9, newer);
  const { operations } = fakeProcess;
  expect(operations).toBeGreaterThan(25);

  const outcomes: string[] = [];
  for (let completed = 0; completed < operations; completed++) {
    restart();
    const dir = createFullDir();
    fakeProcess.operationsLeft = completed;
    let message = '';
    try {
      write(dir, 9, newer);
    } catch (error) {
      ({ message } = error as Error);
    }
    restart();

    const { catalogue } = loadSnapshot(dir, () => undefined);
    const isNew = catalogue.products.length === newer.products.length;
    expect(catalogue).toEqual(isNew ? newer : older);
    outcomes.push(isNew ? 'new' : 'old');
    // Failures while removing old generations are ignored.
    expect(isNew ? ['', 'killed'] : ['killed']).toContain(message);

    write(dir, 10, newer); // The next snapshot is written as usual.
    expect(loadSnapshot(dir, () => expect.unreachable()).catalogue).toEqual(newer);
  }
  expect(outcomes[0]).toBe('old');
  expect(outcomes.at(-1)).toBe('new');
});
