import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { countResults, formatSummary, sumCounts } from '../../../scripts/test/counts.mjs';
import { tempDir } from '../../support/tempDir.ts';

let folder: string;
beforeEach(() => {
  folder = tempDir();
});

describe('R12.1 the test counts of npm test', () => {
  const vitest = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
  const playwright = { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] };
  const countReport = (kind: 'vitest' | 'playwright', report: unknown, exitCode = 0) => {
    const file = join(folder, 'report.json');
    writeFileSync(file, typeof report === 'string' ? report : JSON.stringify(report));
    return countResults(exitCode, { kind, file });
  };

  test('a missing, invalid or empty report counts as a failure, whatever the exit code', () => {
    expect(countResults(0, { kind: 'vitest', file: join(folder, 'none.json') })).toMatchObject({
      passed: 0,
      failed: 1,
    });
    expect(countReport('vitest', '{')).toMatchObject({ passed: 0, failed: 1 });
    expect(countReport('vitest', vitest)).toMatchObject({ passed: 0, failed: 1, note: 'no test ran' });
    expect(countReport('playwright', { ...playwright, stats: { ...playwright.stats, skipped: 4 } })).toMatchObject({
      failed: 1,
      skipped: 4,
    });
  });

  test('the closing line has the reasons of skipped tests', () => {
    const skipped = { status: 'skipped', annotations: [{ type: 'skip', description: 'No Firefox here.' }] };
    const stats = { ...playwright.stats, expected: 3, skipped: 2 };
    const counts = countReport('playwright', {
      ...playwright,
      stats,
      suites: [{ specs: [{ tests: [skipped, skipped] }] }],
    });
    expect(formatSummary(sumCounts([counts]))).toBe('3 passed, 0 failed, 2 skipped (2 No Firefox here.)');
    expect(formatSummary(sumCounts([counts, counts]))).toContain('4 skipped (4 No Firefox here.)');
    expect(formatSummary(sumCounts([countReport('vitest', { ...vitest, numPassedTests: 2 })]))).toBe(
      '2 passed, 0 failed',
    );
  });

  test('a file that cannot be loaded and an error outside of tests count as failures', () => {
    const withLoadError = { ...vitest, numPassedTests: 2, testResults: [{ status: 'failed', assertionResults: [] }] };
    expect(countReport('vitest', withLoadError, 1)).toMatchObject({ passed: 2, failed: 1 });
    expect(countReport('playwright', { stats: { ...playwright.stats, expected: 2 }, errors: [{}] }, 1)).toMatchObject({
      failed: 1,
    });
    expect(countReport('vitest', { ...vitest, numPassedTests: 2 }, 1)).toMatchObject({ passed: 2, failed: 1 });
  });
});
