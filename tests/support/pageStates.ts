import { expect, type Page } from '@playwright/test';
import { field, opener, options } from './branches.ts';
import { findFixture } from './fixtures.ts';
import { filtersButton } from './filters.ts';
import { kinds, waitForPaint, waitUntilIdle, visit } from './kinds.ts';
import { left } from './discontinuedProduct.ts';
import { discontinuedResponses, liveCall } from './live.ts';
import { longNames, openProductNamed } from './namedProduct.ts';
import { categoriesButton, header, main, searchBox } from './locators.ts';
import { onSandbox } from './site.ts';
import { deep } from './sampling.ts';
import { layOutAll } from './styled.ts';

/** A page in one of its states, such as with an open dialog. */
export interface View {
  name: string;
  open: (page: Page) => Promise<void>;
  /** The maximum width of screens that have it. */
  upTo?: number;
  /** The layer over the page, a selector. */
  over?: string;
}

const at = (name: string, path: string, then: (page: Page) => Promise<void> = () => Promise.resolve()): View => ({
  name,
  open: async (page) => {
    await page.goto(path);
    await waitUntilIdle(page);
    await then(page);
  },
});

const roles = ['soldOut', 'noPicture', 'lastOne', 'longDescription', 'gallery', 'markupName'] as const;

const ofKinds = kinds.map(({ name, ...kind }): View => ({
  name,
  open: async (page) => {
    await visit(page, { name, ...kind });
  },
}));

const ofProducts: View[] = [
  ...roles.map((role): View => ({
    name: `product (${role})`,
    open: async (page) => {
      await page.goto(`/producto/${(await findFixture(role)).id}`);
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
    name: 'product (discontinued since)',
    open: async (page) => {
      await page.route(liveCall, (route) => route.fulfill({ json: discontinuedResponses['null'] }));
      await page.goto(`/producto/${(await findFixture('onOffer')).id}`);
      await main(page).getByText('Este producto ya no está en la tienda.').waitFor();
    },
  },
  ...(onSandbox ? [at('product (left)', `/producto/${left.id}`)] : []),
];

const others: View[] = [
  at('best sellers', '/masvendidos'),
  at('offers', '/ofertas'),
  at('utilities', '/utilidades'),
  at('results, none', '/busqueda?busqueda=xyzzyq'),
  at('results, what was given up', '/busqueda?busqueda=funda%20samsung%20morada%20brillante'),
  at('invoice, its faults', '/facturacion', async (page) => {
    await main(page).getByRole('button', { name: 'Continuar' }).click();
    await main(page).getByRole('alert').waitFor();
  }),
];

const opened: View[] = [
  {
    ...at('the open categories', '/garantias', async (page) => {
      await categoriesButton(page).click();
      await header(page).getByRole('link', { name: 'Fundas' }).first().waitFor();
    }),
    over: '#categories',
  },
  {
    ...at('the sheet of filters', '/busqueda?busqueda=funda', async (page) => {
      await filtersButton(page).click();
      await page.getByRole('dialog', { name: /^Filtros/ }).waitFor();
    }),
    upTo: 768,
  },
  at('the branches near a postal code', '/garantias', async (page) => {
    await opener(page).click();
    await field(page).fill('44100');
    await field(page).press('Enter');
    await expect(options(page).first()).toBeVisible();
  }),
  {
    ...at('suggestions', '/garantias', async (page) => {
      await searchBox(page).fill('funda galaxy');
      await page.getByRole('group', { name: 'Productos' }).waitFor();
    }),
    over: '.suggestions',
  },
];

const all = [...ofKinds, ...ofProducts, ...others, ...opened];

const standing = ['home', 'category', 'results', 'invoice', 'product (200 characters)', 'product (left)'];

/** One view per layout; in the long tests and on a deploy all. */
export const views: readonly View[] = deep ? all : all.filter(({ name }) => standing.includes(name));

/** Opens a view, resizes the screen to each size, and calls back for each. */
export async function onScreens(
  page: Page,
  view: View,
  sizes: readonly (readonly [width: number, height: number])[],
  look: (size: string) => Promise<void>,
): Promise<void> {
  const fitting = sizes.filter(([width]) => width <= (view.upTo ?? Infinity));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [index, [width, height]] of fitting.entries()) {
    await page.setViewportSize({ width, height });
    if (index === 0) {
      await view.open(page);
      await layOutAll(page);
    }
    await waitForPaint(page);
    await look(`${width}×${height}`);
  }
}
