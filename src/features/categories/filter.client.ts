import { createNameMatcher } from '../../lib/nameList.ts';

/**
 * Has a field keep the categories whose names hold what is typed; Enter goes to the first of them.
 * @param place where they stand: `li` in sections or beside each other, `[data-unfiltered]` what goes while one types,
 * and a `[role=status]` for what was found
 */
export function startCategoryFilter(field: HTMLInputElement, place: HTMLElement): void {
  field.addEventListener('input', () => filterCategories(field, place));
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !field.value.trim()) return;
    event.preventDefault();
    place.querySelector<HTMLAnchorElement>('[data-filtered] li:not([hidden]) a')?.click();
  });
  if (field.value) filterCategories(field, place);
}

/** Keeps what holds the text of the field; again after more has come. */
export function filterCategories(field: HTMLInputElement, place: HTMLElement): void {
  const typed = field.value.trim();
  const holds = createNameMatcher(typed);
  let found = 0;
  for (const group of place.querySelectorAll<HTMLElement>('[data-filtered]')) {
    let left = 0;
    for (const item of group.querySelectorAll('li')) {
      item.hidden = !holds(item.querySelector('[data-name]')?.textContent ?? '');
      if (!item.hidden) left++;
    }
    group.hidden = left === 0;
    found += left;
  }
  for (const part of place.querySelectorAll<HTMLElement>('[data-unfiltered]')) part.hidden = typed !== '';
  place.classList.toggle('searched', typed !== '');
  const status = place.querySelector('[role=status]');
  status?.replaceChildren(...(typed ? wordsFor(typed, found) : []));
}

function wordsFor(typed: string, found: number): (string | Node)[] {
  if (found > 0) return [`${found} ${found === 1 ? 'categoría' : 'categorías'} con «${typed}»`];
  const link = document.createElement('a');
  link.className = 'link';
  link.href = `/busqueda?busqueda=${encodeURIComponent(typed)}`;
  link.textContent = 'Buscarlo entre los productos';
  return [`Ninguna categoría con «${typed}». `, link];
}
