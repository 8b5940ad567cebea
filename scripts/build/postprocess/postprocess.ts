import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { AstroPrerenderer } from 'astro';
import type { WorkerRequest } from './pages.worker.ts';
import { mergePolicies } from './policy.ts';
import { PageProcessor, requireAssets, type ProcessedPages, type RenderedPage } from './pageProcessor.ts';
import type { SitemapEntry } from './sitemap.ts';

/** Pages that Astro renders before the worker looks for the first of them: it is written by then. */
const lead = 64;

/**
 * Processes the pages of a build, most of them in a worker while Astro renders the next ones: rendering uses one core.
 * Of 10,000 products that saves 3 of 28 s.
 */
export class Postprocessor {
  readonly #dist: string;
  readonly #snapshotDir: string;
  readonly #worker: Worker;
  /** Rejects if the worker fails; the next response is awaited with it. */
  readonly #failure: Promise<never>;
  #rendered: RenderedPage[] = [];

  constructor(dist: string, snapshotDir: string) {
    this.#dist = dist;
    this.#snapshotDir = snapshotDir;
    this.#worker = new Worker(new URL('./pages.worker.ts', import.meta.url), { workerData: { dist, snapshotDir } });
    // A build that fails does not wait for it.
    this.#worker.unref();
    this.#failure = once(this.#worker, 'error').then(([error]) => {
      throw error;
    });
    this.#failure.catch(() => undefined);
  }

  /** Tells the worker about each page that a prerenderer renders. */
  wrap(prerenderer: AstroPrerenderer): AstroPrerenderer {
    return {
      ...prerenderer,
      render: async (request, options) => {
        const result = await prerenderer.render(request, options);
        if (options.routeData.type === 'page') this.#add(decodeURI(new URL(request.url).pathname).slice(1));
        return result;
      },
    };
  }

  #add(name: string): void {
    this.#rendered.push({ name, time: Date.now() });
    if (this.#rendered.length >= 2 * lead) this.#ask({ rendered: this.#rendered.splice(0, lead) });
  }

  #ask(request: WorkerRequest): void {
    this.#worker.postMessage(request);
  }

  #report(): Promise<ProcessedPages> {
    const response = once(this.#worker, 'message').then(([processed]) => processed as ProcessedPages);
    this.#ask({ report: true });
    return Promise.race([response, this.#failure]);
  }

  /**
   * Processes the pages that are left, such as those kept from the last build.
   * @returns a policy that allows what any page allows, and the sitemap entries
   * @throws Error if a page references a missing file, or has no policy or one that is too loose
   */
  async finish(): Promise<{ policy: string; sitemapEntries: SitemapEntry[] }> {
    const done = new Set((await this.#report()).names);
    const pages = readdirSync(this.#dist, { recursive: true, encoding: 'utf8' }).filter(isPage);
    const left = pages.filter((name) => !done.has(name.replaceAll('\\', '/')));
    // Every other one: neighbouring pages have similar sizes.
    this.#ask({ names: left.filter((_name, index) => index % 2 === 0) });
    const inWorker = this.#report();
    const processor = new PageProcessor(this.#dist, this.#snapshotDir);
    for (const name of left.filter((_name, index) => index % 2 === 1)) processor.process(name);
    const results = [processor.processed, await inWorker];
    await this.#worker.terminate();
    const assets = new Set(readdirSync(join(this.#dist, '_astro')));
    for (const { assets: referenced } of results) requireAssets(referenced, assets);
    return {
      policy: mergePolicies(new Set(results.flatMap(({ policies }) => [...policies]))),
      sitemapEntries: results.flatMap(({ sitemapEntries }) => sitemapEntries),
    };
  }
}

/** HTML below /assets is a file of the shop, such as a manual, not a page. */
const isPage = (name: string): boolean => name.endsWith('.html') && !/^assets[\\/]/.test(name);
