import { execFile } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installTool } from '../setup/installTool.mjs';

export interface ObservatoryGrade {
  grade: string;
  score: number;
  /** Failed tests, as the scanner describes them. */
  failed: string[];
}

/** Installs MDN's HTTP Observatory (130 MB). @returns the path of its scanner */
export function installObservatory(): string {
  const tool = join(installTool('observatory', { '@mdn/mdn-http-observatory': '1.4.8' }), '@mdn/mdn-http-observatory');
  // Its install script would fetch these lists; the headers don't depend on them.
  for (const list of ['hsts-preload', 'tld-list']) {
    const file = join(tool, 'conf', `${list}.json`);
    if (!existsSync(file)) writeFileSync(file, '{}');
  }
  return join(tool, 'src/scan.js');
}

/**
 * Grades the headers of a page.
 * @param scanner path from `installObservatory`
 * @param url https
 * @param certificateFile file of a certificate to trust in addition
 */
export async function gradeHeaders(scanner: string, url: URL, certificateFile?: string): Promise<ObservatoryGrade> {
  const args = [scanner, url.host + url.pathname + url.search];
  const env = { ...process.env, ...(certificateFile && { NODE_EXTRA_CA_CERTS: certificateFile }) };
  // If it can't scan a site, it exits with 1 and prints an `error`.
  const { stdout } = await promisify(execFile)(process.execPath, args, { env }).catch((failure: unknown) => ({
    stdout: (failure as { stdout?: string }).stdout ?? '',
  }));
  const scanResult = JSON.parse(stdout || '{ "error": "no output" }') as {
    error?: string;
    scan: { grade: string; score: number };
    tests: Record<string, { pass: boolean; result: string; scoreModifier: number }>;
  };
  if (scanResult.error !== undefined)
    throw new Error(`HTTP Observatory could not scan ${url.href}: ${scanResult.error}`);
  const failed = Object.entries(scanResult.tests).filter(([, { pass }]) => !pass);
  return {
    ...scanResult.scan,
    failed: failed.map(([name, { result, scoreModifier }]) => `${name}: ${result} (${scoreModifier})`),
  };
}
