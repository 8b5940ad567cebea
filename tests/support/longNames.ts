import { expect, type Page } from '@playwright/test';
import { findFixture } from './fixtures.ts';
import { mockLiveProduct } from './liveProduct.ts';

/** Product names by their number of characters, each with a phone model. */
export const longNames = {
  20: 'Funda Moto G34 negra',
  80: 'Funda de silicón suave con interior de microfibra y bordes altos para Galaxy A54',
  200: 'Pantalla de refacción AMOLED con marco compatible con Xiaomi Redmi Note 10 y Redmi Note 10S, incluye adhesivo, desarmadores, ventosa, espudger y guía impresa en español para que la instales en tu casa',
} as const;

const pictureSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><circle cx="200" cy="200" r="120"/></svg>';

/** Opens a product with this name that only the live API has, so that the browser renders it. */
export async function openProductNamed(page: Page, name: string): Promise<void> {
  const product = await findFixture('onOffer');
  const respond = await mockLiveProduct(page, { ...product, id: '999001', name, recent: true }, {});
  respond();
  await page.route('**/postObtenerImagenesProducto*', (route) =>
    route.fulfill({ json: { results: ['a.jpg', 'b.jpg'] } }),
  );
  await page.route(/\.netlify\/images/, (route) => route.fulfill({ contentType: 'image/svg+xml', body: pictureSvg }));
  await page.goto('/producto/999001');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}
