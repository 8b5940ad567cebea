import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '../support/test.ts';
import { freePort } from '../../scripts/setup/ports.mjs';
import { root } from '../../scripts/setup/paths.mjs';
import * as invoice from '../support/invoice.ts';
import { waitUntilIdle } from '../support/kinds.ts';
import { field as codeField, modal, opener } from '../support/branches.ts';
import { searchBox } from '../support/locators.ts';
import { customerCount, pathologicalShop } from '../support/pathologicalShop.ts';
import { startScript } from '../support/script.ts';
import { spread } from '../support/sampling.ts';

// Measures what megabyte-long texts that slow parsers down cost a build and a phone. Takes ten minutes: only in the long tests.
test.describe.configure({ mode: 'default', timeout: 3_000_000 });

/** How many times slower a phone is, and the longest task that it may have, ms. */
const [slower, mostTask] = [4, 200];
/** How many times the plain build's time the malicious one may take. */
const mostTimes = 2;
/** What else runs on the machine lengthens a task a little, nothing shortens it: of so many visits the best one counts. */
const visits = 3;

const folder = '.cache/pathological-input';
const shop = pathologicalShop(true);
const ids = shop.products.map(({ ProductoID }) => String(ProductoID));

interface Shop {
  /** Processor time of the snapshot and the build, s: what runs beside them does not count. */
  seconds: number;
  origin: string;
}
const started: ReturnType<typeof startScript>[] = [];
const shops: Partial<Record<'plain' | 'pathological', Shop>> = {};

/** Has a script say at its end what processor time it took. */
const timed = `--import=data:text/javascript,${encodeURIComponent(
  `process.on('exit', () => { const { user, system } = process.cpuUsage(); console.log('took ' + (user + system) / 1e6); });`,
)}`;

/** Pulls, builds and serves one of the shops. */
async function make(which: 'plain' | 'pathological'): Promise<Shop> {
  const [port, apiPort] = [await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  const env = {
    ...{ HOME: join(root, folder), PATH: process.env['PATH'] ?? '', TZ: 'UTC', ASTRO_TELEMETRY_DISABLED: '1' },
    ...{ PORT: String(port), API_HOST: `http://localhost:${apiPort}`, SITE_URL: 'https://clavija.example' },
    SNAPSHOT_DIR: `${folder}/${which}/snapshot`,
    DIST_DIR: `${folder}/${which}/dist`,
    CACHE_DIR: `${folder}/${which}/astro`,
  };
  const api = startScript('tests/support/maliciousApi.ts', { args: [String(apiPort), which] });
  started.push(api);
  await expect
    .poll(
      () =>
        fetch(`${env.API_HOST}/api/`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true);
  let seconds = 0;
  for (const [script, ...args] of [
    ['scripts/snapshot/snapshot.ts'],
    ['node_modules/astro/bin/astro.mjs', 'build'],
  ] as const) {
    const { code, stdout, stderr } = await startScript(script, { args, env: { ...env, NODE_OPTIONS: timed } }).ended;
    expect(code, `${script}\n${stdout.slice(-2000)}\n${stderr.slice(-2000)}`).toBe(0);
    const took = Number(/^took ([\d.]+)$/m.exec(stdout)?.[1]);
    console.log(`${which}, ${script}: ${took.toFixed(1)} s`);
    seconds += took;
  }
  const preview = startScript('scripts/preview/preview.ts', { env });
  started.push(preview);
  await preview.waitForOutput(/Shop: /);
  return { seconds, origin };
}

test.beforeAll(async () => {
  test.setTimeout(600_000);
  rmSync(join(root, folder), { recursive: true, force: true });
  shops.plain = await make('plain');
  shops.pathological = await make('pathological');
});

test.afterAll(async () => {
  for (const each of started) each.process.kill();
  await Promise.all(started.map(({ ended }) => ended));
});

/** What is known of a task in a browser's own record: whose it is, and the processor's time that it took, microseconds. */
interface Event {
  name: string;
  pid: number;
  tid: number;
  tdur?: number;
  args: { name?: string };
}

/** The longest task of what a page does meanwhile, on a slow phone, ms: what runs beside the browser does not count. */
async function longestTaskOf(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
  await act();
  const record = JSON.parse(String(await browser?.stopTracing())) as { traceEvents: Event[] };
  const own = ({ pid, tid }: Event): string => `${pid} ${tid}`;
  const mains = new Set(record.traceEvents.filter(({ args }) => args.name === 'CrRendererMain').map(own));
  const tasks = record.traceEvents.filter((event) => event.name === 'RunTask' && mains.has(own(event)));
  expect(tasks.length).toBeGreaterThan(0);
  return Math.round((slower * Math.max(...tasks.map(({ tdur = 0 }) => tdur))) / 1000);
}

/** The longest task of a page that is opened, and what is done there then, ms; of the best visit. */
async function longest(page: Page, path: string, act?: (page: Page) => Promise<void>): Promise<number> {
  let best = Infinity;
  for (let visit = 0; visit < visits && best > mostTask; visit++) {
    const took = await longestTaskOf(page, async () => {
      await page.goto(`${shops.pathological?.origin}${path}`);
      await waitUntilIdle(page);
      await act?.(page);
      await waitUntilIdle(page);
    });
    best = Math.min(best, took);
  }
  return best;
}

/** What is done on pages, by the name of what is looked at; each with its URL. */
const looks: Record<string, () => Promise<[path: string, act?: (page: Page) => Promise<void>][]>> = {
  'lists and texts': () =>
    Promise.resolve(
      [
        '/',
        '/todos',
        '/todos/2',
        '/ofertas',
        '/masvendidos',
        '/categorias',
        '/sucursales',
        '/estado',
        '/etiquetas',
      ].map((path) => [path]),
    ),
  products: () => Promise.resolve(ids.map((id) => [`/producto/${id}`])),
  categories: async () => {
    const page = await (await fetch(`${shops.pathological?.origin}/categorias`)).text();
    return [...new Set([...page.matchAll(/href="(\/categoria\/[^"]+)"/g)].map(([, path = '']) => path))].map((path) => [
      path,
    ]);
  },
  'live pages of products that the site lacks': () =>
    Promise.resolve(spread(ids, 40).map((id) => [`/producto/${Number(id) + 5000}`])),
  results: () => Promise.resolve(['funda', ...spread(ids, 20)].map((term) => [`/busqueda?busqueda=${term}`])),
  'menu, suggestions and branches': () =>
    Promise.resolve([
      [
        '/garantias',
        async (page) => {
          await searchBox(page).fill('funda');
          await waitUntilIdle(page);
          await opener(page).click();
          await codeField(page).fill('44100');
          await codeField(page).press('Enter');
          await modal(page).getByRole('radio').first().check({ force: true });
        },
      ],
    ]),
  'customers of invoices': () =>
    Promise.resolve(
      spread(
        Array.from({ length: customerCount }, (_, index) => index),
        40,
      ).map((index) => [
        '/facturacion',
        async (page) => {
          // What the tab keeps of the customer before.
          await page.evaluate(() => sessionStorage.clear());
          await page.reload();
          await expect(page.getByRole('button', { name: 'Continuar' })).toHaveAttribute('type', 'submit');
          await invoice.fillReceipt(page, '1001', '629.30');
          await invoice.fillPhone(page, `331234${String(index).padStart(4, '0')}`);
        },
      ]),
    ),
};

test('P84 P89 the malicious shop builds in at most twice the time of the plain one', () => {
  const [plain, pathological] = [shops.plain?.seconds ?? 0, shops.pathological?.seconds ?? Infinity];
  console.log(`plain ${plain.toFixed(1)} s, pathological ${pathological.toFixed(1)} s of processor`);
  expect(pathological).toBeLessThan(mostTimes * plain);
});

for (const [name, lookAt] of Object.entries(looks))
  test(`P84 P89 a slow phone has no task over 200 ms: ${name}`, async ({ page }) => {
    const found: [number, string][] = [];
    for (const [path, act] of await lookAt()) found.push([await longest(page, path, act), path]);
    found.sort(([a], [b]) => b - a);
    console.log(
      `${name}: ${found.length} pages, the longest tasks ${found
        .slice(0, 5)
        .map(([ms, path]) => `${ms} ms ${path}`)
        .join(', ')}`,
    );
    expect(found.filter(([ms]) => ms > mostTask)).toEqual([]);
  });
