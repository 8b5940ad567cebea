import type { Locator, Page } from '@playwright/test';
import { box, filters, filtersButton, listValues } from '../../../tests/support/filters.ts';
import { sortSelect } from '../../../tests/support/list.ts';
import { categoriesButton, header, main, searchBox } from '../../../tests/support/locators.ts';
import { forSale } from '../../../tests/support/site.ts';
import { fixedPath, chooseNext, step, type, type UserFlow } from './userFlow.ts';

const refined = (page: Page): Locator => main(page).locator('.refined');
const button = (within: Page | Locator, name: string | RegExp): Locator => within.getByRole('button', { name });

const filtering: UserFlow = {
  path: fixedPath('/todos'),
  steps: async (page) => {
    const [brand = ''] = listValues(await forSale(), 'brand');
    const sheet = filters(page, true);
    const chip = button(page, `Quitar ${brand}`);
    return [
      step('open the filters, the first touch', () => filtersButton(page).tap(), sheet),
      step('tick a brand', () => box(sheet, brand).tap(), sheet),
      step('tick Sólo existencias', () => box(sheet, 'Sólo existencias').tap(), sheet),
      step('see the results', () => button(sheet, /^Ver [\d,]+ resultados?$/).tap(), chip),
      step('take a filter back', () => chip.tap(), refined(page)),
      step('order by price', () => chooseNext(sortSelect(page)), refined(page)),
      step('more cards', () => button(page, 'Ver más').tap(), main(page).getByText(/^96 de /)),
    ];
  },
};

const ordering: UserFlow = {
  path: fixedPath('/todos'),
  steps: (page) => [step('order by price, the first touch', () => chooseNext(sortSelect(page)), refined(page))],
};

const searching: UserFlow = {
  path: fixedPath('/'),
  steps: (page) => {
    const suggestions = header(page).getByRole('listbox', { name: 'Sugerencias' });
    const chosen = suggestions.getByRole('option', { selected: true });
    return [
      step('tap the search box', () => searchBox(page).tap(), searchBox(page)),
      step('type in the search box', () => type(searchBox(page), 'cargador'), suggestions),
      step('an arrow to a suggestion', () => page.keyboard.press('ArrowDown'), chosen),
      step('an arrow to the next', () => page.keyboard.press('ArrowDown'), chosen),
      step('leave the suggestions', () => page.keyboard.press('Escape'), searchBox(page)),
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
    const sheet = filters(page, true);
    return [
      step('open the filters of results', () => filtersButton(page).tap(), sheet),
      step('tick Sólo existencias of results', () => box(sheet, 'Sólo existencias').tap(), sheet),
    ];
  },
};

export const listFlows = [filtering, ordering, searching, results];
