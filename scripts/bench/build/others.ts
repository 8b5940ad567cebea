import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Catalogue } from '../../../src/catalogue/snapshot.ts';
import { measured, type Cost } from './measured.ts';
import { frameOf, pageModels } from './others/model.ts';
import { layOut, tools } from './others/tools.ts';
import { medianOf } from './buildReport.ts';

/**
 * The product pages of a shop built by other tools, from nothing: a Markdown table.
 * @param names which of them
 * @param ours a page that we built, whose header and footer theirs get too
 */
export async function sideBySide(
  names: string[],
  catalogue: Catalogue,
  { folder, ours, runs }: { folder: string; ours: string; runs: number },
): Promise<string> {
  const lines: string[] = [];
  const pages = pageModels(catalogue);
  for (const name of names) {
    const tool = tools[name];
    if (!tool) throw new Error(`--others takes ${Object.keys(tools).join(', ')}, not "${name}".`);
    const project = join(folder, name);
    mkdirSync(project, { recursive: true });
    layOut(tool, project, pages, frameOf(ours));
    const costs: Cost[] = [];
    for (let run = 0; run < (name === 'next' ? 1 : runs); run++) {
      for (const kept of tool.kept) rmSync(join(project, kept), { recursive: true, force: true });
      costs.push(await measured(tool.command, project, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }));
    }
    const out = join(project, tool.out);
    const built = readdirSync(out).filter((file) => file.endsWith('.html'));
    if (built.length < pages.length) throw new Error(`${tool.name} built ${built.length} of ${pages.length} pages.`);
    const sample = readFileSync(join(out, built[0] ?? ''));
    const of = (figure: (cost: Cost) => number): string => medianOf(costs.map(figure)).toFixed(1);
    lines.push(
      `| ${tool.name} | ${of(({ wall }) => wall)} | ${of(({ user }) => user)} | ${of(({ sys }) => sys)} | ${of(({ peak }) => peak)} | ${(sample.length / 1024).toFixed(0)} (${(gzipSync(sample).length / 1024).toFixed(1)}) |`,
    );
  }
  const head =
    '| tool, from nothing | wall s, median | user s | sys s | peak MB | a page, KB (gzip) |\n| --- | --- | --- | --- | --- | --- |';
  return [head, ...lines].join('\n');
}
