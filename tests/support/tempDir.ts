import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { memoryDir } from './memory.ts';

type CleanUp = (task: () => void) => void;

/** Waiting for a disk (`fsync`) would be most of the time of the tests that publish snapshots; the long tests do. */
const temporary = (!process.env['DEEP'] && memoryDir) || tmpdir();

/** A folder of its own; it is removed when the test is over, or when `cleanUp` (such as afterAll) says so. */
export const tempDir = (cleanUp: CleanUp = onTestFinished): string => makeDir(temporary, cleanUp);

/**
 * The same for builds of the site: inside the project, since Astro puts the half-made files of every build whose output
 * is elsewhere into one folder, where two builds at a time break each other.
 */
export const buildDir = (cleanUp: CleanUp = onTestFinished): string =>
  makeDir(join(import.meta.dirname, '..', '..', '.cache'), cleanUp);

function makeDir(parent: string, cleanUp: CleanUp): string {
  mkdirSync(parent, { recursive: true });
  const dir = mkdtempSync(join(parent, 'shop-test-'));
  cleanUp(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}
