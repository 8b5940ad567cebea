import { formatCount } from '../../components/counts.ts';
import { fetchJson } from '../../api/client.ts';
import { publishedManifest } from '../../api/published.ts';
import { onDismiss } from '../../lib/onDismiss.ts';
import { groupByLetter } from '../../lib/nameList.ts';
import { maxInEveryPage, type PublishedCategories, type Shape } from './categories.ts';
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
  // The first rows are in the page's HTML; nothing below them could shift.
  const { categories } = await publishedManifest();
  fill(panel, (await fetchJson(categories)) as PublishedCategories);
  if (field.value) filterCategories(field, panel);
}

/** Adds to the menu what the page came without (R2.4): the other categories, many under their letters, and every count. */
function fill(menu: HTMLElement, { icons, rows }: PublishedCategories): void {
  const there = new Map([...menu.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link]));
  for (const [, slug, count] of rows) there.get(`/categoria/${slug}`)?.append(element('em', formatCount(count)));
  const others = rows.filter(([, slug]) => !there.has(`/categoria/${slug}`));
  // Headings over single rows are no help: a short list has no letters.
  const lettered = others.length > maxInEveryPage ? groupByLetter(others, ([name]) => name) : [['', others] as const];
  const groups = lettered.map(([letter, own]) => {
    const list = element('ul', ...own.map((row) => createRow(row, icons)));
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
  icons: readonly Shape[],
): HTMLElement {
  const drawing = element('span', ...icons.slice(icon, icon + 1).map(toSvg));
  drawing.className = 'category-icon';
  const text = element('span', name);
  text.dataset['name'] = '';
  const link = element('a', drawing, text, element('em', formatCount(count)));
  link.href = `/categoria/${slug}`;
  return element('li', link);
}

function element<K extends keyof HTMLElementTagNameMap>(tag: K, ...parts: (string | Node)[]): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  made.append(...parts);
  // The count is visual only: otherwise it would be part of each link's accessible name.
  if (tag === 'em') made.setAttribute('aria-hidden', 'true');
  return made;
}

function toSvg([tag, attributes, parts]: Shape): SVGElement {
  const shape = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) shape.setAttribute(name, value);
  shape.append(...parts.map(toSvg));
  return shape;
}
