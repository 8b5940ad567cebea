import { figuresOf, missed, type Figures } from './lighthouse/figures.ts';
import { measure } from './lighthouse/measurePage.ts';
import { loadTools, type Report } from './lighthouse/tool.ts';
import type { AuditedPage } from './auditedPages.ts';
import { table } from './table.ts';

/** Lighthouse's figures for each page: the median of some runs as a phone. */
export async function light(pages: readonly AuditedPage[], runs: number): Promise<{ table: string; missed: string[] }> {
  const tools = await loadTools();
  const rows: { page: AuditedPage; figures: Figures }[] = [];
  for (const page of pages) {
    const reports: Report[] = [];
    for (let run = 0; run < runs; run++) reports.push(await measure(tools, page));
    rows.push({ page, figures: figuresOf(reports) });
  }
  return {
    table: table(rows.map(({ page, figures }) => row(page, figures))),
    missed: rows.flatMap(({ page, figures }) => missed(figures).map((what) => `${page.name}: ${what}`)),
  };
}

const row = ({ name }: AuditedPage, { performance, accessibility, practices, seo, lcp, cls, tbt }: Figures) => ({
  ...{ page: name, performance, accessibility, 'best practices': practices, SEO: seo },
  ...{ 'LCP s': (lcp / 1000).toFixed(2), CLS: cls.toFixed(3), 'TBT ms': tbt.toFixed(0) },
});
