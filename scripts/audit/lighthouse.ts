import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { baseUrl } from '../../tests/support/site.ts';
import { installTool } from '../installTool.ts';
import { findBrowser } from '../setup/browser.mjs';
import type { AuditedPage } from './auditedPages.ts';
import { formatTable, median } from '../measurements.ts';

/** Measures each page with Lighthouse as a phone: the median of the runs. */
export async function measureLighthouse(
  pages: readonly AuditedPage[],
  runs: number,
): Promise<{ table: string; missed: string[] }> {
  const tools = await loadTools();
  const rows: { page: AuditedPage; figures: LighthouseFigures }[] = [];
  for (const page of pages) {
    const reports: LighthouseReport[] = [];
    for (let run = 0; run < runs; run++) reports.push(await measurePage(tools, page));
    rows.push({ page, figures: toFigures(reports) });
  }
  return {
    table: formatTable(rows.map(({ page, figures }) => toRow(page, figures))),
    missed: rows.flatMap(({ page, figures }) => findMissedGoals(figures).map((what) => `${page.name}: ${what}`)),
  };
}

const toRow = (
  { name }: AuditedPage,
  { performance, accessibility, practices, seo, lcp, cls, tbt }: LighthouseFigures,
) => ({
  page: name,
  performance,
  accessibility,
  'best practices': practices,
  SEO: seo,
  'LCP s': (lcp / 1000).toFixed(2),
  CLS: cls.toFixed(3),
  'TBT ms': tbt.toFixed(0),
});

interface LighthouseFigures {
  performance: number;
  accessibility: number;
  practices: number;
  seo: number;
  /** ms. */
  lcp: number;
  cls: number;
  /** ms. */
  tbt: number;
  /** Failed audits of all runs. */
  faults: string[];
}

/** Budgets of every page. Times depend on the machine, so a miss is only reported. */
const goals = { performance: 98, others: 100, lcp: 1500, cls: 0, tbt: 50 };

/** The median of the runs of one page. */
function toFigures(reports: readonly LighthouseReport[]): LighthouseFigures {
  const score = (category: string): number =>
    median(reports.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100)));
  const value = (audit: string): number => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? NaN));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    faults: [...new Set(reports.flatMap(findFaults))],
  };
}

const scored = new Set(['binary', 'numeric', 'metricSavings']);

function findFaults({ categories, audits }: LighthouseReport): string[] {
  const judged = ['accessibility', 'best-practices', 'seo'].flatMap((name) => categories[name]?.auditRefs ?? []);
  return judged.flatMap(({ id }) => {
    const audit = audits[id];
    return audit && scored.has(audit.scoreDisplayMode) && audit.score !== 1 ? [`${id} (${audit.title})`] : [];
  });
}

/** The goals that the figures miss. */
function findMissedGoals({
  performance,
  accessibility,
  practices,
  seo,
  lcp,
  cls,
  tbt,
  faults,
}: LighthouseFigures): string[] {
  return [
    ...(performance < goals.performance ? [`performance ${performance}`] : []),
    ...(Math.min(accessibility, practices, seo) < goals.others ? faults : []),
    ...(lcp > goals.lcp ? [`LCP ${(lcp / 1000).toFixed(2)} s`] : []),
    ...(Number(cls.toFixed(3)) > goals.cls ? [`CLS ${cls.toFixed(3)}`] : []),
    ...(tbt > goals.tbt ? [`TBT ${tbt.toFixed(0)} ms`] : []),
  ];
}

/** Chrome occasionally returns a trace without its beginning. */
const maxTries = 3;

/**
 * Runs Lighthouse once as a phone, in a fresh profile.
 * @throws Error where Lighthouse fails three times
 */
async function measurePage(tools: LighthouseTools, page: AuditedPage): Promise<LighthouseReport> {
  for (let left = maxTries - 1; ; left--) {
    const report = await runOnce(tools, page);
    if (!report.runtimeError) return report;
    if (left === 0) throw new Error(`Lighthouse could not measure ${page.path}: ${report.runtimeError.message}`);
  }
}

/** Audits that don't apply to `noindex` pages, and to pages with an expected 404. */
const skippedAudits = ({ hidden, status }: AuditedPage): string[] => [
  ...(hidden ? ['is-crawlable'] : []),
  ...(status === 404 ? ['http-status-code', 'errors-in-console'] : []),
];

async function runOnce({ lighthouse, launch }: LighthouseTools, page: AuditedPage): Promise<LighthouseReport> {
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
      skipAudits: skippedAudits(page),
      ignoreStatusCode: true,
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${page.path}.`);
    return result.lhr;
  } finally {
    chrome.kill();
    await delay(200); // Chrome keeps writing to its profile for a moment.
  }
}

/** The used part of Lighthouse's report. */
interface LighthouseReport {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string }[] }>;
  audits: Record<string, { title: string; score: number | null; scoreDisplayMode: string; numericValue?: number }>;
}

interface LaunchedChrome {
  port: number;
  kill: () => void;
}

interface LighthouseTools {
  lighthouse: (url: string, flags: object) => Promise<{ lhr: LighthouseReport } | undefined>;
  launch: (options: object) => Promise<LaunchedChrome>;
}

/** Loads Lighthouse (176 MB) and its Chrome launcher; installs them at the first call. */
async function loadTools(): Promise<LighthouseTools> {
  const packages = installTool('lighthouse', { lighthouse: '13.5.0' });
  const load = (file: string): Promise<unknown> => import(pathToFileURL(join(packages, file)).href);
  const { default: lighthouse } = (await load('lighthouse/core/index.js')) as {
    default: LighthouseTools['lighthouse'];
  };
  const { launch } = (await load('chrome-launcher/dist/index.js')) as Pick<LighthouseTools, 'launch'>;
  return { lighthouse, launch };
}
