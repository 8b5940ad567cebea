import { expect, test, type Page } from '@playwright/test';
import { findSimilarNames } from '../../src/catalogue/slugs.ts';
import { categoryName as formatCategoryName } from '../../src/components/categoryName.ts';
import type { WireRow } from '../../src/contract/schema.ts';
import { dialect } from '../../src/contract/dialect.ts';
import { line, name as nameCodec, htmlText } from '../../src/contract/fieldCodecs.ts';
import { maliciousShop } from './maliciousShop.ts';
import { recordPageActivity } from './pageActivity.ts';

const origin = process.env['MALICIOUS_URL'];

/** Sets up tests of the malicious shop: scripts/test/site.mjs builds and serves it and sets MALICIOUS_URL. */
export function setUpMaliciousSite(): void {
  test.skip(!origin, 'Only `npm test` builds the malicious shop: MALICIOUS_URL.');
  test.use({ ...(origin && { baseURL: origin }) });
}

/** Fetches the HTML of a page of the malicious shop. */
export const fetchMaliciousHtml = async (path: string): Promise<string> => (await fetch(new URL(path, origin))).text();

/** Fetches the HTML of a page, and removes the category menu, which is the same on every page. */
export const fetchMaliciousHtmlWithoutMenu = async (path: string): Promise<string> =>
  (await fetchMaliciousHtml(path)).replace(/<div data-filtered><ul[^]*?<\/ul>/, '<div><ul></ul>');

/** Decodes a text of the API as pages show it: on one line, and truncated. */
export const decodeShownText = (value: unknown): string => line.decode(value, dialect);
const decodeName = (value: unknown): string => nameCodec.decode(value, dialect);

export interface ShownProduct {
  id: string;
  name: string;
  description: string;
  brand: string;
  model: string;
  category: string;
  condition: string;
  unit: string;
}

/** The products as their pages show them. */
export const shownProducts: readonly ShownProduct[] = maliciousShop.products.map((row: WireRow) => ({
  id: String(row['ProductoID']),
  name: decodeName(row['Nombre']),
  description: htmlText.decode(row['Descripcion'], dialect),
  brand: decodeShownText(row['Marca']),
  model: decodeShownText(row['Modelo']),
  category: decodeShownText(row['Categoria']),
  condition: decodeShownText(row['Estado']),
  unit: decodeShownText(row['ClaveUnidad']),
}));

const decodedCategories = maliciousShop.categories.map((row: WireRow) => decodeShownText(row['Nombre']));
const similarNames = findSimilarNames([...new Set(decodedCategories)]);

/** Returns the name of a category as pages show it. */
export function toShownCategoryName(row: WireRow): string {
  const name = decodeShownText(row['Nombre']);
  return formatCategoryName({ name, similarNames: similarNames.get(name) });
}

/** The unique names of all categories as pages show them. */
export const shownCategoryNames = [
  ...new Set(maliciousShop.categories.map((row: WireRow) => toShownCategoryName(row))),
] as const;

export interface AttackWatch {
  /** Expects no executed payload, error, CSP violation, request to another host, or navigation to another origin. */
  expectNoEffects: () => Promise<void>;
}

/** Watches a page for the effects of an attack. */
export async function watchForAttacks(page: Page): Promise<AttackWatch> {
  const activity = await recordPageActivity(page);
  const foreignRequests: string[] = [];
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    // The API, which also serves the fake chat, the map and the IP lookup service, is on localhost, too.
    if (!/^localhost:\d+$/.test(host) && protocol.startsWith('http')) foreignRequests.push(request.url());
  });
  return {
    expectNoEffects: async () => {
      expect(await page.evaluate(() => 'intruder' in globalThis), page.url()).toBe(false);
      expect([activity.pageErrors, await activity.cspViolations(), foreignRequests], page.url()).toEqual([[], [], []]);
      expect(new URL(page.url()).origin).toBe(origin);
    },
  };
}
