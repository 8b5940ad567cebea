/** The button that shows the whole of a long name, which phones cut. */
export function startTitle(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-whole-name]');
    if (!button) return;
    const open = button.closest('[data-title]')?.classList.toggle('open') ?? false;
    button.textContent = open ? 'Ver menos' : 'Ver nombre completo';
    button.setAttribute('aria-expanded', String(open));
  });
}

/** A name that is not cut has no use for the button, which keeps its room. */
export function prepareTitle(): void {
  for (const title of document.querySelectorAll('[data-title]:not(.open)')) {
    const heading = title.querySelector('h1');
    if (heading && title.querySelector('button'))
      title.classList.toggle('whole', heading.scrollHeight <= heading.clientHeight);
  }
}
