import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { spoilt } from './copy.ts';
import type { Mutation } from './mutation.ts';

export type Verdict = 'killed' | 'SURVIVED' | 'NOT FOUND' | 'BROKEN';

/** Whether the tests notice a mutation, in a copy of the project; `BROKEN` is what ran no test at all. */
export async function judge(folder: string, mutation: Mutation): Promise<{ verdict: Verdict; why: string }> {
  try {
    const { failed, first } = await spoilt(folder, mutation, () => run(folder, mutation.tests));
    return failed > 0 ? { verdict: 'killed', why: first } : { verdict: 'SURVIVED', why: mutation.file };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { verdict: why.startsWith('its text') ? 'NOT FOUND' : 'BROKEN', why };
  }
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { assertionResults: { status: string; title: string }[] }[];
}

/** Runs tests in a folder. @returns how many failed, and the first of them @throws Error where none ran */
export async function run(folder: string, tests: readonly string[]): Promise<{ failed: number; first: string }> {
  const file = join(folder, 'report.json');
  rmSync(file, { force: true });
  const files = tests.map((name) => `tests/${name}.test.`);
  const options = ['--config', 'tests/vitest.config.ts', '--reporter=json', `--outputFile=${file}`, '--bail=1'];
  // The short form of each test is enough to notice.
  const env = { ...process.env, DEEP: undefined };
  const said = await new Promise<string>((done) => {
    const vitest = join(folder, 'node_modules/vitest/vitest.mjs');
    const child = spawn(process.execPath, [vitest, 'run', ...options, ...files], {
      cwd: folder,
      env,
      timeout: 600_000,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
    child.on('close', () => done(output));
  });
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null;
  if (!report || report.numPassedTests + report.numFailedTests === 0)
    throw new Error(`no test ran: ${said.trim().slice(-500)}`);
  const all = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  return { failed: report.numFailedTests, first: all.find(({ status }) => status === 'failed')?.title ?? '' };
}
