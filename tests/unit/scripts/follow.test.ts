import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { follow } from '../../../scripts/test/follow.mjs';
import { smoke } from '../../../scripts/test/smoke.mjs';

const of = (sign: string, title: string): string =>
  `  ${sign}  12 [phone] › browser/home.test.ts:3:1 › ${title} (1.2s)`;

test('R12.2 prints failures as they occur, and the results so far when interrupted', () => {
  const said: string[] = [];
  const run = follow((line) => said.push(line), 3);
  run.onLine('Running 4 tests using 3 workers');
  run.onLine(of('✓', 'R3.1 one'));
  run.onLine(of('\u001b[31m✘\u001b[39m', 'R3.2 two'));
  expect(said.at(-1)).toMatch(/^✘ \[phone\].*R3\.2 two/);
  run.onLine(of('-', 'R3.3 three'));
  expect(said.at(-1)).toBe('3 tests: 1 passed, 1 failed, 1 skipped');
  run.onLine('    Error: expected');
  expect(run.details()).toContain('    Error: expected');
  expect(run.summary()).toMatch(/^✘ .*R3\.2 two.*\n1 passed, 1 failed, 1 skipped$/);
});

test('R12.2 each file of the short run is there', () => {
  const files = globSync('*.ts', { cwd: join(import.meta.dirname, '../../browser') }).map((file) => `/${file}`);
  for (const pattern of smoke.filter((each) => each.startsWith('/')))
    expect(
      files.filter((file) => new RegExp(pattern).test(file)),
      pattern,
    ).toHaveLength(1);
});
