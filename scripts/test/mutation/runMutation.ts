import { spawn, execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, dirname } from 'node:path';
import { tmpdir } from 'node:os';

/** A change that breaks a rule of the shop, and the tests that must fail with it. */
export interface Mutation {
  rule: string;
  file: string;
  /** Code to replace; occurs once in the file. */
  text: string;
  /** Replacement, as a mistake could produce it. */
  mutated: string;
  /** Tests, by their files under tests/. */
  tests: string[];
}

/** Returns a function that creates mutations of a file, which the given tests must notice. */
export const mutationsOf =
  (file: string, ...tests: string[]) =>
  (rule: string, text: string, mutated: string): Mutation => ({ rule, file, text, mutated, tests });

export type MutationVerdict = 'killed' | 'SURVIVED' | 'NOT FOUND' | 'BROKEN';

/** Runs the tests of a mutation in a copy of the project. `BROKEN`: no test ran. */
export async function runMutation(
  folder: string,
  mutation: Mutation,
): Promise<{ verdict: MutationVerdict; why: string }> {
  try {
    const { failed, first } = await withMutation(folder, mutation, () => runTests(folder, mutation.tests));
    return failed > 0 ? { verdict: 'killed', why: first } : { verdict: 'SURVIVED', why: mutation.file };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { verdict: why.startsWith('its text') ? 'NOT FOUND' : 'BROKEN', why };
  }
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { assertionResults: { status: string; title: string }[] }[];
}

/** Runs tests in a folder. @returns the number of failures, and the first failed test. @throws Error where no test ran */
export async function runTests(folder: string, tests: readonly string[]): Promise<{ failed: number; first: string }> {
  const file = join(folder, 'report.json');
  rmSync(file, { force: true });
  const files = tests.map((name) => `tests/${name}.test.`);
  const options = ['--config', 'tests/vitest.config.ts', '--reporter=json', `--outputFile=${file}`, '--bail=1'];
  // The short form of each test is enough.
  const env = { ...process.env, DEEP: undefined };
  const log = await new Promise<string>((done) => {
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
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as VitestReport) : null;
  if (!report || report.numPassedTests + report.numFailedTests === 0)
    throw new Error(`no test ran: ${log.trim().slice(-500)}`);
  const all = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  return { failed: report.numFailedTests, first: all.find(({ status }) => status === 'failed')?.title ?? '' };
}

/** Copies the project, including uncommitted files, to a temporary folder. @returns the folder */
export function copyProject(root: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-mutation-'));
  const git = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', 'src', 'scripts', 'tests'];
  const files = execFileSync('git', git, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of [...new Set(files), 'package.json', 'tsconfig.json']) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  for (const shared of ['node_modules', 'public']) symlinkSync(join(root, shared), join(folder, shared));
  return folder;
}

/** Applies a mutation while a task runs. @throws Error where its text does not occur exactly once */
export async function withMutation<T>(
  folder: string,
  { file, text, mutated }: Mutation,
  task: () => Promise<T>,
): Promise<T> {
  const path = join(folder, file);
  const whole = readFileSync(path, 'utf8');
  const found = whole.split(text).length - 1;
  if (found !== 1) throw new Error(`its text occurs ${found} times in ${file}`);
  writeFileSync(
    path,
    whole.replace(text, () => mutated),
  );
  try {
    return await task();
  } finally {
    writeFileSync(path, whole);
  }
}
