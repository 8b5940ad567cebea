import { startCountdown } from './live/countdown.client.ts';
import { prepareOpeningLines, startOpeningLines } from './live/openingLines.client.ts';
import { prepareStrips, startStrips } from './related/related.client.tsx';

/** What a product page does beside React. By delegation, so that pages made in the browser have it too. */
export function startBehaviour(): void {
  startFolding();
  startSharing();
  startStrips();
  startCountdown();
  startOpeningLines();
  startTitle();
  startAsking();
  prepare();
  addEventListener('resize', prepare);
  new MutationObserver(prepare).observe(document.querySelector('main') ?? document.body, {
    childList: true,
    subtree: true,
  });
}

/** Shows the controls that this device and this text have a use for. */
function prepare(): void {
  prepareFold();
  prepareSharing();
  prepareStrips();
  prepareTitle();
  prepareOpeningLines();
  observeBuy();
}

/** Marks the page while its own Comprar is out of view: the bar at the bottom of a phone then stands in for it. */
const observer = new IntersectionObserver((entries) => {
  const away = entries.at(-1)?.isIntersecting === false;
  document.documentElement.classList.toggle('buy-away', away);
});

let watched: Element | undefined;

/** Watches the main button of the page, Comprar or what stands in its place, also one that came later. */
export function observeBuy(): void {
  const [button] = document.querySelectorAll('[data-buy] > .button');
  if (!button || button === watched) return;
  observer.disconnect();
  watched = button;
  observer.observe(button);
}

/** The page's own ways to ask open the live chat, where that is there (R2.8); else they lead to WhatsApp, as they stand. */
export function startAsking(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('[data-chat-link]');
    const launcher = document.querySelector<HTMLElement>('button.launcher');
    if (!link || launcher?.hidden !== false) return;
    event.preventDefault();
    launcher.click();
  });
}

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

/** Copying the link, and the device's own share (R5.6). Whether there is one, the head script says before the first paint. */
export function startSharing(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy],[data-native-share]');
    if (button) void share(button);
  });
}

/** A page that was not fetched safely has no clipboard. */
export function prepareSharing(): void {
  if ('clipboard' in navigator) return;
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) button.hidden = true;
}

async function share(button: HTMLElement): Promise<void> {
  const menu = button.closest<HTMLElement>('[data-share]');
  const { share: url = location.href, shareName: title = document.title } = menu?.dataset ?? {};
  try {
    if ('nativeShare' in button.dataset) await navigator.share({ title, url });
    else {
      await navigator.clipboard.writeText(url);
      button.classList.add('done');
      const status = menu?.querySelector('[role=status]');
      if (status) status.textContent = 'Enlace copiado';
    }
  } catch {
    // The person closed the menu, or the browser refuses: the links beside it still work.
  }
}

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
