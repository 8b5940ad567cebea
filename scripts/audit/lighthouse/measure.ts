import { setTimeout as delay } from 'node:timers/promises';
import { findBrowser } from '../../setup/browser.mjs';
import { baseUrl } from '../../../tests/support/site.ts';
import type { AuditedPage } from '../pages.ts';
import type { Report, Tools } from './tool.ts';

/**
 * One Lighthouse run as a phone, in a fresh profile. What search engines are told to leave out is not blamed for it.
 * @throws Error where Lighthouse could not measure
 */
export async function measure({ lighthouse, launch }: Tools, { path, hidden }: AuditedPage): Promise<Report> {
  const { executablePath, args, env } = await findBrowser();
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: ['--headless=new', ...args],
    envVars: { ...process.env, ...env },
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(new URL(path, baseUrl).href, {
      port: chrome.port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      skipAudits: hidden ? ['is-crawlable'] : [],
      ignoreStatusCode: true,
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${path}.`);
    const { runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`Lighthouse could not measure ${path}: ${runtimeError.message}`);
    return result.lhr;
  } finally {
    chrome.kill();
    await delay(200); // It goes on writing to its profile for a moment.
  }
}
