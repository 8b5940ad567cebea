import type { Page, Route } from '@playwright/test';
import { calls, type CallName, encodeAnswer } from '../../src/contract/callTable.ts';
import type { Call, ParsedList } from '../../src/contract/schema.ts';
import { dialect } from '../../src/contract/dialect.ts';
import type { Product } from '../../src/contract/catalogue.ts';
import { toCallPattern } from '../../tests/support/recordCalls.ts';

/** In lists, the price of one product in twenty changes. */
const isChanged = ({ id }: Product): boolean => Number(id) % 20 === 1;
const raisePrice = (product: Product): Product => ({ ...product, price: product.price + 1000 });

const isProduct = (item: unknown): item is Product =>
  typeof item === 'object' && item !== null && 'discountPrice' in item;

/** Changes prices in API responses: of one product in twenty in lists, and of single products. */
export async function changePrices(page: Page): Promise<void> {
  for (const name of Object.keys(calls) as CallName[]) {
    if (calls[name].kind === 'read') await page.route(toCallPattern(name), (route) => answerChanged(route, name));
  }
}

async function answerChanged(route: Route, name: CallName): Promise<void> {
  const response = await route.fetch();
  const { answer: form }: Call = calls[name];
  try {
    const decoded = form.decode(await response.json(), dialect);
    await route.fulfill({ response, json: encodeAnswer(form, withChanges(decoded), dialect) });
  } catch {
    await route.fulfill({ response });
  }
}

function withChanges(answer: unknown): unknown {
  if (isProduct(answer)) return raisePrice(answer);
  const { items } = (answer ?? {}) as Partial<ParsedList<unknown>>;
  if (!items?.some(isProduct)) return answer;
  return {
    ...(answer as object),
    items: items.map((item) => (isProduct(item) && isChanged(item) ? raisePrice(item) : item)),
  };
}
