import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../setup/paths.mjs';

/** What of Lighthouse's report is read here. */
export interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string }[] }>;
  audits: Record<string, { title: string; score: number | null; scoreDisplayMode: string; numericValue?: number }>;
}

interface Chrome {
  port: number;
  kill: () => void;
}

export interface Tools {
  lighthouse: (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;
  launch: (options: object) => Promise<Chrome>;
}

// 176 MB with what it needs, and no other command wants it: not among the packages that everyone installs.
const version = '13.5.0';
const folder = join(root, '.cache', 'lighthouse');

/** Lighthouse and what starts Chrome for it, installed at the first call. */
export async function loadTools(): Promise<Tools> {
  const [own, launcher] = ['lighthouse', 'chrome-launcher'].map((name) => join(folder, 'node_modules', name));
  if (versionIn(own) !== version) install();
  const load = (path: string): Promise<unknown> => import(pathToFileURL(path).href);
  const { default: lighthouse } = (await load(`${own}/core/index.js`)) as { default: Tools['lighthouse'] };
  const { launch } = (await load(`${launcher}/dist/index.js`)) as Pick<Tools, 'launch'>;
  return { lighthouse, launch };
}

function install(): void {
  console.log(`Installing Lighthouse ${version} to .cache/lighthouse.`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'lighthouse-of-audit', private: true }));
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-save', '--save-exact', '--loglevel=error'];
  execFileSync('npm', ['install', ...flags, `lighthouse@${version}`], { cwd: folder, stdio: 'inherit' });
}

function versionIn(path = ''): string {
  const file = join(path, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : '';
}
