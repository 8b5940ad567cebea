import { whenIdle } from '../../lib/idle.ts';
import { isSavingData } from '../../lib/saveData.ts';
import { lazy } from '../../runtime/lazy.ts';

/**
 * Loads the live chat when the page is idle (R2.8), unless the shopper saves data. Its button replaces the WhatsApp link once
 * the chat is ready.
 */
export function startChat(): void {
  trackScrollDirection();
  const panel = document.getElementById('chat');
  const [link, button] = document.querySelectorAll<HTMLElement>('.chat-launcher');
  if (!panel || !link || !button || isSavingData()) return;
  whenIdle(() => {
    const frame = createFrame(panel);
    const showButton = (): void => {
      const hadFocus = document.activeElement === link;
      link.hidden = true;
      button.hidden = false;
      if (hadFocus) button.focus();
    };
    const onMessage = ({ source }: MessageEvent): void => {
      if (source !== frame.contentWindow) return;
      removeEventListener('message', onMessage);
      showButton();
    };
    if (panel.dataset['ready'] === 'load') frame.onload = showButton;
    else addEventListener('message', onMessage);
    panel.append(frame);
    if (!('popover' in panel)) void lazy(() => import('./chatPanel.client.ts'))().catch(() => {});
  });
}

/** Exposes the scroll direction to CSS: 'down' hides the chat button, 'up' shows it; at the top there is no direction. */
function trackScrollDirection(): void {
  const { dataset } = document.documentElement;
  let last = scrollY;
  const update = (): void => {
    if (Math.abs(scrollY - last) > 8) {
      dataset['scrollDirection'] = scrollY > last ? 'down' : 'up';
      last = scrollY;
    }
    if (scrollY < 8) delete dataset['scrollDirection'];
  };
  addEventListener('scroll', update, { passive: true });
}

/** Replaces a facade with its frame on a click (R2.8). The link stays below and opens the other site. */
export function startFacades(): void {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('a[data-frame]');
    // With a modifier key, the link opens in another tab.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const frame = createFrame(link);
    delete link.dataset['frame'];
    link.textContent = link.dataset['openedLabel'] ?? '';
    link.before(frame);
    frame.focus();
  });
}

/**
 * Creates a sandboxed frame: it cannot access or navigate this page, open dialogs over it, or learn its URL. With
 * `data-storage` it has storage of its own.
 * @param source the element with its `data-frame`, `data-title` and `data-storage`
 */
function createFrame({ dataset }: HTMLElement): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute(
    'sandbox',
    `allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox${'storage' in dataset ? ' allow-same-origin' : ''}`,
  );
  frame.setAttribute('credentialless', '');
  frame.referrerPolicy = 'no-referrer';
  frame.title = dataset['title'] ?? '';
  frame.src = dataset['frame'] ?? '';
  return frame;
}
