import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import type * as fsModule from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { lock, withLock } from '../../scripts/rebuild/lock.ts';
import { tempDir } from '../support/tempDir.ts';

/** On a full disk, files can be created, but not written. */
const disk = vi.hoisted(() => ({ isFull: false }));
vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof fsModule>();
  const writeFileSync: typeof fs.writeFileSync = (file, data, options) => {
    fs.writeFileSync(file, disk.isFull ? '' : data, options);
    if (disk.isFull) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  };
  return { ...fs, writeFileSync };
});

/** Creates a folder with the lock of a process. @param age of the lock, ms */
function createLockedDir(pid: number, age = 0): { dir: string; file: string } {
  const dir = tempDir();
  const file = join(dir, 'lock');
  writeFileSync(file, String(pid));
  const time = new Date(Date.now() - age);
  utimesSync(file, time, time);
  return { dir, file };
}

test('R11.5 a second rebuild in the same folder fails, and leaves the lock of the first', () => {
  const { dir, file } = createLockedDir(process.ppid);
  expect(() => lock(dir)).toThrow(/Another rebuild is running/);
  expect(readFileSync(file, 'utf8')).toBe(String(process.ppid));
});

test.each([
  ['of a killed process', 999_999_999, 0],
  ['of a process in an earlier container that had the id of this one', process.pid, 0],
  ['of a killed process whose id another program has', process.ppid, 2 * 3_600_000],
])('R11.5 a lock %s does not block', (_case, pid, age) => {
  const { dir, file } = createLockedDir(pid, age);
  const unlock = lock(dir);
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  unlock();
  expect(existsSync(file)).toBe(false);
});

test('R11.5 a full disk is reported as such, and leaves no lock', () => {
  const dir = tempDir();
  disk.isFull = true;
  try {
    expect(() => lock(dir)).toThrow(/lock cannot be written: ENOSPC.*free space/);
  } finally {
    disk.isFull = false;
  }
  expect(existsSync(join(dir, 'lock'))).toBe(false);
});

test('R11.5 the folder is locked during a task, and unlocked even if it fails', async () => {
  const dir = tempDir();
  const isLocked = (): boolean => existsSync(join(dir, 'lock'));
  expect(await withLock(dir, () => Promise.resolve(isLocked()))).toBe(true);
  expect(isLocked()).toBe(false);
  await expect(withLock(dir, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(isLocked()).toBe(false);
});
