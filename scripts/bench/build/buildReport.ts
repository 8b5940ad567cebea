import { formatTable, median, toKB } from '../../measurements.ts';
import type { Build, SiteSize } from './benchSite.ts';

/** Budgets for 10,000 products, seconds and MB. */
const budgets = { products: 10_000, cold: 25, change: 10, changeCpu: 5, memory: 1200, dist: 500 };
/** Memory budget for larger catalogues, MB. */
const maxMemory = 2048;
/** Pages that a new category may change, including its own. */
const maxCategoryPages = 4;

/** The runs of one kind of build. */
export interface BuildRuns {
  name: string;
  runs: Build[];
  /** Number of pages that differ from those of the previous build. */
  changedPages?: number;
}

const medianOf = ({ runs }: BuildRuns, getValue: (run: Build) => number): number => median(runs.map(getValue));

/** The measurements of one catalogue as a Markdown table: medians, and every wall time. */
export function formatBuilds(products: number, builds: readonly BuildRuns[], size: SiteSize): string {
  const rows = builds.map((build) => ({
    build: build.name,
    'wall s, median (runs)': `${medianOf(build, ({ wall }) => wall).toFixed(1)} (${build.runs.map(({ wall }) => wall.toFixed(1)).join(', ')})`,
    'user s': medianOf(build, ({ user }) => user).toFixed(1),
    'sys s': medianOf(build, ({ sys }) => sys).toFixed(1),
    'peak MB': medianOf(build, ({ peak }) => peak).toFixed(0),
    'pages and files written': build.runs.at(-1)?.written ?? '',
    reused: build.runs.at(-1)?.reused ?? '',
    'pages changed': build.changedPages ?? '',
  }));
  const title = `${products} products: ${toMB(size.dist)} MB, a product page ${toKB(size.productPage)} KB gzip`;
  return `\n### ${title}\n${formatTable(rows)}`;
}

const toMB = (bytes: number): string => (bytes / 2 ** 20).toFixed(0);

/** The budgets that the builds of a catalogue exceed. */
export function findExceededBudgets(products: number, builds: readonly BuildRuns[], { dist }: SiteSize): string[] {
  const findBuild = (name: string): BuildRuns => builds.find((build) => build.name === name) ?? { name, runs: [] };
  const cold = findBuild('cold');
  const change = findBuild('one price changed');
  const pages = findBuild('one category added').changedPages ?? 0;
  const memory = medianOf(cold, ({ peak }) => peak);
  const memoryBudget = products <= budgets.products ? budgets.memory : maxMemory;
  const exceeded: string[] = [];
  if (pages > maxCategoryPages)
    exceeded.push(`one category added: ${pages} pages changed, ${maxCategoryPages} allowed`);
  if (memory > memoryBudget) exceeded.push(`cold: ${memory.toFixed(0)} MB, ${memoryBudget} allowed`);
  if (products <= budgets.products && Number(toMB(dist)) > budgets.dist)
    exceeded.push(`${toMB(dist)} MB, ${budgets.dist} allowed`);
  if (products === budgets.products) {
    if (medianOf(cold, ({ wall }) => wall) > budgets.cold) exceeded.push(`cold: more than ${budgets.cold} s`);
    if (
      medianOf(change, ({ wall }) => wall) > budgets.change &&
      medianOf(change, ({ user }) => user) > budgets.changeCpu
    )
      exceeded.push(
        `one price changed: more than ${budgets.change} s, and more than ${budgets.changeCpu} s of user CPU`,
      );
  }
  return exceeded.map((budget) => `${products} products: ${budget}`);
}
