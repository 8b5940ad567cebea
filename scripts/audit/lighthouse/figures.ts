import { median } from '../table.ts';
import type { Report } from './tool.ts';

export interface Figures {
  performance: number;
  accessibility: number;
  practices: number;
  seo: number;
  /** ms. */
  lcp: number;
  cls: number;
  /** ms. */
  tbt: number;
  /** What cost points, all runs together. */
  faults: string[];
}

/** What every page is to reach (the shop's budgets). Figures of time depend on the machine: a miss is told, no more. */
export const goals = { performance: 98, others: 100, lcp: 1500, cls: 0, tbt: 50 };

/** The median of some runs of one page. */
export function figuresOf(reports: readonly Report[]): Figures {
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
    faults: [...new Set(reports.flatMap(faultsOf))],
  };
}

const scored = new Set(['binary', 'numeric', 'metricSavings']);

function faultsOf({ categories, audits }: Report): string[] {
  const judged = ['accessibility', 'best-practices', 'seo'].flatMap((name) => categories[name]?.auditRefs ?? []);
  return judged.flatMap(({ id }) => {
    const audit = audits[id];
    return audit && scored.has(audit.scoreDisplayMode) && audit.score !== 1 ? [`${id} (${audit.title})`] : [];
  });
}

/** Which goals the figures miss. */
export function missed({ performance, accessibility, practices, seo, lcp, cls, tbt, faults }: Figures): string[] {
  return [
    ...(performance < goals.performance ? [`performance ${performance}`] : []),
    ...(Math.min(accessibility, practices, seo) < goals.others ? faults : []),
    ...(lcp > goals.lcp ? [`LCP ${(lcp / 1000).toFixed(2)} s`] : []),
    ...(Number(cls.toFixed(3)) > goals.cls ? [`CLS ${cls.toFixed(3)}`] : []),
    ...(tbt > goals.tbt ? [`TBT ${tbt.toFixed(0)} ms`] : []),
  ];
}
