import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findMissing } from '../../../scripts/setup/install.mjs';
import { readArguments } from '../../../scripts/test/arguments.mjs';
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

  test('a tool without a report is one test', () => {
    expect(countStage(0, undefined)).toMatchObject({ passed: 1, failed: 0 });
    expect(countStage(2, undefined)).toMatchObject({ passed: 0, failed: 1 });
  });

  test('reports are summed', () => {
    const unit = counted('vitest', { ...vitest, numPassedTests: 5, numPendingTests: 1, numTodoTests: 1 });
    const browser = counted(
      'playwright',
      { ...playwright, stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 } },
      1,
    );
    expect(sum([unit, browser])).toEqual({ passed: 9, failed: 1, skipped: 4 });
  });

  test('a missing, broken or empty report is a failure, whatever the exit code', () => {
    expect(countStage(0, { kind: 'vitest', file: join(folder, 'none.json') })).toMatchObject({ passed: 0, failed: 1 });
    expect(counted('vitest', '{')).toMatchObject({ passed: 0, failed: 1 });
    expect(counted('vitest', vitest)).toMatchObject({ passed: 0, failed: 1, note: 'no test ran' });
    expect(counted('playwright', { ...playwright, stats: { ...playwright.stats, skipped: 4 } })).toMatchObject({
      failed: 1,
      skipped: 4,
    });
  });

  test('a file that could not be loaded and an error outside of tests are failures', () => {
    const unloaded = { ...vitest, numPassedTests: 2, testResults: [{ status: 'failed', assertionResults: [] }] };
    expect(counted('vitest', unloaded, 1)).toMatchObject({ passed: 2, failed: 1 });
    expect(counted('playwright', { stats: { ...playwright.stats, expected: 2 }, errors: [{}] }, 1)).toMatchObject({
      failed: 1,
    });
    expect(counted('vitest', { ...vitest, numPassedTests: 2 }, 1)).toMatchObject({ passed: 2, failed: 1 });
  });

  test('the last line has one form', () => {
    expect(closingLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
    expect(closingLine({ passed: 12, failed: 3, skipped: 4 })).toBe('12 passed, 3 failed, 4 skipped');
  });
});

describe('R12.1 the arguments of npm test', () => {
  test('all, some, and what goes to the tool behind', () => {
    expect([...readArguments([]).groups]).toEqual(['lint', 'types', 'unit', 'browser', 'engines']);
    expect(readArguments(['--only', 'browser', '--deep', '-g', 'R3'])).toEqual({
      groups: new Set(['browser']),
      deep: true,
      install: false,
      installOnly: false,
      extra: ['-g', 'R3'],
    });
  });

  test.each([[['--only', 'units']], [['--only']], [['--only', '']], [['-g', 'R3']], [['--only', 'lint', '-g', 'R3']]])(
    '%j is refused',
    (given) => {
      expect(() => readArguments(given)).toThrow(/--only|Vitest/);
    },
  );
});

describe('R12.1 what npm start installs', () => {
  const wanted = { dependencies: { a: '1.0.0' } };
  const locked = {
    '': wanted,
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b-win': { version: '2.0.0', optional: true },
  };
  const missing = (installed: object | null, manifest: object = wanted) => {
    mkdirSync(join(folder, 'node_modules'));
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: locked }));
    if (installed)
      writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
    return findMissing(folder);
  };

  test('nothing where all is there, packages of other platforms aside', () => {
    expect(missing({ 'node_modules/a': { version: '1.0.0' } })).toBe('');
  });

  test('all where nothing is there', () => {
    expect(missing(null)).toContain('node_modules is missing');
  });

  test('what has another version, optional ones too', () => {
    expect(missing({ 'node_modules/a': { version: '0.9.0' } })).toContain(
      'node_modules/a 1.0.0 is locked and 0.9.0 is',
    );
    rmSync(join(folder, 'node_modules'), { recursive: true });
    expect(missing({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/b-win': { version: '1.0.0' } })).toContain(
      'b-win',
    );
  });

  test('a package.json that the lockfile does not know', () => {
    expect(missing({ 'node_modules/a': { version: '1.0.0' } }, { dependencies: { a: '2.0.0' } })).toContain(
      'package.json',
    );
  });
});
