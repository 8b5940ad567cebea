import type { Browser, Page } from '@playwright/test';
import { findFixtureProduct } from '../../tests/support/fixtureProducts.ts';
import type { Measurement } from './auditedPages.ts';
import { cpuSlowdown, newPhoneContext } from './openBrowser.ts';
import { median, formatTable } from '../measurements.ts';

/** A slow network: latency in ms, throughput in bytes a second. */
const network = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };
/** Target for the time until name, price and Comprar are visible, ms. */
const maxVisibleTime = 3000;

/** Times after the start of the navigation, ms. */
interface VisibilityTimes {
  firstFrame: number;
  /** The first frame in which name, price and Comprar are visible. */
  purchase: number;
}

declare global {
  var visibilityTimes: Partial<VisibilityTimes> | undefined;
}

/** Measures when product pages are visible on a slow network: the median of the runs. */
export async function measureSlowNetwork(browser: Browser, runs: number): Promise<Measurement> {
  const products = {
    'on offer': await findFixtureProduct('onOffer'),
    'long description': await findFixtureProduct('longDescription'),
  };
  const rows = [];
  for (const [name, { id }] of Object.entries(products)) {
    const times: VisibilityTimes[] = [];
    for (let run = 0; run < runs; run++) times.push(await measureVisibility(browser, `/producto/${id}`));
    const medianOf = (event: keyof VisibilityTimes): number =>
      Math.round(median(times.map((visibility) => visibility[event])));
    rows.push({
      product: name,
      'first frame ms': medianOf('firstFrame'),
      'name, price and Comprar ms': medianOf('purchase'),
    });
  }
  const slow = rows.filter((row) => row['name, price and Comprar ms'] > maxVisibleTime);
  return {
    table: formatTable(rows),
    missedTargets: slow.map(
      (row) =>
        `${row.product}: name, price and Comprar visible after ${row['name, price and Comprar ms']} ms ` +
        `(target ${maxVisibleTime} ms)`,
    ),
  };
}

async function measureVisibility(browser: Browser, path: string): Promise<VisibilityTimes> {
  const context = await newPhoneContext(browser);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await recordVisibility(page);
    await page.goto(path, { waitUntil: 'commit', timeout: 60_000 });
    await page.waitForFunction(() => globalThis.visibilityTimes?.purchase !== undefined, undefined, {
      timeout: 60_000,
    });
    return (await page.evaluate(() => globalThis.visibilityTimes)) as VisibilityTimes;
  } finally {
    await context.close();
  }
}

/** Records, frame by frame, what checkVisibility() reports: frames start only after render-blocking resources. */
const recordVisibility = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const times: Partial<VisibilityTimes> = (globalThis.visibilityTimes = {});
    const selectors = ['main h1', '.product-price .current-price', 'main a.buy'];
    const isVisible = (selector: string): boolean =>
      [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
    const recordFrame = (): void => {
      const now = performance.now();
      times.firstFrame ??= now;
      if (selectors.every(isVisible)) times.purchase ??= now;
      requestAnimationFrame(recordFrame);
    };
    requestAnimationFrame(recordFrame);
  });
