import type { Browser, Page } from '@playwright/test';
import { findFixture } from '../../tests/support/fixtures.ts';
import type { Measurement } from './auditedPages.ts';
import { newPhone } from './openBrowser.ts';
import { median, formatTable } from '../measurements.ts';

/** A slow network: latency in ms, throughput in bytes a second. */
const network = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };
/** CPU throttling, for a slow phone. */
const cpuSlowdown = 4;
/** Budget until name, price and Comprar are visible, ms. */
const maxReadyTime = 3000;

interface PaintTimes {
  /** First paint. */
  first: number;
  /** Name, price and Comprar are visible; ms after the start of the navigation. */
  all: number;
}

declare global {
  var painted: Partial<PaintTimes> | undefined;
}

/** Measures when product pages are visible on a slow network: the median of the runs. */
export async function measureSlowNetwork(browser: Browser, runs: number): Promise<Measurement> {
  const paths = { 'on offer': await findFixture('onOffer'), 'long description': await findFixture('longDescription') };
  const rows = [];
  for (const [name, { id }] of Object.entries(paths)) {
    const all: PaintTimes[] = [];
    for (let run = 0; run < runs; run++) all.push(await measurePaint(browser, `/producto/${id}`));
    const middle = (figure: keyof PaintTimes): number => Math.round(median(all.map((each) => each[figure])));
    rows.push({
      product: name,
      'first paint ms': middle('first'),
      'name, price and Comprar ms': middle('all'),
    });
  }
  const missed = rows.filter((row) => row['name, price and Comprar ms'] > maxReadyTime);
  return {
    table: formatTable(rows),
    missed: missed.map(
      (row) => `${row.product}: to be bought after ${row['name, price and Comprar ms']} ms, ${maxReadyTime} meant`,
    ),
  };
}

async function measurePaint(browser: Browser, path: string): Promise<PaintTimes> {
  const phone = await newPhone(browser);
  try {
    const page = await phone.newPage();
    const devtools = await phone.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await recordPaint(page);
    await page.goto(path, { waitUntil: 'commit', timeout: 60_000 });
    await page.waitForFunction(() => globalThis.painted?.all !== undefined, undefined, { timeout: 60_000 });
    return (await page.evaluate(() => globalThis.painted)) as PaintTimes;
  } finally {
    await phone.close();
  }
}

/** Records, frame by frame, what is visible: frames start only after render-blocking resources. */
const recordPaint = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const painted: Partial<PaintTimes> = (globalThis.painted = {});
    const places = { name: 'main h1', price: '.product-price .now', buy: 'main a.buy' };
    const drawn = (selector: string): Element[] =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    const recordFrame = (): void => {
      const now = performance.now();
      const found = Object.values(places).map(drawn);
      painted.first ??= now;
      if (found.every((elements) => elements.length > 0)) painted.all ??= now;
      requestAnimationFrame(recordFrame);
    };
    requestAnimationFrame(recordFrame);
  });
