import { execFile, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const here = import.meta.dirname;
const folder = resolve('.cache/observatory');
const tool = join(folder, 'node_modules/@mdn/mdn-http-observatory');

export interface ObservatoryGrade {
  grade: string;
  score: number;
  /** Failed tests, in its own words. */
  failed: string[];
}

/** Installs MDN's HTTP Observatory, by the lockfile in `observatory`: 130 MB, so it is no dependency of the project. */
export function installObservatory(): void {
  if (existsSync(join(tool, 'conf/hsts-preload.json'))) return;
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(join(here, 'observatory', file), join(folder, file));
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error('HTTP Observatory could not be installed: it needs the npm registry.');
  // Its install script would fetch these lists; the headers don't depend on them.
  for (const list of ['hsts-preload', 'tld-list']) writeFileSync(join(tool, 'conf', `${list}.json`), '{}');
}

/**
 * Grades the headers of a page.
 * @param address https
 * @param authority file of an additional trusted certificate
 */
export async function gradeHeaders(address: URL, authority?: string): Promise<ObservatoryGrade> {
  const args = [join(tool, 'src/scan.js'), address.host + address.pathname + address.search];
  const env = { ...process.env, ...(authority && { NODE_EXTRA_CA_CERTS: authority }) };
  // For a site that it cannot read, it exits with 1 and prints an `error`.
  const { stdout } = await promisify(execFile)(process.execPath, args, { env }).catch((failure: unknown) => ({
    stdout: (failure as { stdout?: string }).stdout ?? '',
  }));
  const said = JSON.parse(stdout || '{ "error": "it said nothing" }') as {
    error?: string;
    scan: { grade: string; score: number };
    tests: Record<string, { pass: boolean; result: string; scoreModifier: number }>;
  };
  if (said.error !== undefined) throw new Error(`HTTP Observatory could not scan ${address.href}: ${said.error}`);
  const failed = Object.entries(said.tests).filter(([, { pass }]) => !pass);
  return {
    ...said.scan,
    failed: failed.map(([name, { result, scoreModifier }]) => `${name}: ${result} (${scoreModifier})`),
  };
}
