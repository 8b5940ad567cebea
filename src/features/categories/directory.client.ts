import { startCategoryFilter } from './filter.client.ts';

const container = document.querySelector<HTMLElement>('.directory');
const field = container?.querySelector('input');
if (container && field) {
  startCategoryFilter(field, container);
  highlightLetterInView(container);
}

/** Marks the letter of the section in view as current. */
function highlightLetterInView(directory: HTMLElement): void {
  const observer = new IntersectionObserver(
    (entries) => {
      const visibleId = entries.find(({ isIntersecting }) => isIntersecting)?.target.querySelector('h3')?.id;
      if (!visibleId) return;
      for (const link of directory.querySelectorAll('.letters a'))
        link.setAttribute('aria-current', `${link.getAttribute('href') === `#${visibleId}`}`);
    },
    { rootMargin: '-64px 0px -80%' },
  );
  for (const group of directory.querySelectorAll('[data-filtered]')) observer.observe(group);
}
