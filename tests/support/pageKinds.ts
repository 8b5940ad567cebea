import { test, type Page, type Response } from '@playwright/test';
import { findFixture } from './fixtures.ts';
import { attributes, html, forSale } from './site.ts';
import { deep } from './sampling.ts';

/** The kinds of page: what holds for every page is shown on one of each. */
export interface Kind {
  name: string;
  path: () => Promise<string>;
  /** Whether products are shown on it. */
  products: boolean;
  /** Whether it starts with React: a form, or a list that the browser makes. */
  react?: true;
  /**
   * The most JavaScript that it may fetch untouched, gzip, KB. The budgets are 30 for pages with products, 100 for forms and
   * 6 for text. Results have 40 until their first cards are there (bytes.test.ts); the sum here is with what follows.
   */
  script: number;
  /** The most that it may ask for untouched besides pictures: 12, the shop's budget, where none is given; else as it is. */
  requests?: number;
  status?: number;
  /** Whether it has a form of its own besides the search, or tells of one: an invoice has a "forma de pago". */
  form?: boolean;
}

export const kinds: readonly Kind[] = [
  { name: 'home', path: at('/'), products: true, script: 30 },
  { name: 'category', path: aCategory, products: true, script: 30 },
  { name: 'all products', path: at('/todos'), products: true, script: 30 },
  { name: 'all products, page 2', path: secondPage, products: true, script: 30 },
  { name: 'new products', path: at('/nuevos'), products: true, script: 30 },
  {
    name: 'product',
    path: async () => `/producto/${(await findFixture('onOffer')).id}`,
    products: true,
    script: 30,
  },
  // In two steps: the worker with the first cards, and the products (6 requests), then the list (7), and the calls of the API.
  { name: 'results', path: at('/busqueda?busqueda=funda'), products: false, react: true, script: 75.8, requests: 18 },
  // A call of the API for each product, and two for the visit.
  { name: 'comparison', path: aComparison, products: false, react: true, script: 40, requests: 15 },
  // 0.5 KB over the budget of forms, by the stores' hook for React.
  { name: 'invoice', path: at('/facturacion'), products: false, react: true, script: 100.5, form: true },
  { name: 'promo code', path: at('/promocode'), products: false, react: true, script: 100 },
  { name: 'categories', path: at('/categorias'), products: false, script: 6 },
  { name: 'warranty', path: at('/garantias'), products: false, script: 6, form: true },
  { name: 'how to buy', path: at('/como-comprar'), products: false, script: 6, form: true },
  { name: 'branches', path: at('/sucursales'), products: false, script: 6 },
  { name: 'branch', path: aBranch, products: false, script: 6 },
  { name: 'privacy', path: at('/aviso-de-privacidad'), products: false, script: 6, form: true },
  { name: 'state of the catalogue', path: at('/estado'), products: false, script: 6 },
  { name: 'labels', path: at('/etiquetas'), products: false, react: true, script: 100 },
  { name: 'offline', path: at('/sin-conexion'), products: false, script: 6 },
  { name: 'not found', path: at('/catalogo/no-existe'), products: false, script: 6, status: 404 },
];

const standing = ['home', 'category', 'product', 'invoice', 'privacy', 'not found'];

const sampleKinds = (...more: string[]): readonly Kind[] =>
  deep ? kinds : kinds.filter(({ name }) => [...standing, ...more].includes(name));

/** One of each make of page, for what the layout that all share brings about; in the long tests and on a deploy, all. */
export const sampledKinds = sampleKinds();

/** Those that shoppers see most, too, for budgets and rules of whole pages; in the long tests and on a deploy, all. */
export const mostViewedKinds = sampleKinds('results');

function at(path: string): () => Promise<string> {
  return () => Promise.resolve(path);
}

/** The first category that the site itself links to. */
export async function aCategory(): Promise<string> {
  const found = attributes(await html('/'), 'href').find((href) => href.startsWith('/categoria/'));
  if (!found) throw new Error('The home page links to no category.');
  return found;
}

/** The page of the first branch. */
export async function aBranch(): Promise<string> {
  const found = attributes(await html('/sucursales'), 'href').find((href) => href.startsWith('/sucursales/'));
  if (!found) throw new Error('The page of branches links to none.');
  return found;
}

async function aComparison(): Promise<string> {
  const [first, second] = await forSale();
  return `/comparar?id=${first?.id ?? ''},${second?.id ?? ''}`;
}

async function secondPage(): Promise<string> {
  const path = '/todos/2';
  if (!attributes(await html('/todos'), 'href').includes(path)) test.skip(true, 'All products fit one page.');
  return path;
}

/** Opens a page of a kind and waits until it has all that it asks for: its files, its pictures in view, its live figures. */
export async function visit(page: Page, kind: Kind): Promise<Response> {
  const response = await page.goto(await kind.path());
  await waitUntilIdle(page);
  if (!response) throw new Error(`The page "${kind.name}" was not asked for.`);
  return response;
}

/**
 * Waits until the page asks for nothing more and has been painted since. Playwright counts for ever what a stopped worker
 * or a page that was just left had asked for, so it is believed for a while only.
 */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 8_000 }).catch(() => undefined);
  await waitForPaint(page);
}

/** Waits for two frames: what was changed before is on the screen, and layout shifts are known. */
export const waitForPaint = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
