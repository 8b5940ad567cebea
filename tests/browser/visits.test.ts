import { expect, test, type Page } from '../support/test.ts';
import { toCallPattern, ipService, recordCalls } from '../support/recordCalls.ts';
import { findFixture } from '../support/fixtures.ts';
import { aCategory, painted, settled } from '../support/kinds.ts';
import { main } from '../support/parts.ts';
import { categories, onSandbox } from '../support/site.ts';
import { some } from '../support/spread.ts';
import { newAddress } from '../support/visitor.ts';
import { recordVisits, visit, visits } from '../support/visits.ts';

test.skip(!onSandbox, 'A deploy preview records no visits.');

const pages: Record<string, () => Promise<string>> = {
  home: () => Promise.resolve('/'),
  'a category': aCategory,
  'a list with a query': () => Promise.resolve('/todos/2?existencias=1&utm_source=x'),
  'a product': async () => `/producto/${(await findFixture('onOffer')).id}`,
  'a product of the live API': () => Promise.resolve('/producto/999001'),
  'a category of nobody': () => Promise.resolve('/categoria/no-existe'),
  'a search': () => Promise.resolve('/busqueda?busqueda=funda%20azul'),
  'a page that is missing': () => Promise.resolve('/catalogo/no-existe'),
};

for (const [name, path] of some(Object.entries(pages), 4)) {
  test(`R2.9 a view of ${name} is recorded exactly once`, async ({ page }) => {
    const sent = await recordVisits(page);
    await page.goto(await path());
    await expect.poll(() => sent.length).toBe(1);
    await settled(page);
    const { pathname, search } = new URL(page.url());
    expect(sent).toEqual([visit(pathname, search)]);
  });
}

test('R2.9 R1.5 the raw name of a category is one view, of the page that it leads to', async ({ page }) => {
  const sent = await recordVisits(page);
  const name = (await categories())[0]?.name ?? '';
  await page.goto(`/categoria/${encodeURIComponent(name.toUpperCase())}`);
  await expect(page).toHaveTitle(`Categoría: ${name}`);
  await expect.poll(() => sent.length).toBe(1);
  await settled(page);
  expect(sent).toEqual([visit(new URL(page.url()).pathname)]);
});

test('R2.9 each page view is its own; filters are not', async ({ page }) => {
  const sent = await recordVisits(page);
  await page.goto('/todos');
  await expect.poll(() => sent.length).toBe(1);
  await main(page).getByRole('combobox', { name: 'Ordenar' }).selectOption('1');
  await expect(page).toHaveURL('/todos?ordenar=ASC');
  await page.reload();
  await expect.poll(() => sent.length).toBe(2);
  await page.goto('/garantias');
  await expect.poll(() => sent.length).toBe(3);
  await settled(page);
  expect(sent).toEqual([visit('/todos'), visit('/todos', '?ordenar=ASC'), visit('/garantias')]);
});

test('R2.9 the IP first, then the place, then the visit', async ({ page, context }) => {
  const address = await newAddress(context);
  const asked = recordCalls(page);
  const service = answerOf(page, ipService);
  const stored = answerOf(page, visits);
  await page.goto('/garantias');
  expect(await service).toEqual({ ip: address });
  expect(await stored).toMatchObject({ results: true });
  expect(asked.map(({ call, method }) => `${method} ${call}`)).toEqual(['GET localizarip', 'POST postVisita']);
  expect(new URL(asked[0]?.url ?? '').searchParams.get('ip')).toBe(address);
  expect(asked[1]?.body['IP']).toBe(address);
  expect(asked[1]?.body['Latitud']).toMatch(/^-?\d+\.\d+$/);
});

/** The next answer of a call. Read on its way to the page: a browser does not keep what a page no longer waits for. */
const answerOf = (page: Page, call: string | RegExp): Promise<unknown> =>
  new Promise((read, fail) => {
    void page.route(
      call,
      (route) =>
        route.fetch().then(async (response) => {
          read(await response.json());
          await route.fulfill({ response });
        }, fail),
      { times: 1 },
    );
  });

test('R2.9 on /promocode it is sent after the promo answer', async ({ page }) => {
  const sent = await recordVisits(page);
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(toCallPattern('postObtenerUltimaVisitaParaPromoCode'), async (route) => {
    await answered;
    await route.fulfill({ json: { results: null } });
  });
  await page.route(toCallPattern('postRegistrarPromoCode'), (route) => route.fulfill({ json: { results: true } }));
  const asked = recordCalls(page);
  const look = page.waitForRequest(toCallPattern('postObtenerUltimaVisitaParaPromoCode'));
  await page.goto('/promocode');
  await look;
  await painted(page);
  expect(sent).toEqual([]);
  answer();
  await expect.poll(() => sent).toEqual([visit('/promocode')]);
  await settled(page);
  expect(asked.map(({ call }) => call)).toEqual([
    ...['postObtenerUltimaVisitaParaPromoCode', 'postRegistrarPromoCode', 'localizarip', 'postVisita'],
  ]);
});
