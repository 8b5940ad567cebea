/** What the product page does beside React: folding, sharing, scrolling. By delegation, so that live pages have it too. */
export function startBehaviour(): void {
  document.addEventListener('click', (event) => {
    const control = (event.target as Element).closest<HTMLElement>(
      '[data-unfold],[data-copy],[data-native-share],[data-scroll]',
    );
    if (!control) return;
    if ('unfold' in control.dataset) unfold(control);
    else if ('scroll' in control.dataset) scrollStrip(control);
    else void share(control);
  });
  prepare();
  new MutationObserver(prepare).observe(document.querySelector('main') ?? document.body, {
    childList: true,
    subtree: true,
  });
}

/** Shows the controls that this device and this text have a use for. */
function prepare(): void {
  for (const fold of document.querySelectorAll('[data-fold]')) {
    const button = fold.parentElement?.querySelector<HTMLElement>('[data-unfold]');
    // The toggle only where the text is taller than its box (R5.7).
    if (button && !fold.classList.contains('open')) button.hidden = fold.scrollHeight <= fold.clientHeight;
  }
  const shows = { '[data-copy]': 'clipboard' in navigator, '[data-native-share]': 'share' in navigator };
  for (const [selector, there] of Object.entries(shows)) {
    for (const button of document.querySelectorAll<HTMLElement>(selector)) button.hidden = !there;
  }
}

function unfold(button: HTMLElement): void {
  const open = button.parentElement?.querySelector('[data-fold]')?.classList.toggle('open') ?? false;
  button.textContent = open ? 'Leer menos' : 'Leer más';
  button.setAttribute('aria-expanded', String(open));
}

function scrollStrip(button: HTMLElement): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const strip = button.closest('section')?.querySelector('[data-strip]');
  strip?.scrollBy({ left: Number(button.dataset['scroll']), behavior: still ? 'instant' : 'smooth' });
}

async function share(button: HTMLElement): Promise<void> {
  const menu = button.closest<HTMLElement>('[data-share]');
  const { share: url = location.href, shareName: title = document.title } = menu?.dataset ?? {};
  const status = menu?.querySelector('[data-share-status]');
  try {
    if ('nativeShare' in button.dataset) await navigator.share({ title, url });
    else {
      await navigator.clipboard.writeText(url);
      button.classList.add('done');
      if (status) status.textContent = 'Enlace copiado';
    }
  } catch {
    // The person closed the menu, or the browser refuses: the links beside it still work.
  }
}
