import type { Browser, Page } from '@playwright/test';
import { actor } from '../../tests/support/cast.ts';
import { newPhone } from './openBrowser.ts';
import { median, table } from './table.ts';

/** A bad network and a slow phone: each answer this much later (ms), so many bytes a second, so much slower. */
const network = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };
const slower = 4;
/** When name, price and Comprar are to be read, ms. */
const goal = 3000;

interface Painted {
  /** First paint of anything. */
  first: number;
  /** Name, price and Comprar stand in the page, each drawn; ms after the navigation began. */
  all: number;
}

declare global {
  var painted: Partial<Painted> | undefined;
}

/** What a product page shows on a bad network, and when: the median of some runs. */
export async function goSlowly(browser: Browser, runs: number): Promise<{ table: string; missed: string[] }> {
  const paths = { 'on offer': await actor('onOffer'), 'long description': await actor('longDescription') };
  const rows = [];
  for (const [name, { id }] of Object.entries(paths)) {
    const all: Painted[] = [];
    for (let run = 0; run < runs; run++) all.push(await open(browser, `/producto/${id}`));
    const middle = (figure: keyof Painted): number => Math.round(median(all.map((each) => each[figure])));
    rows.push({
      ...{ product: name, 'first paint ms': middle('first'), 'name, price and Comprar ms': middle('all') },
    });
  }
  const missed = rows.filter((row) => row['name, price and Comprar ms'] > goal);
  return {
    table: table(rows),
    missed: missed.map(
      (row) => `${row.product}: to be bought after ${row['name, price and Comprar ms']} ms, ${goal} meant`,
    ),
  };
}

async function open(browser: Browser, path: string): Promise<Painted> {
  const phone = await newPhone(browser);
  try {
    const page = await phone.newPage();
    const devtools = await phone.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await notePaint(page);
    await page.goto(path, { waitUntil: 'commit', timeout: 60_000 });
    await page.waitForFunction(() => globalThis.painted?.all !== undefined, undefined, { timeout: 60_000 });
    return (await page.evaluate(() => globalThis.painted)) as Painted;
  } finally {
    await phone.close();
  }
}

/** Notes, frame by frame, what is on the screen: a frame is drawn only once what blocks drawing is there. */
const notePaint = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const painted: Partial<Painted> = (globalThis.painted = {});
    const places = { name: 'main h1', price: '.product-price .now', buy: 'main a.buy' };
    const drawn = (selector: string): Element[] =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    const look = (): void => {
      const now = performance.now();
      const found = Object.values(places).map(drawn);
      painted.first ??= now;
      if (found.every((elements) => elements.length > 0)) painted.all ??= now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
