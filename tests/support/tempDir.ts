import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { tmpfsDir } from './tmpfs.ts';
import { isDeepRun } from './isDeepRun.ts';

type CleanUp = (task: () => void) => void;

/** In memory, since tests that write snapshots would spend most of their time in `fsync`; on disk in the deep tests. */
const temporaryRoot = (!isDeepRun && tmpfsDir) || tmpdir();

/** Creates a temporary folder. It is removed after the test, or in the hook `cleanUp`, such as `afterAll`. */
export const tempDir = (cleanUp: CleanUp = onTestFinished): string => makeDir(temporaryRoot, cleanUp);

/**
 * Creates a temporary folder on disk, inside the project, for executables (a tmpfs may be mounted noexec) and for builds of the
 * site: for output folders outside the project, Astro puts the intermediate files of all builds into the same folder, so that
 * concurrent builds would break each other.
 */
export const tempDirInProject = (cleanUp: CleanUp = onTestFinished): string =>
  makeDir(join(import.meta.dirname, '..', '..', '.cache'), cleanUp);

function makeDir(parent: string, cleanUp: CleanUp): string {
  mkdirSync(parent, { recursive: true });
  const dir = mkdtempSync(join(parent, 'shop-test-'));
  cleanUp(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}
