import { expect, type Page } from '@playwright/test';
import { postalCodeField, branchButton, branchOptions } from './branches.ts';
import { findFixtureProduct } from './fixtureProducts.ts';
import { filtersButton } from './filters.ts';
import { pageKinds, waitForPaint, waitUntilIdle, openPageKind } from './pageKinds.ts';
import { discontinuedProduct } from './discontinuedProduct.ts';
import { discontinuedResponses, productEndpointPattern, longNames, openProductNamed } from './productPage.ts';
import { categoriesButton, header, main, searchBox } from './locators.ts';
import { onSandbox } from './site.ts';
import { testsAllCases } from './sampling.ts';
import { layOutWholePage } from './injectStyles.ts';

/** A page in one of its states, such as with an open dialog. */
export interface PageState {
  name: string;
  open: (page: Page) => Promise<void>;
  /** The maximum screen width at which the state exists. */
  maxWidth?: number;
  /** Selector of the layer that the state opens over the page, unless it is a modal dialog. */
  layer?: string;
}

const createState = (
  name: string,
  path: string,
  interact: (page: Page) => Promise<void> = () => Promise.resolve(),
): PageState => ({
  name,
  open: async (page) => {
    await page.goto(path);
    await waitUntilIdle(page);
    await interact(page);
  },
});

const fixtureNames = ['soldOut', 'noPicture', 'lastOne', 'longDescription', 'gallery', 'markupName'] as const;

const pageKindStates = pageKinds.map(({ name, ...kind }): PageState => ({
  name,
  open: async (page) => {
    await openPageKind(page, { name, ...kind });
  },
}));

const productStates: PageState[] = [
  ...fixtureNames.map((fixture): PageState => ({
    name: `product (${fixture})`,
    open: async (page) => {
      await page.goto(`/producto/${(await findFixtureProduct(fixture)).id}`);
      await waitUntilIdle(page);
    },
  })),
  {
    name: 'product (200 characters)',
    open: async (page) => {
      await openProductNamed(page, longNames[200]);
      await waitUntilIdle(page);
    },
  },
  {
    name: 'product (discontinued after the snapshot)',
    open: async (page) => {
      await page.route(productEndpointPattern, (route) => route.fulfill({ json: discontinuedResponses.null }));
      await page.goto(`/producto/${(await findFixtureProduct('onOffer')).id}`);
      await main(page).getByText('Este producto ya no está en la tienda.').waitFor();
    },
  },
  ...(onSandbox ? [createState('product (discontinued)', `/producto/${discontinuedProduct.id}`)] : []),
];

const otherStates: PageState[] = [
  createState('best sellers', '/masvendidos'),
  createState('offers', '/ofertas'),
  createState('utilities', '/utilidades'),
  createState('results, none', '/busqueda?busqueda=xyzzyq'),
  createState('results, dropped terms', '/busqueda?busqueda=funda%20samsung%20morada%20brillante'),
  createState('invoice, validation errors', '/facturacion', async (page) => {
    await main(page).getByRole('button', { name: 'Continuar' }).click();
    await main(page).getByRole('alert').waitFor();
  }),
];

const openLayers: PageState[] = [
  {
    ...createState('category menu', '/garantias', async (page) => {
      await categoriesButton(page).click();
      await header(page).getByRole('link', { name: 'Fundas' }).first().waitFor();
    }),
    layer: '#categories',
  },
  {
    ...createState('filter sheet', '/busqueda?busqueda=funda', async (page) => {
      await filtersButton(page).click();
      await page.getByRole('dialog', { name: /^Filtros/ }).waitFor();
    }),
    maxWidth: 768,
  },
  createState('branches near a postal code', '/garantias', async (page) => {
    await branchButton(page).click();
    await postalCodeField(page).fill('44100');
    await postalCodeField(page).press('Enter');
    await expect(branchOptions(page).first()).toBeVisible();
  }),
  {
    ...createState('suggestions', '/garantias', async (page) => {
      await searchBox(page).fill('funda galaxy');
      await page.getByRole('group', { name: 'Productos' }).waitFor();
    }),
    layer: '.suggestions',
  },
];

const allStates = [...pageKindStates, ...productStates, ...otherStates, ...openLayers];

const sampledNames = ['home', 'category', 'results', 'invoice', 'product (200 characters)', 'product (discontinued)'];

/** A few states with different layouts; all in the deep tests and on a deploy. */
export const pageStates: readonly PageState[] = testsAllCases
  ? allStates
  : allStates.filter(({ name }) => sampledNames.includes(name));

/** Opens a page state, and calls `check` at each viewport size up to its maximum width. */
export async function forEachViewport(
  page: Page,
  state: PageState,
  sizes: readonly (readonly [width: number, height: number])[],
  check: (size: string) => Promise<void>,
): Promise<void> {
  const applicableSizes = sizes.filter(([width]) => width <= (state.maxWidth ?? Infinity));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [index, [width, height]] of applicableSizes.entries()) {
    await page.setViewportSize({ width, height });
    if (index === 0) {
      await state.open(page);
      await layOutWholePage(page);
    }
    await waitForPaint(page);
    await check(`${width}×${height}`);
  }
}
