import { execFile, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const here = import.meta.dirname;
const folder = resolve('.cache/observatory');
const tool = join(folder, 'node_modules/@mdn/mdn-http-observatory');

export interface Graded {
  grade: string;
  score: number;
  /** What it did not let pass, in its own words. */
  failed: string[];
}

/** Installs MDN's HTTP Observatory as locked beside this file: 130 MB, so that only who scans has it. */
export function installObservatory(): void {
  if (existsSync(join(tool, 'conf/hsts-preload.json'))) return;
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(join(here, 'observatory', file), join(folder, file));
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error('HTTP Observatory could not be installed: it needs the npm registry.');
  // The lists that its install script would fetch: which sites are preloaded is nothing that the headers decide.
  for (const list of ['hsts-preload', 'tld-list']) writeFileSync(join(tool, 'conf', `${list}.json`), '{}');
}

/**
 * What it says of one address.
 * @param address https
 * @param authority file of a certificate to trust beside the public ones
 */
export async function observatory(address: URL, authority?: string): Promise<Graded> {
  const args = [join(tool, 'src/scan.js'), address.host + address.pathname + address.search];
  const env = { ...process.env, ...(authority && { NODE_EXTRA_CA_CERTS: authority }) };
  // It ends with 1 and an `error` on its output for a site that it cannot read.
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
