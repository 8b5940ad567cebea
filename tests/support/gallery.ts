import { expect, test, type Locator, type Page } from '@playwright/test';
import { postObtenerImagenesProducto, type Product } from '../../src/contract/catalogue.ts';
import { findFixture } from './fixtures.ts';
import { main } from './locators.ts';
import { api, forSale, onSandbox } from './site.ts';

/** Finds a product with several pictures: a fixture on the sandbox, one of the first 20 elsewhere. */
export async function findPicturedProduct(): Promise<Product> {
  if (onSandbox) return findFixture('gallery');
  for (const product of (await forSale()).slice(0, 20)) {
    const { items } = await api(postObtenerImagenesProducto, { id: product.id });
    if (new Set([product.image, ...items]).size > 2) return product;
  }
  test.skip(true, 'None of the first 20 products has several pictures.');
  throw new Error('unreachable');
}

/** The gallery of the open page. */
export interface Gallery {
  root: Locator;
  stage: Locator;
  /** The slide on the stage. */
  slide: Locator;
  thumbnails: Locator;
  button: (name: string) => Locator;
  lightbox: Locator;
  /** The number of items. */
  total: number;
  counter: Locator;
  /** Waits until an item, counted from 1, is on the stage: counter, mark and slide. */
  shows: (item: number) => Promise<void>;
}

/** Opens the page of a product with several pictures. */
export async function openGallery(page: Page, product?: Product): Promise<Gallery> {
  const { id } = product ?? (await findPicturedProduct());
  await page.goto(`/producto/${id}`);
  return findGallery(page);
}

export async function findGallery(page: Page): Promise<Gallery> {
  const root = main(page).getByRole('group', { name: 'Galería' });
  const stage = root.locator('.gallery-stage');
  const thumbnails = root.getByRole('list').getByRole('link');
  await expect(thumbnails.first()).toBeVisible();
  const total = await thumbnails.count();
  const slide = stage.getByRole('link');
  const counter = stage.getByText(/^\d+ \/ \d+$/);
  return {
    root,
    stage,
    slide,
    thumbnails,
    total,
    button: (name) => root.getByRole('button', { name, exact: true }),
    lightbox: page.getByRole('dialog', { name: 'Galería' }),
    counter,
    shows: async (item) => {
      await expect(counter).toHaveText(`${item} / ${total}`);
      await expect(root.locator('[aria-current=true]')).toHaveAccessibleName(new RegExp(` ${item} de ${total}$`));
      // While the stage turns there are two.
      await expect(async () => {
        await expect(slide).toHaveAccessibleName(new RegExp(`^\\S.* ${item} de ${total},`), { timeout: 500 });
      }).toPass();
    },
  };
}
