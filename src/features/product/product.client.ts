import { lazy } from '../../runtime/lazy.ts';
import { whenInView } from '../../lib/whenInView.ts';
import { updateOpeningStatus } from '../branches/openingStatus.ts';
import { shop } from '../../shop.ts';

const loadBundle = lazy(() => import('./bundle/bundle.client.tsx'));
const loadCountdown = lazy(() => import('./live/countdown.client.ts'));
const loadRelated = lazy(() => import('./related/related.client.tsx'));

const clickActions: [selector: string, handler: (control: HTMLElement, event: Event) => void][] = [
  ['[data-chat-link]', openChat],
  ['.chat-launcher,#chat a[target]', addProductToChatLink],
  ['[data-copy],[data-native-share]', (button) => void share(button)],
  ['[data-scroll]', scrollCardRow],
  ['[data-read-more]', (button) => setCollapsible(button, button.getAttribute('aria-expanded') !== 'true')],
  ['[data-full-name]', toggleName],
];

/** Starts the behaviour of a product page, without React. Event delegation also covers pages rendered in the browser. */
export function startProductActions(): void {
  document.addEventListener('click', (event) => {
    for (const [selector, handle] of clickActions) {
      const control = (event.target as Element).closest<HTMLElement>(selector);
      if (control) handle(control, event);
    }
  });
  document.addEventListener('focusin', expandForFocus);
  document.addEventListener('focusin', revealFocused);
  // Scrolling does not bubble.
  document.addEventListener('scroll', updateScrollButtons, { capture: true, passive: true });
  if (Date.parse(shop.offerEnd) > Date.now())
    loadCountdown().then(
      ({ startCountdown }) => startCountdown(),
      () => undefined,
    );
  updateControls();
  addEventListener('resize', updateControls);
  new MutationObserver(updateControls).observe(document.querySelector('main') ?? document.body, {
    childList: true,
    subtree: true,
  });
}

/** Updates controls that depend on the device and the layout. */
function updateControls(): void {
  updateCollapsibles();
  hideCopyButtons();
  updateScrollButtons();
  updateNameButtons();
  updateOpeningStatus();
  observeBuyButton();
}

/** How much of Comprar must be in view. Not 1: fractions of a pixel may be missing. */
const minInView = 0.9;

/** Marks the page while its own Comprar is not wholly in view: on phones the buy bar then replaces it (BuyBox.css). */
const buyObserver = new IntersectionObserver(
  (entries) => {
    const ratio = entries.at(-1)?.intersectionRatio ?? 1;
    document.documentElement.classList.toggle('buy-bar-shown', ratio < minInView);
  },
  { threshold: minInView },
);

let observedButton: Element | undefined;

/** Observes Comprar or the button that replaces it; again if another one was rendered. */
function observeBuyButton(): void {
  const [button] = document.querySelectorAll('[data-buy] > .button');
  if (!button || button === observedButton) return;
  buyObserver.disconnect();
  observedButton = button;
  buyObserver.observe(button);
}

/** Opens the live chat if it has loaded (R2.8); otherwise the link opens WhatsApp. */
function openChat(_link: HTMLElement, event: Event): void {
  const launcher = document.querySelector<HTMLElement>('button.chat-launcher');
  if (launcher?.hidden !== false) return;
  event.preventDefault();
  launcher.click();
}

/** Replaces a WhatsApp link of the chat with the question about the product (R2.8). */
function addProductToChatLink(link: HTMLElement): void {
  const question = document.querySelector<HTMLAnchorElement>('[data-chat-link]');
  if (question && link instanceof HTMLAnchorElement) link.href = question.href;
}

/** Expands the description when a link in its hidden part gets the focus (R5.7). */
function expandForFocus({ target }: Event): void {
  const link = target as Element;
  const collapsible = link.closest<HTMLElement>('[data-collapsible]:not(.open)');
  const button = collapsible && findExpandButton(collapsible);
  if (!button || button.hidden) return;
  const isVisible = link.getBoundingClientRect().bottom <= collapsible.getBoundingClientRect().bottom;
  if (isVisible && collapsible.scrollTop === 0) return;
  collapsible.scrollTop = 0;
  setCollapsible(button, true);
  link.scrollIntoView({ block: 'nearest' });
}

/** Shows the button to expand a text only if the text is taller than its box. */
function updateCollapsibles(): void {
  for (const collapsible of document.querySelectorAll<HTMLElement>('[data-collapsible]:not(.open)')) {
    const button = findExpandButton(collapsible);
    const isWhole = collapsible.scrollHeight <= collapsible.clientHeight;
    if (button && button.hidden !== isWhole) button.hidden = isWhole;
  }
}

function setCollapsible(button: HTMLElement, open: boolean): void {
  button.parentElement?.querySelector('[data-collapsible]')?.classList.toggle('open', open);
  setExpanded(button, open, 'Leer menos');
  if (!open) button.scrollIntoView({ block: 'nearest' });
}

const findExpandButton = (collapsible: Element): HTMLElement | null =>
  collapsible.parentElement?.querySelector<HTMLElement>('[data-read-more]') ?? null;

/** @param openLabel the text of the button while open; otherwise it is that of the HTML */
function setExpanded(button: HTMLElement, open: boolean, openLabel: string): void {
  const label = (button.dataset['label'] ??= button.textContent);
  button.textContent = open ? openLabel : label;
  button.setAttribute('aria-expanded', String(open));
}

/** Hides the copy buttons where the browser has no clipboard API: on pages without HTTPS. */
function hideCopyButtons(): void {
  if ('clipboard' in navigator) return;
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) button.hidden = true;
}

/** Copies the link, or opens the device's own share menu (R5.6). */
async function share(button: HTMLElement): Promise<void> {
  const menu = button.closest<HTMLElement>('[data-share]');
  const { share: url = location.href, shareName: title = document.title } = menu?.dataset ?? {};
  const isNative = 'nativeShare' in button.dataset;
  const status = menu?.querySelector('[role=status]');
  try {
    await (isNative ? navigator.share({ title, url }) : navigator.clipboard.writeText(url));
    if (isNative) return;
    button.classList.add('copied');
    if (status) status.textContent = 'Enlace copiado';
  } catch {
    // The shopper closed the device's menu, or the browser denies the clipboard: the links beside it still work.
    if (status && !isNative) status.textContent = 'No se copió';
  }
}

function toggleName(button: HTMLElement): void {
  const open = button.closest('[data-title]')?.classList.toggle('open') ?? false;
  setExpanded(button, open, 'Ver menos');
}

/** Shows the button of each name that is truncated. */
function updateNameButtons(): void {
  for (const heading of document.querySelectorAll('[data-title].very-long:not(.open) > h1')) {
    const { lineHeight, webkitLineClamp } = getComputedStyle(heading);
    const isTruncated = heading.scrollHeight > (Number(webkitLineClamp) + 0.5) * parseFloat(lineHeight);
    heading.parentElement?.classList.toggle('truncated', isTruncated);
  }
}

/** Scrolls a row of cards by 400 px (R5.9). */
function scrollCardRow(button: HTMLElement): void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const left = Number(button.dataset['scroll']);
  findCardRow(button)?.scrollBy({ left, behavior: reducedMotion ? 'instant' : 'smooth' });
}

/** Disables the scroll buttons of rows that are at their end, with ARIA: a disabled button would lose the focus. */
function updateScrollButtons(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-scroll]')) {
    const cardRow = findCardRow(button);
    if (!cardRow) continue;
    const { scrollLeft, scrollWidth, clientWidth } = cardRow;
    const remaining = Number(button.dataset['scroll']) < 0 ? scrollLeft : scrollWidth - clientWidth - scrollLeft;
    const isAtEnd = String(remaining < 2);
    if (button.getAttribute('aria-disabled') !== isAtEnd) button.setAttribute('aria-disabled', isAtEnd);
  }
}

const findCardRow = (button: Element): Element | null =>
  button.closest('section')?.querySelector('[data-card-row]') ?? null;

/** Scrolls a card or thumbnail with keyboard focus fully into view. */
function revealFocused({ target }: Event): void {
  const item = (target as Element).closest('.card-row.scroll > li, .gallery-thumbnails > li');
  if ((target as Element).matches(':focus-visible')) item?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Updates the bundle when it comes into view (R5.11). */
export function startBundle(): void {
  const section = document.querySelector<HTMLElement>('[data-bundle]');
  if (!section) return;
  whenInView([section], () => {
    loadBundle()
      .then(({ updateBundle }) => updateBundle(section))
      .catch(() => undefined);
  });
}

/** Updates the related products when they come into view (R5.9). */
export function startRelated(): void {
  const lists = [...document.querySelectorAll<HTMLElement>('[data-related]')];
  // A hidden list never intersects the viewport, so its predecessor is observed.
  const observedElements = lists.map((list) => (list.hidden && list.previousElementSibling) || list);
  whenInView(observedElements, () => {
    loadRelated()
      .then(({ updateRelated }) => updateRelated(lists))
      .catch(() => undefined);
  });
}
