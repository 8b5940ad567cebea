import type { Page, Route } from '@playwright/test';
import { calls, type CallName, encodeResponse } from '../../src/contract/callTable.ts';
import type { Call, ParsedList } from '../../src/contract/schema.ts';
import { dialect } from '../../src/contract/dialect.ts';
import type { Product } from '../../src/contract/catalogue.ts';
import { toCallPattern } from '../../tests/support/recordCalls.ts';

/** Whether the price of a product changes in lists: one in twenty. */
const isChanged = ({ id }: Product): boolean => Number(id) % 20 === 1;
const raisePrice = (product: Product): Product => ({ ...product, price: product.price + 1000 });

const isProduct = (item: unknown): item is Product =>
  typeof item === 'object' && item !== null && 'discountPrice' in item;

/** Mocks API responses with changed prices: of one product in twenty in lists, and of single products. */
export async function changePrices(page: Page): Promise<void> {
  for (const name of Object.keys(calls) as CallName[]) {
    if (calls[name].kind === 'read') await page.route(toCallPattern(name), (route) => respondChanged(route, name));
  }
}

async function respondChanged(route: Route, name: CallName): Promise<void> {
  const response = await route.fetch();
  const { response: schema }: Call = calls[name];
  try {
    const decoded = schema.decode(await response.json(), dialect);
    await route.fulfill({ response, json: encodeResponse(schema, withChanges(decoded), dialect) });
  } catch {
    await route.fulfill({ response });
  }
}

function withChanges(response: unknown): unknown {
  if (isProduct(response)) return raisePrice(response);
  const { items } = (response ?? {}) as Partial<ParsedList<unknown>>;
  if (!items?.some(isProduct)) return response;
  return {
    ...(response as object),
    items: items.map((item) => (isProduct(item) && isChanged(item) ? raisePrice(item) : item)),
  };
}
