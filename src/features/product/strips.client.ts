/** The strips of products that buttons scroll, 400 px each time (R5.9). */
export function startStrips(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-scroll]');
    if (!button) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const left = Number(button.dataset['scroll']);
    stripOf(button)?.scrollBy({ left, behavior: still ? 'instant' : 'smooth' });
  });
  // Who goes by the keyboard sees the whole of what is reached, not its edge.
  document.addEventListener('focusin', ({ target }) => {
    const item = (target as Element).closest('.strip.scroll > li, .thumbnails > li');
    if ((target as Element).matches(':focus-visible')) item?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  // Scrolling does not bubble.
  document.addEventListener('scroll', prepareStrips, { capture: true, passive: true });
}

/** A button that leads no further says so; it keeps the focus that it may have. */
export function prepareStrips(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-scroll]')) {
    const strip = stripOf(button);
    if (!strip) continue;
    const { scrollLeft, scrollWidth, clientWidth } = strip;
    const left = Number(button.dataset['scroll']) < 0 ? scrollLeft : scrollWidth - clientWidth - scrollLeft;
    const ended = String(left < 2);
    if (button.getAttribute('aria-disabled') !== ended) button.setAttribute('aria-disabled', ended);
  }
}

const stripOf = (button: Element): Element | null => button.closest('section')?.querySelector('[data-strip]') ?? null;
