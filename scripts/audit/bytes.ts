import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page, Route } from '@playwright/test';
import { endpoints, type EndpointName, encodeResponse } from '../../src/contract/endpoints.ts';
import type { Product } from '../../src/contract/catalogue.ts';
import { dialect } from '../../src/contract/dialect.ts';
import type { Endpoint, ParsedList } from '../../src/contract/schema.ts';
import { countBytes, contentKinds, type PageBytes } from '../../tests/support/bytes.ts';
import { toEndpointPattern } from '../../tests/support/recordCalls.ts';
import { newPhoneContext } from './openBrowser.ts';
import type { AuditedPage, Measurement } from './auditedPages.ts';
import { toKB, formatTable } from '../measurements.ts';

/** Time without interaction after the load event, ms. */
const idleTime = 5_000;

/** Measures what each page downloads on a phone without interaction, with unchanged and with changed live price and stock. */
export async function measureBytes(
  browser: Browser,
  _runs: number,
  pages: readonly AuditedPage[],
): Promise<Measurement> {
  const rows: Record<string, string | number>[] = [];
  const exceededBytes: string[] = [];
  for (const page of pages) {
    const unchanged = await measureOnce(browser, page, false);
    const changed = await measureOnce(browser, page, true);
    const { script, markup } = page;
    rows.push({
      page: page.name,
      requests: unchanged.requests,
      'without pictures': unchanged.nonPictureRequests,
      ...Object.fromEntries(contentKinds.map((kind) => [`${kind} KB`, toKB(unchanged.transferred[kind])])),
      'JS gzip (budget)': `${toKB(unchanged.script)} (${script.unchanged})`,
      'JS gzip, 5 % of prices changed (budget)': `${toKB(changed.script)} (${script.changed})`,
      'HTML + CSS gzip (budget)': toKB(unchanged.markup) + (markup ? ` (${markup})` : ''),
    });
    const checkBudget = (label: string, bytes: number, budget = Infinity): void => {
      if (bytes > budget * 1024) exceededBytes.push(`${page.name}: ${label} ${toKB(bytes)} KB, ${budget} allowed`);
    };
    checkBudget('JavaScript', unchanged.script, script.unchanged);
    checkBudget('JavaScript with live price and stock changed', changed.script, script.changed);
    checkBudget('HTML and CSS', unchanged.markup, markup);
  }
  return { table: formatTable(rows), exceededBytes };
}

async function measureOnce(browser: Browser, { path }: AuditedPage, withChanges: boolean): Promise<PageBytes> {
  const context = await newPhoneContext(browser);
  try {
    const page = await context.newPage();
    if (withChanges) await changePrices(page);
    const getByteCounts = countBytes(page);
    await page.goto(path, { waitUntil: 'load' });
    await delay(idleTime);
    return await getByteCounts();
  } finally {
    await context.close();
  }
}

/** Whether the price of a product changes in lists: one in twenty. */
const isChanged = ({ id }: Product): boolean => Number(id) % 20 === 1;
const raisePrice = (product: Product): Product => ({ ...product, price: product.price + 1000 });

const isProduct = (item: unknown): item is Product =>
  typeof item === 'object' && item !== null && 'discountPrice' in item;

/** Mocks API responses with changed prices: of one product in twenty in lists, and of single products. */
async function changePrices(page: Page): Promise<void> {
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    if (endpoints[name].kind === 'read')
      await page.route(toEndpointPattern(name), (route) => respondChanged(route, name));
  }
}

async function respondChanged(route: Route, name: EndpointName): Promise<void> {
  const response = await route.fetch();
  const { response: schema }: Endpoint = endpoints[name];
  try {
    const decoded = schema.decode(await response.json(), dialect);
    await route.fulfill({ response, json: encodeResponse(schema, withChangedPrices(decoded), dialect) });
  } catch {
    await route.fulfill({ response });
  }
}

function withChangedPrices(response: unknown): unknown {
  if (isProduct(response)) return raisePrice(response);
  const { items } = (response ?? {}) as Partial<ParsedList<unknown>>;
  if (!items?.some(isProduct)) return response;
  return {
    ...(response as object),
    items: items.map((item) => (isProduct(item) && isChanged(item) ? raisePrice(item) : item)),
  };
}
