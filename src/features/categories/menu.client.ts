import { formatCount } from '../../components/counts.ts';
import { fetchJson } from '../../api/client.ts';
import { publishedManifest } from '../../api/published.ts';
import { onDismiss } from '../../lib/onDismiss.ts';
import { groupByLetter } from '../../lib/nameList.ts';
import { maxMenuCategories, type PublishedCategories, type SvgNode } from './categories.ts';
import { filterCategories, startCategoryFilter } from './filter.client.ts';

const panel = document.querySelector<HTMLElement>('#categories');
const field = panel?.querySelector('input');
const menu = panel?.closest('details');
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
  // The first rows are in the page's HTML, so adding rows below shifts nothing.
  const { categories } = await publishedManifest();
  completeMenu(panel, (await fetchJson(categories)) as PublishedCategories);
  if (field.value) filterCategories(field, panel);
}

/** Adds to the menu what is not in the page's HTML (R2.4): counts, and the other categories, grouped by letter if they are many. */
function completeMenu(menu: HTMLElement, { icons, rows }: PublishedCategories): void {
  const existingLinks = new Map([...menu.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link]));
  for (const [, slug, count] of rows)
    existingLinks.get(`/categoria/${slug}`)?.append(element('small', formatCount(count)));
  const others = rows.filter(([, slug]) => !existingLinks.has(`/categoria/${slug}`));
  // A short list has no letters: headings over single rows do not help.
  const lettered =
    others.length > maxMenuCategories ? groupByLetter(others, ([name]) => name) : [['', others] as const];
  const groups = lettered.map(([letter, items]) => {
    const list = element('ul', ...items.map((row) => createRow(row, icons)));
    const section = element('div', ...(letter ? [element('h3', letter)] : []), list);
    section.dataset['filtered'] = '';
    section.querySelector('ul')?.setAttribute('role', 'list');
    return section;
  });
  const rest = menu.querySelector('.category-panel-more');
  if (others.length > 0) rest?.replaceChildren(element('h2', 'Las demás'), ...groups);
  menu.querySelector('.category-panel-all span')?.replaceChildren(`Ver las ${rows.length} categorías`);
}

function createRow(
  [name, slug, count, icon]: PublishedCategories['rows'][number],
  icons: readonly SvgNode[],
): HTMLElement {
  const iconBox = element('span', ...icons.slice(icon, icon + 1).map(toSvg));
  iconBox.className = 'category-icon';
  const text = element('span', name);
  text.dataset['name'] = '';
  const link = element('a', iconBox, text, element('small', formatCount(count)));
  link.href = `/categoria/${slug}`;
  return element('li', link);
}

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  ...children: (string | Node)[]
): HTMLElementTagNameMap[K] {
  const created = document.createElement(tag);
  created.append(...children);
  // Hidden from assistive technology: the count would become part of each link's accessible name.
  if (tag === 'small') created.setAttribute('aria-hidden', 'true');
  return created;
}

function toSvg([tag, attributes, children]: SvgNode): SVGElement {
  const shape = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) shape.setAttribute(name, value);
  shape.append(...children.map(toSvg));
  return shape;
}
