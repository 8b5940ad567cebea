import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { mergePolicies } from './policy.ts';
import { processPages, assertNoMissingAssets, type PageBatch, type BatchResult } from './processPages.ts';
import type { SitemapEntry } from './sitemap.ts';

/** Pages per thread that make another thread worthwhile: it takes 0.2 s to start. */
const minPagesPerThread = 600;

/**
 * Processes all pages of a build once, on all cores if there are many.
 * @returns a policy that allows what any page allows, and the sitemap entries
 * @throws Error if a page references a missing file, or has no policy or one that is too loose
 */
export async function postprocess(
  dist: string,
  snapshotDir: string,
): Promise<{ policy: string; sitemapEntries: SitemapEntry[] }> {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(isPage);
  const threads = Math.max(1, Math.min(availableParallelism(), Math.ceil(names.length / minPagesPerThread)));
  // Round robin: neighbouring pages have similar sizes.
  const batches = Array.from({ length: threads }, (_, thread): PageBatch => {
    return { dist, snapshotDir, names: names.filter((_name, index) => index % threads === thread) };
  });
  const inThreads = Promise.all(batches.slice(1).map(runInThread));
  const results = [...batches.slice(0, 1).map(processPages), ...(await inThreads)];
  assertNoMissingAssets(results.flatMap(({ missingAssets }) => missingAssets));
  return {
    policy: mergePolicies(new Set(results.flatMap(({ policies }) => [...policies]))),
    sitemapEntries: results.flatMap(({ sitemapEntries }) => sitemapEntries),
  };
}

/** HTML below /assets is a file of the shop, such as a manual, not a page. */
const isPage = (name: string): boolean => name.endsWith('.html') && !/^assets[\\/]/.test(name);

const runInThread = (batch: PageBatch): Promise<BatchResult> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./pages.worker.ts', import.meta.url), { workerData: batch });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      if (code !== 0) reject(new Error(`A thread that processed pages exited with code ${code}.`));
    });
  });
