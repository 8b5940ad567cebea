import type { Locator, Page } from '@playwright/test';
import { shop } from '../../src/shop.ts';

/** Locators of the parts of a page, by role and label. */
export const main = (page: Page): Locator => page.getByRole('main');

export const header = (page: Page): Locator => page.getByRole('banner');

export const footer = (page: Page): Locator => page.getByRole('contentinfo');

export const productLinks = 'a[href^="/producto/"]';

/** The cards of a page: list items that link to a product. */
export const cards = (page: Page): Locator =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.locator(productLinks) });

/** The card of a product. */
export const findCard = (page: Page, id: string): Locator =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="/producto/${id}"]`) });

/** A part of a page by its heading. */
export const section = (page: Page, heading: string): Locator =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) });

export const logo = (page: Page): Locator => header(page).getByRole('link', { name: new RegExp(shop.name, 'i') });

export const searchBox = (page: Page): Locator => header(page).getByLabel('Buscar productos');

export const categoriesButton = (page: Page): Locator => header(page).locator('summary', { hasText: 'Categorías' });

export const buyLink = (page: Page): Locator => main(page).getByRole('link', { name: 'Comprar', exact: true });

export const buyButton = (page: Page): Locator => main(page).getByRole('button', { name: 'Comprar', exact: true });

/** The purchase panel of a product page: the smallest element with both its name and Comprar. */
export const offer = (page: Page): Locator =>
  main(page)
    .locator('div, section, article')
    .filter({ has: page.getByRole('heading', { level: 1 }) })
    .filter({ has: page.getByText('Comprar', { exact: true }) })
    .last();

/** The line with the date of the figures of a product page. */
export const age = (page: Page): Locator => main(page).getByText(/^Precio y existencias del catálogo/);

/** The line with the time of their confirmation by the live API. */
export const verified = (page: Page): Locator => main(page).getByText(/^Precio y existencias al día/);

/** The bar at the bottom of a phone's screen. */
export const buyBar = (page: Page): Locator =>
  main(page)
    .getByRole('link', { name: /^(?:Comprar .|Avísame cuando llegue$)/ })
    .last()
    .locator('..');

/** The prepared message of a link to the seller's chat. */
export async function chatText(link: Locator): Promise<string> {
  const url = new URL((await link.getAttribute('href')) ?? '');
  return url.searchParams.get('text') ?? '';
}

/** The URL of a card's product. */
export const listUrls = (links: Locator): Promise<string[]> =>
  links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
