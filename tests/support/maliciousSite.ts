import { expect, test, type Page } from '@playwright/test';
import { findSimilarNames } from '../../src/catalogue/slugs.ts';
import { categoryName as shownCategoryName } from '../../src/components/categoryName.ts';
import type { WireRow } from '../../src/contract/schema.ts';
import { dialect } from '../../src/contract/dialect.ts';
import { line, name, htmlText } from '../../src/contract/fieldCodecs.ts';
import { maliciousShop } from './maliciousShop.ts';
import { recordPageActivity } from './pageActivity.ts';

const origin = process.env['MALICIOUS_URL'];

/** For tests of the malicious shop (scripts/test/site.mjs builds it; MALICIOUS_URL is one that is served already). */
export function onMaliciousSite(): void {
  test.skip(!origin, 'Only `npm test` builds the malicious shop: MALICIOUS_URL.');
  test.use({ ...(origin && { baseURL: origin }) });
}

/** The text of a page of it. */
export const fetchHtml = async (path: string): Promise<string> => (await fetch(new URL(path, origin))).text();

/** The same without the menu of categories, which is the same on every page. */
export const fetchHtmlWithoutMenu = async (path: string): Promise<string> =>
  (await fetchHtml(path)).replace(/<div data-filtered><ul[^]*?<\/ul>/, '<div><ul></ul>');

/** A text of the API as pages show it: on one line and truncated, except for descriptions. */
export const shown = (value: unknown): string => line.decode(value, dialect);
const displayName = (value: unknown): string => name.decode(value, dialect);

export interface Shown {
  id: string;
  name: string;
  description: string;
  brand: string;
  model: string;
  category: string;
  condition: string;
  unit: string;
}

/** Its products as their pages should show them. */
export const products: readonly Shown[] = maliciousShop.products.map((row: WireRow) => ({
  id: String(row['ProductoID']),
  name: displayName(row['Nombre']),
  description: htmlText.decode(row['Descripcion'], dialect),
  brand: shown(row['Marca']),
  model: shown(row['Modelo']),
  category: shown(row['Categoria']),
  condition: shown(row['Estado']),
  unit: shown(row['ClaveUnidad']),
}));

const rawCategories = maliciousShop.categories.map((row: WireRow) => shown(row['Nombre']));
const similarNames = findSimilarNames([...new Set(rawCategories)]);

/** The name of a category on pages. */
export function shownCategory(row: WireRow): string {
  const raw = shown(row['Nombre']);
  return shownCategoryName({ name: raw, similarNames: similarNames.get(raw) });
}

/** The names of its categories on pages; equal ones count once. */
export const categoryNames = [...new Set(maliciousShop.categories.map((row: WireRow) => shownCategory(row)))] as const;

export interface AttackWatch {
  /** Expects that nothing ran, that there were no requests to other origins, and no violation of the policy. */
  expectNoEffects: () => Promise<void>;
}

/** Watches a page for the effects of an attack. */
export async function watchForAttacks(open: Page): Promise<AttackWatch> {
  const activity = await recordPageActivity(open);
  const elsewhere: string[] = [];
  open.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    // The fake chat and map, and the service that tells the IP, are on the API's own host.
    if (!/^localhost:\d+$/.test(host) && protocol.startsWith('http')) elsewhere.push(request.url());
  });
  return {
    expectNoEffects: async () => {
      expect(await open.evaluate(() => 'intruder' in globalThis), open.url()).toBe(false);
      expect([activity.problems, await activity.violations(), elsewhere], open.url()).toEqual([[], [], []]);
      expect(new URL(open.url()).origin).toBe(origin);
    },
  };
}
