import { test, type Page, type Response } from '@playwright/test';
import { findFixtureProduct } from './fixtureProducts.ts';
import { attributeValues, fetchText, fetchProducts } from './site.ts';
import { toEndpointPattern } from './recordCalls.ts';
import { testsAllCases } from './sampling.ts';

/** A kind of page. Tests of rules for every page open one page of each kind. */
export interface PageKind {
  name: string;
  path: () => Promise<string>;
  /** Whether its HTML contains prices, which live ones may correct: that loads further scripts. */
  hasPrerenderedPrices?: true;
  /** Whether it loads React on start: for a form, or a list that is rendered in the browser. */
  usesReact?: true;
  /**
   * Maximum size of the JavaScript that it loads without user interaction, gzip. The budgets are 30 KB for pages with products,
   * 100 KB for forms and 6 KB for text. Search results have 40 KB until the first cards (budgets.test.ts); this is the total.
   */
  maxScriptKB: number;
  /** Maximum number of requests without user interaction and without pictures. Default: 12, the shop's budget. */
  maxRequests?: number;
  status?: number;
  /** Whether it has a form besides the search. */
  hasForm?: true;
  /** Whether it mentions terms of payment ("forma de pago"). */
  mentionsPayment?: true;
}

export const pageKinds: readonly PageKind[] = [
  { name: 'home', path: fixedPath('/'), hasPrerenderedPrices: true, maxScriptKB: 30 },
  { name: 'category', path: findCategoryPath, hasPrerenderedPrices: true, maxScriptKB: 30 },
  { name: 'all products', path: fixedPath('/todos'), hasPrerenderedPrices: true, maxScriptKB: 30 },
  { name: 'all products, page 2', path: findSecondPagePath, hasPrerenderedPrices: true, maxScriptKB: 30 },
  { name: 'new products', path: fixedPath('/nuevos'), hasPrerenderedPrices: true, maxScriptKB: 30 },
  {
    name: 'product',
    path: async () => `/producto/${(await findFixtureProduct('onOffer')).id}`,
    hasPrerenderedPrices: true,
    maxScriptKB: 30,
  },
  // First the worker with the first cards and the products (6 requests), then the list (7), and API calls.
  {
    name: 'results',
    path: fixedPath('/busqueda?busqueda=funda'),
    usesReact: true,
    maxScriptKB: 76.3,
    maxRequests: 18,
  },
  // One API call for each product, and two for the visit.
  {
    name: 'comparison',
    path: findComparisonPath,
    usesReact: true,
    maxScriptKB: 40,
    maxRequests: 15,
  },
  {
    name: 'invoice',
    path: fixedPath('/facturacion'),
    usesReact: true,
    maxScriptKB: 100,
    hasForm: true,
    mentionsPayment: true,
  },
  { name: 'promo code', path: fixedPath('/promocode'), usesReact: true, maxScriptKB: 100 },
  { name: 'categories', path: fixedPath('/categorias'), maxScriptKB: 6 },
  { name: 'warranty', path: fixedPath('/garantias'), maxScriptKB: 6, hasForm: true },
  { name: 'how to buy', path: fixedPath('/como-comprar'), maxScriptKB: 6 },
  { name: 'branches', path: fixedPath('/sucursales'), maxScriptKB: 6 },
  { name: 'branch', path: findBranchPath, maxScriptKB: 6 },
  { name: 'privacy', path: fixedPath('/aviso-de-privacidad'), maxScriptKB: 6, mentionsPayment: true },
  { name: 'state of the catalogue', path: fixedPath('/estado'), maxScriptKB: 6 },
  { name: 'labels', path: fixedPath('/etiquetas'), usesReact: true, maxScriptKB: 100 },
  { name: 'offline', path: fixedPath('/sin-conexion'), maxScriptKB: 6 },
  { name: 'not found', path: fixedPath('/catalogo/no-existe'), maxScriptKB: 6, status: 404 },
];

const sampledNames = ['home', 'category', 'product', 'results', 'invoice', 'privacy', 'not found'];

/** A few kinds with different templates; all in the deep tests and on a deploy. */
export const sampledKinds = testsAllCases ? pageKinds : pageKinds.filter(({ name }) => sampledNames.includes(name));

/** A path that needs no lookup. */
export function fixedPath(path: string): () => Promise<string> {
  return () => Promise.resolve(path);
}

/** The path of the first category that the home page links to. */
export function findCategoryPath(): Promise<string> {
  return findLinkedPath('/', '/categoria/');
}

/** The path of the first branch that the list of branches links to. */
function findBranchPath(): Promise<string> {
  return findLinkedPath('/sucursales', '/sucursales/');
}

async function findLinkedPath(from: string, prefix: string): Promise<string> {
  const path = attributeValues(await fetchText(from), 'href').find((href) => href.startsWith(prefix));
  if (!path) throw new Error(`${from} has no link to ${prefix}.`);
  return path;
}

async function findComparisonPath(): Promise<string> {
  const [first, second] = await fetchProducts();
  return `/comparar?id=${first?.id ?? ''},${second?.id ?? ''}`;
}

async function findSecondPagePath(): Promise<string> {
  const path = '/todos/2';
  if (!attributeValues(await fetchText('/todos'), 'href').includes(path))
    test.skip(true, 'All products fit on one page.');
  return path;
}

/** Opens a page of a kind and waits until it has loaded everything: files, pictures in view, live price and stock. */
export async function openPageKind(page: Page, kind: PageKind): Promise<Response> {
  const response = await page.goto(await kind.path());
  await waitUntilIdle(page);
  if (!response) throw new Error(`No request was sent for the page "${kind.name}".`);
  return response;
}

/**
 * Waits until the network is idle and the page has been painted since. The timeout is not an error: Playwright keeps counting
 * the pending requests of a stopped worker or of the previous page.
 */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 8_000 }).catch(() => undefined);
  await waitForPaint(page);
}

/** Opens a page and waits until its calls of the API are complete. */
export async function openAndWaitForCalls(page: Page, path: string): Promise<void> {
  // On a busy machine the network may be idle before the first call.
  const endpoint = Object.entries(firstEndpoints).find(([prefix]) => path.startsWith(prefix))?.[1];
  const firstCall = endpoint ? page.waitForRequest(toEndpointPattern(endpoint)) : null;
  await page.goto(path);
  await firstCall;
  await waitUntilIdle(page);
}

/** By start of a path: the API endpoint that such a page calls once it has loaded. */
const firstEndpoints = { '/busqueda': 'postBuscarProducto', '/producto/': 'postObtenervwProducto' } as const;

/** Waits for two frames: earlier changes are painted then, and layout shifts are reported. */
export const waitForPaint = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
