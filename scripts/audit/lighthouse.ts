import type { Browser } from '@playwright/test';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { baseUrl } from '../../tests/support/site.ts';
import { installTool } from '../setup/installTool.mjs';
import { formatTable } from '../measurements.ts';
import { findFreePort } from '../setup/ports.mjs';
import type { AuditedPage, Measurement } from './auditedPages.ts';
import { openBrowser } from './openBrowser.ts';

/** Targets for all pages. Times depend on the machine, so missed targets are only reported. */
const minScores = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const metrics = [
  { name: 'LCP ms', id: 'largest-contentful-paint', max: 1300 },
  { name: 'CLS', id: 'cumulative-layout-shift', max: 0 },
  { name: 'TBT ms', id: 'total-blocking-time', max: 50 },
];

/** Measures each page with Lighthouse as a phone: the median run, as Lighthouse chooses it. */
export async function measureLighthouse(
  _browser: Browser,
  runs: number,
  pages: readonly AuditedPage[],
): Promise<Measurement> {
  const tools = await loadLighthouse();
  const rows: Record<string, string | number>[] = [];
  const missedTargets: string[] = [];
  for (const page of pages) {
    const reports: LighthouseReport[] = [];
    for (let run = 0; run < runs; run++) reports.push(await measurePage(tools, page));
    const report = tools.computeMedianRun(reports);
    rows.push({
      page: page.name,
      ...Object.fromEntries(Object.keys(minScores).map((category) => [category, toScore(report, category)])),
      ...Object.fromEntries(metrics.map(({ name, id }) => [name, toValue(report, id)])),
    });
    missedTargets.push(...findMissedTargets(report).map((target) => `${page.name}: ${target}`));
  }
  return { table: formatTable(rows), missedTargets };
}

const toScore = ({ categories }: LighthouseReport, category: string): number =>
  Math.round((categories[category]?.score ?? 0) * 100);

const toValue = ({ audits }: LighthouseReport, id: string): number =>
  Number((audits[id]?.numericValue ?? NaN).toFixed(3));

function findMissedTargets(report: LighthouseReport): string[] {
  const scores = Object.entries(minScores).flatMap(([category, min]) =>
    toScore(report, category) < min
      ? [`${category} ${toScore(report, category)}: ${findFailedAudits(report, category).join(', ')}`]
      : [],
  );
  const values = metrics.flatMap(({ name, id, max }) =>
    toValue(report, id) > max ? [`${name} ${toValue(report, id)}`] : [],
  );
  return [...scores, ...values];
}

/** Display modes of audits with a score. */
const scoredModes = new Set(['binary', 'numeric', 'metricSavings']);

/** Audits of a category without the full score. */
const findFailedAudits = ({ categories, audits }: LighthouseReport, category: string): string[] =>
  (categories[category]?.auditRefs ?? []).flatMap(({ id }) => {
    const audit = audits[id];
    return audit && scoredModes.has(audit.scoreDisplayMode) && audit.score !== 1 ? [`${id} (${audit.title})`] : [];
  });

/** Chrome occasionally returns a trace without its beginning. */
const maxTries = 3;

/** Runs Lighthouse as a phone. @throws Error if Lighthouse fails three times */
async function measurePage(tools: LighthouseModules, page: AuditedPage): Promise<LighthouseReport> {
  for (let triesLeft = maxTries - 1; ; triesLeft--) {
    const report = await runOnce(tools, page);
    if (!report.runtimeError) return report;
    if (triesLeft === 0) throw new Error(`Lighthouse could not measure ${page.path}: ${report.runtimeError.message}`);
  }
}

/** Audits that don't apply to `noindex` pages, or to pages with an expected 404. */
const findSkippedAudits = ({ noindex, status }: AuditedPage): string[] => [
  ...(noindex ? ['is-crawlable'] : []),
  ...(status === 404 ? ['http-status-code', 'errors-in-console'] : []),
];

async function runOnce({ lighthouse }: LighthouseModules, page: AuditedPage): Promise<LighthouseReport> {
  const port = await findFreePort();
  const browser = await openBrowser(`--remote-debugging-port=${port}`);
  try {
    const result = await lighthouse(new URL(page.path, baseUrl).href, {
      port,
      logLevel: 'silent',
      onlyCategories: Object.keys(minScores),
      skipAudits: findSkippedAudits(page),
      ignoreStatusCode: true,
    });
    if (!result) throw new Error(`Lighthouse returned no result for ${page.path}.`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}

/** The part of Lighthouse's report that the audit reads. */
interface LighthouseReport {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string }[] }>;
  audits: Record<string, { title: string; score: number | null; scoreDisplayMode: string; numericValue?: number }>;
}

interface LighthouseModules {
  lighthouse: (url: string, flags: object) => Promise<{ lhr: LighthouseReport } | undefined>;
  computeMedianRun: (runs: LighthouseReport[]) => LighthouseReport;
}

/** Loads Lighthouse (176 MB); installs it at the first call. */
async function loadLighthouse(): Promise<LighthouseModules> {
  const packages = installTool('lighthouse', { lighthouse: '13.5.0' });
  const load = (file: string): Promise<unknown> => import(pathToFileURL(join(packages, 'lighthouse/core', file)).href);
  const { default: lighthouse } = (await load('index.js')) as { default: LighthouseModules['lighthouse'] };
  const { computeMedianRun } = (await load('lib/median-run.js')) as Pick<LighthouseModules, 'computeMedianRun'>;
  return { lighthouse, computeMedianRun };
}
