import { expect, test, type Locator, type Page } from '@playwright/test';
import { postObtenerImagenesProducto, type Product } from '../../src/contract/catalogue.ts';
import { findFixtureProduct } from './fixtureProducts.ts';
import { main } from './locators.ts';
import { callApi, fetchProducts, onSandbox } from './site.ts';

/**
 * Finds a product with at least three pictures: on the sandbox a fixture, elsewhere one of the first 20 products. Skips the test
 * if there is none.
 */
export async function findProductWithGallery(): Promise<Product> {
  if (onSandbox) return findFixtureProduct('gallery');
  for (const product of (await fetchProducts()).slice(0, 20)) {
    const { items } = await callApi(postObtenerImagenesProducto, { id: product.id });
    if (new Set([product.image, ...items]).size > 2) return product;
  }
  test.skip(true, 'None of the first 20 products has three pictures.');
  throw new Error('unreachable');
}

/** The gallery of the open page. */
export interface Gallery {
  root: Locator;
  stage: Locator;
  /** The slide on the stage; two of them during a transition. */
  slide: Locator;
  thumbnails: Locator;
  button: (name: string) => Locator;
  lightbox: Locator;
  /** The number of pictures and videos. */
  total: number;
  counter: Locator;
  /** Expects the counter, the current thumbnail and the slide to show an item, counted from 1. */
  expectItem: (item: number) => Promise<void>;
}

/** Opens the page of a product with several pictures, and waits for its gallery. */
export async function openGallery(page: Page, product?: Product): Promise<Gallery> {
  const { id } = product ?? (await findProductWithGallery());
  await page.goto(`/producto/${id}`);
  return findGallery(page);
}

/** Waits for the gallery of the open page. */
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
    expectItem: async (item) => {
      await expect(counter).toHaveText(`${item} / ${total}`);
      await expect(root.locator('[aria-current=true]')).toHaveAccessibleName(new RegExp(` ${item} de ${total}$`));
      // During a transition there are two slides.
      await expect(async () => {
        await expect(slide).toHaveAccessibleName(new RegExp(`^\\S.* ${item} de ${total},`), { timeout: 500 });
      }).toPass();
    },
  };
}
