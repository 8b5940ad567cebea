import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder of its own; it is removed when the test is over, or when `cleanUp` (such as afterAll) says so. */
export function tempDir(cleanUp: (task: () => void) => void = onTestFinished): string {
  const dir = mkdtempSync(join(tmpdir(), 'shop-test-'));
  cleanUp(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}
