import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closingLine, countStage, sum } from '../../../scripts/test/counts.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tooling-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('R12.1 the counts of npm test', () => {
  const vitest = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
  const playwright = { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] };
  const counted = (kind: 'vitest' | 'playwright', report: unknown, exitCode = 0) => {
    const file = join(folder, 'report.json');
    writeFileSync(file, typeof report === 'string' ? report : JSON.stringify(report));
    return countStage(exitCode, { kind, file });
  };

  test('a missing, broken or empty report is a failure, whatever the exit code', () => {
    expect(countStage(0, { kind: 'vitest', file: join(folder, 'none.json') })).toMatchObject({ passed: 0, failed: 1 });
    expect(counted('vitest', '{')).toMatchObject({ passed: 0, failed: 1 });
    expect(counted('vitest', vitest)).toMatchObject({ passed: 0, failed: 1, note: 'no test ran' });
    expect(counted('playwright', { ...playwright, stats: { ...playwright.stats, skipped: 4 } })).toMatchObject({
      failed: 1,
      skipped: 4,
    });
  });

  test('the closing line names why tests were skipped', () => {
    const skipped = { status: 'skipped', annotations: [{ type: 'skip', description: 'No Firefox here.' }] };
    const stats = { ...playwright.stats, expected: 3, skipped: 2 };
    const counts = counted('playwright', {
      ...playwright,
      stats,
      suites: [{ specs: [{ tests: [skipped, skipped] }] }],
    });
    expect(closingLine(sum([counts]))).toBe('3 passed, 0 failed, 2 skipped (2 No Firefox here.)');
    expect(closingLine(sum([counts, counts]))).toContain('4 skipped (4 No Firefox here.)');
    expect(closingLine(sum([counted('vitest', { ...vitest, numPassedTests: 2 })]))).toBe('2 passed, 0 failed');
  });

  test('a file that could not be loaded and an error outside of tests are failures', () => {
    const unloaded = { ...vitest, numPassedTests: 2, testResults: [{ status: 'failed', assertionResults: [] }] };
    expect(counted('vitest', unloaded, 1)).toMatchObject({ passed: 2, failed: 1 });
    expect(counted('playwright', { stats: { ...playwright.stats, expected: 2 }, errors: [{}] }, 1)).toMatchObject({
      failed: 1,
    });
    expect(counted('vitest', { ...vitest, numPassedTests: 2 }, 1)).toMatchObject({ passed: 2, failed: 1 });
  });
});
