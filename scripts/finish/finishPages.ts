import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { refuseMissing } from './assets.ts';
import { union } from './policy.ts';
import { finishShare, type Found, type Share } from './finishShare.ts';
import type { Listed } from './sitemap.ts';

/** From how many pages on a second thread is worth its start, 0.2 s. */
const worthThread = 600;

/**
 * Goes through all pages of a build once, on every core where they are many.
 * @returns the one policy that allows what any of them allows, and what search engines may show
 * @throws Error where a page names a file that is not there, or has no policy of its own or a loose one
 */
export async function finishPages(dist: string, snapshotDir: string): Promise<{ policy: string; listed: Listed[] }> {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(isPage);
  const threads = Math.min(availableParallelism(), Math.ceil(names.length / worthThread));
  // One of each so many in turn: pages of one kind are alike in size.
  const shares = Array.from({ length: threads }, (_, thread): Share => {
    return { dist, snapshotDir, names: names.filter((_name, index) => index % threads === thread) };
  });
  const [own, ...others] = shares;
  const working = Promise.all(others.map(inThread));
  const found = [own ? finishShare(own) : noneFound(), ...(await working)];
  refuseMissing(found.flatMap(({ missing }) => missing));
  return {
    policy: union(new Set(found.flatMap(({ policies }) => [...policies]))),
    listed: found.flatMap(({ listed }) => listed),
  };
}

/** A file of the shop that happens to be HTML, such as a manual below /assets, is no page of ours. */
const isPage = (name: string): boolean => name.endsWith('.html') && !/^assets[\\/]/.test(name);

const noneFound = (): Found => ({ policies: new Set(), missing: [], listed: [] });

const inThread = (share: Share): Promise<Found> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./share.worker.ts', import.meta.url), { workerData: share });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      if (code !== 0) reject(new Error(`A thread that went through the pages ended with ${code}.`));
    });
  });
