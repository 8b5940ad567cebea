import { fetchJson } from '../../api/client.ts';
import { publishedManifest } from '../../api/published.ts';
import { stockRowText, type PublishedStock } from './branchStock.ts';

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

function showCategory(row: HTMLElement, { name, slug, picture, count }: PublishedStock['categories'][number]): void {
  const find = <T extends Element>(selector: string): T => row.querySelector(selector) as T;
  find<HTMLAnchorElement>('a').href = `/categoria/${slug}${link.search}`;
  find('b').textContent = name;
  find('small').textContent = stockRowText(count);
  const image = new Image();
  image.alt = '';
  image.src = picture;
  if (picture) find('.picture-box').append(image);
  row.hidden = false;
}
