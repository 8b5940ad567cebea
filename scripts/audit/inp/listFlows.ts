import type { Locator, Page } from '@playwright/test';
import { filterCheckbox, filterSheet, filtersButton, valuesByFrequency } from '../../../tests/support/filters.ts';
import { fixedPath } from '../../../tests/support/pageKinds.ts';
import { sortSelect } from '../../../tests/support/productList.ts';
import { categoriesButton, header, main, searchBox, suggestions } from '../../../tests/support/locators.ts';
import { fetchProducts } from '../../../tests/support/site.ts';
import { checked, selectNextOption, step, typeText, type UserFlow } from './userFlow.ts';

const filteredList = (page: Page): Locator => main(page).locator('.filtered');
const button = (within: Page | Locator, name: string | RegExp): Locator => within.getByRole('button', { name });

const filtering: UserFlow = {
  path: fixedPath('/todos'),
  steps: async (page) => {
    const [brand = ''] = valuesByFrequency(await fetchProducts(), 'brand');
    const sheet = filterSheet(page);
    const chip = button(page, `Quitar ${brand}`);
    const brandCheckbox = filterCheckbox(sheet, brand);
    const inStockCheckbox = filterCheckbox(sheet, 'Sólo existencias');
    return [
      step('open the filters, first interaction', () => filtersButton(page).tap(), sheet),
      step('check a brand', () => brandCheckbox.tap(), checked(brandCheckbox)),
      step('check Sólo existencias', () => inStockCheckbox.tap(), checked(inStockCheckbox)),
      step('show the results', () => button(sheet, /^Ver [\d,]+ resultados?$/).tap(), chip),
      step('remove a filter', () => chip.tap(), chip, 'hidden'),
      step('sort by price', () => selectNextOption(sortSelect(page))),
      step('show more cards', () => button(page, 'Ver más').tap(), main(page).getByText(/^96 de /)),
    ];
  },
};

const sorting: UserFlow = {
  path: fixedPath('/todos'),
  steps: (page) => [
    step('sort by price, first interaction', () => selectNextOption(sortSelect(page)), filteredList(page)),
  ],
};

const searching: UserFlow = {
  path: fixedPath('/'),
  steps: (page) => {
    const selected = suggestions(page).getByRole('option', { selected: true });
    return [
      step('tap the search box', () => searchBox(page).tap()),
      step('type in the search box', () => typeText(searchBox(page), 'cargador'), suggestions(page)),
      step('select a suggestion', () => page.keyboard.press('ArrowDown'), selected),
      step('select the next suggestion', () => page.keyboard.press('ArrowDown')),
      step('close the suggestions', () => page.keyboard.press('Escape'), suggestions(page), 'hidden'),
      step(
        'open the categories',
        () => categoriesButton(page).tap(),
        header(page).getByRole('navigation').locator('a[href^="/categoria/"]').first(),
      ),
    ];
  },
};

const results: UserFlow = {
  path: fixedPath('/busqueda?busqueda=funda'),
  steps: (page) => {
    const sheet = filterSheet(page);
    const inStockCheckbox = filterCheckbox(sheet, 'Sólo existencias');
    return [
      step('open the filters of results', () => filtersButton(page).tap(), sheet),
      step('check Sólo existencias of results', () => inStockCheckbox.tap(), checked(inStockCheckbox)),
    ];
  },
};

export const listFlows = [filtering, sorting, searching, results];
