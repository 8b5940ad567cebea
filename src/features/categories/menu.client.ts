import { formatCount } from '../../components/counts.ts';
import { fetchJson } from '../../api/client.ts';
import { fetchPublishedManifest } from '../../api/published.ts';
import { onDismiss } from '../../lib/onDismiss.ts';
import { groupByLetter } from '../../lib/nameList.ts';
import { maxMenuCategories, type CategoriesFile, type SvgNode } from './categories.ts';
import { filterCategories, startCategoryFilter } from './filter.client.ts';

const panel = document.querySelector<HTMLElement>('#categories');
const field = panel?.querySelector('input');
const menu = panel?.closest('details');
// After a failed fetch this script runs again: the data attributes mark what it has started already.
if (menu && !menu.dataset['closes']) {
  menu.dataset['closes'] = 'true';
  onDismiss(menu, (byKey) => {
    if (!menu.open) return;
    menu.open = false;
    if (byKey) menu.querySelector('summary')?.focus();
  });
}
if (panel && field) {
  if (!panel.dataset['filters']) startCategoryFilter(field, panel);
  panel.dataset['filters'] = 'true';
  // The new rows are below those of the page's HTML.
  const { categories } = await fetchPublishedManifest();
  completeMenu(panel, (await fetchJson(categories)) as CategoriesFile);
  if (field.value) filterCategories(field, panel);
}

/**
 * Adds to the menu what is not in the page's HTML (R2.4): product counts, and the other categories, grouped by letter if they
 * are many.
 */
function completeMenu(panel: HTMLElement, { icons, rows }: CategoriesFile): void {
  const existingLinks = new Map([...panel.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link]));
  for (const [, slug, count] of rows)
    existingLinks.get(`/categoria/${slug}`)?.append(createElement('small', formatCount(count)));
  const others = rows.filter(([, slug]) => !existingLinks.has(`/categoria/${slug}`));
  // A short list has no headings: most letters would have a single row.
  const rowsByLetter =
    others.length > maxMenuCategories ? groupByLetter(others, ([name]) => name) : [['', others] as const];
  const groups = rowsByLetter.map(([letter, items]) => {
    const list = createElement('ul', ...items.map((row) => createRow(row, icons)));
    list.setAttribute('role', 'list');
    const group = createElement('div', ...(letter ? [createElement('h3', letter)] : []), list);
    group.dataset['filtered'] = '';
    return group;
  });
  const container = panel.querySelector('.category-panel-more');
  if (others.length > 0) container?.replaceChildren(createElement('h2', 'Las demás'), ...groups);
  panel.querySelector('.category-panel-all span')?.replaceChildren(`Ver las ${rows.length} categorías`);
}

function createRow(
  [name, slug, count, iconIndex]: CategoriesFile['rows'][number],
  icons: readonly SvgNode[],
): HTMLElement {
  const iconBox = createElement('span', ...icons.slice(iconIndex, iconIndex + 1).map(toSvg));
  iconBox.className = 'category-icon';
  const text = createElement('span', name);
  text.dataset['name'] = '';
  const link = createElement('a', iconBox, text, createElement('small', formatCount(count)));
  link.href = `/categoria/${slug}`;
  return createElement('li', link);
}

function createElement<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  ...children: (string | Node)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  element.append(...children);
  // Hides counts from assistive technology: they would become part of the links' accessible names.
  if (tag === 'small') element.setAttribute('aria-hidden', 'true');
  return element;
}

function toSvg([tag, attributes, children]: SvgNode): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.map(toSvg));
  return element;
}
