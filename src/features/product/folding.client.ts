/** The description that is folded until asked for (R5.7). */
export function startFolding(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-unfold]');
    if (button) setFold(button, button.getAttribute('aria-expanded') !== 'true');
  });
  // A link that the keyboard reaches in the folded part.
  document.addEventListener('focusin', ({ target }) => {
    const fold = (target as Element).closest<HTMLElement>('[data-fold]:not(.open)');
    const button = fold && toggleOf(fold);
    if (!button || button.hidden) return;
    if (
      (target as Element).getBoundingClientRect().bottom > fold.getBoundingClientRect().bottom ||
      fold.scrollTop > 0
    ) {
      fold.scrollTop = 0;
      setFold(button, true);
      (target as Element).scrollIntoView({ block: 'nearest' });
    }
  });
}

/** The toggle only where the text is taller than its box. */
export function prepareFold(): void {
  for (const fold of document.querySelectorAll<HTMLElement>('[data-fold]:not(.open)')) {
    const button = toggleOf(fold);
    const hidden = fold.scrollHeight <= fold.clientHeight;
    if (button && button.hidden !== hidden) button.hidden = hidden;
  }
}

function setFold(button: HTMLElement, open: boolean): void {
  button.parentElement?.querySelector('[data-fold]')?.classList.toggle('open', open);
  button.textContent = open ? 'Leer menos' : 'Leer más';
  button.setAttribute('aria-expanded', String(open));
  if (!open) button.scrollIntoView({ block: 'nearest' });
}

const toggleOf = (fold: Element): HTMLElement | null =>
  fold.parentElement?.querySelector<HTMLElement>('[data-unfold]') ?? null;
