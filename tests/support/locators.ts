import type { Locator, Page } from '@playwright/test';
import { shop } from '../../src/shop.ts';

// Locators for the parts of a page, by role and label.

export const main = (page: Page): Locator => page.getByRole('main');

export const header = (page: Page): Locator => page.getByRole('banner');

export const footer = (page: Page): Locator => page.getByRole('contentinfo');

export const pageHeading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

export const productLinkSelector = 'a[href^="/producto/"]';

/** The product cards: list items with a link to a product. */
export const cards = (page: Page): Locator =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.locator(productLinkSelector) });

/** The card of a product. */
export const findCard = (page: Page, id: string): Locator =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="/producto/${id}"]`) });

/** A section of the page, by its heading. */
export const section = (page: Page, heading: string): Locator =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) });

export const logo = (page: Page): Locator => header(page).getByRole('link', { name: new RegExp(shop.name, 'i') });

export const searchBox = (page: Page): Locator => header(page).getByLabel('Buscar productos');

/** The list of suggestions below the search box. */
export const suggestions = (page: Page): Locator => header(page).getByRole('listbox', { name: 'Sugerencias' });

export const categoriesButton = (page: Page): Locator => header(page).locator('summary', { hasText: 'Categorías' });

export const buyLink = (page: Page): Locator => main(page).getByRole('link', { name: 'Comprar', exact: true });

export const buyButton = (page: Page): Locator => main(page).getByRole('button', { name: 'Comprar', exact: true });

/** The purchase panel of a product page: the innermost element with both the product name and Comprar. */
export const purchasePanel = (page: Page): Locator =>
  main(page)
    .locator('div, section, article')
    .filter({ has: page.getByRole('heading', { level: 1 }) })
    .filter({ has: page.getByText('Comprar', { exact: true }) })
    .last();

/** The line with the catalogue's date on a product page. */
export const catalogueDate = (page: Page): Locator => main(page).getByText(/^Precio y existencias del catálogo/);

/** The line with the time of the live update on a product page. */
export const liveUpdateTime = (page: Page): Locator => main(page).getByText(/^Precio y existencias al día/);

/** Returns the prefilled message of a link to WhatsApp. */
export async function readWhatsAppMessage(link: Locator): Promise<string> {
  const url = new URL((await link.getAttribute('href')) ?? '');
  return url.searchParams.get('text') ?? '';
}

/** Returns the href of each link. */
export const readLinkUrls = (links: Locator): Promise<string[]> =>
  links.evaluateAll((elements) => elements.map((link) => link.getAttribute('href') ?? ''));
