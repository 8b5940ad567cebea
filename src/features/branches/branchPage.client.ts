import { fetchJson } from '../../api/client.ts';
import { publishedManifest } from '../../api/published.ts';
import { toLocalTime, zone } from '../../lib/time.ts';
import type { PublishedStock } from './branchStock.ts';

/** Marks the row of today in a week's hours, by the branch's clock. */
export function markToday(): void {
  const hours = document.querySelector<HTMLElement>('.branch-hours table');
  const date = new Date(toLocalTime(hours?.dataset['zone'] ?? zone, new Date()).slice(0, 10));
  hours?.querySelector(`[data-day="${date.getUTCDay()}"]`)?.classList.add('today');
}

/** Shows what the page's branch has, by the published stock; without it the section goes. */
export function showStock(): void {
  const section = document.querySelector<HTMLElement>('[data-branch-stock]');
  if (!section) return;
  publishedManifest()
    .then(({ branchStock }) => fetchJson(branchStock))
    .then((stock) => {
      const { count, categories } = (stock as Record<string, PublishedStock>)[
        section.dataset['branchStock'] ?? ''
      ] as PublishedStock;
      // The last link leads to all of it.
      const links = section.querySelectorAll('a');
      const all = [...links].at(-1);
      all?.append(` (${count})`);
      categories.forEach((category, index) => fill(links[index], category, all?.search));
    })
    .catch(() => (section.hidden = true));
}

/** Fills a link to a category of what the branch has. @param query opens its list for the branch */
function fill(
  link: HTMLAnchorElement | undefined,
  { name, slug, picture, text }: PublishedStock['categories'][number],
  query = '',
): void {
  if (!link) return;
  const [box, words] = link.children;
  const image = new Image();
  image.className = 'picture';
  image.src = picture;
  if (picture) box?.append(image);
  words?.firstElementChild?.append(name);
  words?.lastElementChild?.append(text);
  link.href = `/categoria/${slug}${query}`;
  link.hidden = false;
}
