import { setTimeout as delay } from 'node:timers/promises';
import { findBrowser } from '../../setup/browser.mjs';
import { baseUrl } from '../../../tests/support/site.ts';
import type { AuditedPage } from '../auditedPages.ts';
import type { Report, Tools } from './tool.ts';

/** Chrome now and then gives Lighthouse a trace without its beginning. */
const tries = 3;

/**
 * One Lighthouse run as a phone, in a fresh profile.
 * @throws Error where Lighthouse could not measure, three times
 */
export async function measure(tools: Tools, page: AuditedPage): Promise<Report> {
  for (let left = tries - 1; ; left--) {
    const report = await runOnce(tools, page);
    if (!report.runtimeError) return report;
    if (left === 0) throw new Error(`Lighthouse could not measure ${page.path}: ${report.runtimeError.message}`);
  }
}

/** What a page is not blamed for that search engines are told to leave out, or that is meant to be answered with a 404. */
const exempt = ({ hidden, status }: AuditedPage): string[] => [
  ...(hidden ? ['is-crawlable'] : []),
  ...(status === 404 ? ['http-status-code', 'errors-in-console'] : []),
];

async function runOnce({ lighthouse, launch }: Tools, page: AuditedPage): Promise<Report> {
  const { executablePath, args, env } = await findBrowser();
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: ['--headless=new', '--ignore-certificate-errors', ...args],
    envVars: { ...process.env, ...env },
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(new URL(page.path, baseUrl).href, {
      port: chrome.port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      skipAudits: exempt(page),
      ignoreStatusCode: true,
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${page.path}.`);
    return result.lhr;
  } finally {
    chrome.kill();
    await delay(200); // It goes on writing to its profile for a moment.
  }
}
