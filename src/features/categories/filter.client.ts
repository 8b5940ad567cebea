import { createNameMatcher } from '../../lib/nameList.ts';

/**
 * Makes a field filter categories by name; Enter opens the first match.
 * @param container contains `li` in `[data-filtered]` groups, `[data-unfiltered]` elements to hide while the field has text,
 * and a `[role=status]` for the number of matches
 */
export function startCategoryFilter(field: HTMLInputElement, container: HTMLElement): void {
  field.addEventListener('input', () => filterCategories(field, container));
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !field.value.trim()) return;
    event.preventDefault();
    container.querySelector<HTMLAnchorElement>('[data-filtered] li:not([hidden]) a')?.click();
  });
  if (field.value) filterCategories(field, container);
}

/** Filters by the text of the field; call it again after adding categories. */
export function filterCategories(field: HTMLInputElement, container: HTMLElement): void {
  const typed = field.value.trim();
  const matches = createNameMatcher(typed);
  let totalMatches = 0;
  for (const group of container.querySelectorAll<HTMLElement>('[data-filtered]')) {
    let matchCount = 0;
    for (const item of group.querySelectorAll('li')) {
      item.hidden = !matches(item.querySelector('[data-name]')?.textContent ?? '');
      if (!item.hidden) matchCount++;
    }
    group.hidden = matchCount === 0;
    totalMatches += matchCount;
  }
  for (const element of container.querySelectorAll<HTMLElement>('[data-unfiltered]')) element.hidden = typed !== '';
  container.classList.toggle('filtered', typed !== '');
  const status = container.querySelector('[role=status]');
  status?.replaceChildren(...(typed ? statusText(typed, totalMatches) : []));
}

function statusText(typed: string, count: number): (string | Node)[] {
  if (count > 0) return [`${count} ${count === 1 ? 'categoría' : 'categorías'} con «${typed}»`];
  const link = document.createElement('a');
  link.className = 'link';
  link.href = `/busqueda?busqueda=${encodeURIComponent(typed)}`;
  link.textContent = 'Buscarlo entre los productos';
  return [`Ninguna categoría con «${typed}». `, link];
}
