import { fetchJson } from '../../api/client.ts';
import { publishedManifest } from '../../api/published.ts';
import type { PublishedStock } from './branchStock.ts';

// Shows what the page's branch has, by the published stock; without it the section goes.
const section = document.querySelector('[data-branch-stock]') as HTMLElement;
const link = section.querySelector(':scope > a') as HTMLAnchorElement;
const rows = section.querySelectorAll('li');

try {
  const { branchStock } = await publishedManifest();
  const all = (await fetchJson(branchStock)) as Record<string, PublishedStock>;
  const { count, categories } = all[section.dataset['branchStock'] ?? ''] as PublishedStock;
  link.append(` (${count})`);
  categories.forEach((category, index) => showCategory(rows[index] as HTMLElement, category));
} catch {
  section.hidden = true;
}

function showCategory(row: HTMLElement, { name, slug, picture, text }: PublishedStock['categories'][number]): void {
  const find = (selector: string): Element => row.querySelector(selector) as Element;
  (find('a') as HTMLAnchorElement).href = `/categoria/${slug}${link.search}`;
  find('b').textContent = name;
  find('small').textContent = text;
  const image = new Image();
  image.className = 'picture';
  image.alt = '';
  image.src = picture;
  if (picture) find('.picture-box').append(image);
  row.hidden = false;
}
