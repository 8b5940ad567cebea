import { once } from 'node:events';
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { AstroPrerenderer } from 'astro';
import type { WorkerRequest } from './pages.worker.ts';
import { mergePolicies } from './policy.ts';
import { PageProcessor, requireAssets, type ProcessedPage, type RenderedPage } from './pageProcessor.ts';
import { toSitemapEntry, type SitemapEntry } from './sitemap.ts';
import { readDates } from '../../snapshot/productHistory.ts';

/** Pages that Astro renders before the worker looks for the first of them: it is written by then. */
const lead = 64;

/** Pages as processed, each with the time of its last write, ms. */
type PageRecord = Record<string, { time: number; page: ProcessedPage }>;

/**
 * Processes the pages of a build, most of them in a worker while Astro renders the next ones: rendering uses one core.
 * Of 10,000 products that saves 3 of 28 s.
 */
export class Postprocessor {
  readonly #dist: string;
  readonly #recordFile: string;
  readonly #worker: Worker;
  /** Rejects if the worker fails; the next response is awaited with it. */
  readonly #failure: Promise<never>;
  #rendered: RenderedPage[] = [];

  /** @param cacheDir keeps what was found in the pages: those that the next build keeps are not read again */
  constructor(dist: string, cacheDir: string) {
    this.#dist = dist;
    this.#recordFile = join(cacheDir, 'processed-pages.json');
    this.#worker = new Worker(new URL('./pages.worker.ts', import.meta.url), { workerData: dist });
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

  #report(): Promise<Map<string, ProcessedPage>> {
    const response = once(this.#worker, 'message').then(([pages]) => pages as Map<string, ProcessedPage>);
    this.#ask({ report: true });
    return Promise.race([response, this.#failure]);
  }

  #readRecord(): PageRecord {
    try {
      return JSON.parse(readFileSync(this.#recordFile, 'utf8')) as PageRecord;
    } catch {
      return {}; // the first build, or an interrupted one
    }
  }

  /**
   * Processes the pages that are left, but for those that the last build has processed and that are as it left them.
   * @returns a policy that allows what any page allows, and the sitemap entries
   * @throws Error if a page references a missing file, or has no policy or one that is too loose
   */
  async finish(snapshotDir: string): Promise<{ policy: string; sitemapEntries: SitemapEntry[] }> {
    const timeOf = (name: string): number => statSync(join(this.#dist, name)).mtimeMs;
    const pages = await this.#report();
    const files = readdirSync(this.#dist, { recursive: true, encoding: 'utf8' });
    const names = files.map((name) => name.replaceAll('\\', '/')).filter(isPage);
    const lastBuild = this.#readRecord();
    for (const name of names) {
      const known = lastBuild[name];
      if (known && !pages.has(name) && known.time === timeOf(name)) pages.set(name, known.page);
    }
    const left = names.filter((name) => !pages.has(name));
    // Every other one: neighbouring pages have similar sizes.
    this.#ask({ names: left.filter((_name, index) => index % 2 === 0) });
    const inWorker = this.#report();
    const processor = new PageProcessor(this.#dist);
    for (const name of left.filter((_name, index) => index % 2 === 1)) processor.process(name);
    for (const [name, page] of [...(await inWorker), ...processor.pages]) pages.set(name, page);
    await this.#worker.terminate();
    const record = Object.fromEntries([...pages].map(([name, page]) => [name, { time: timeOf(name), page }]));
    writeFileSync(this.#recordFile, JSON.stringify(record satisfies PageRecord));
    const assets = new Set(readdirSync(join(this.#dist, '_astro')));
    requireAssets(new Map([...pages].flatMap(([name, page]) => page.assets.map((asset) => [asset, name]))), assets);
    const dates = readDates(snapshotDir);
    return {
      policy: mergePolicies(new Set([...pages.values()].flatMap(({ policies }) => policies))),
      sitemapEntries: [...pages].flatMap(([name, page]) => toSitemapEntry(name, page, dates) ?? []),
    };
  }
}

/** HTML below /assets is a file of the shop, such as a manual, not a page. */
const isPage = (name: string): boolean => name.endsWith('.html') && !name.startsWith('assets/');
