import { whenIdle } from '../../lib/idle.ts';
import { savesData } from '../../lib/savesData.ts';
import panelAddress from './chatPanel.client.ts?lazy';
import { frameOf } from './sandboxedFrame.ts';

/** Tells the styles which way one scrolls: the way to the chat is hidden on the way down, and there on the way up and at the top. */
function followScrolling(): void {
  let last = scrollY;
  const look = (): void => {
    // The top is always further up.
    const place = scrollY < 8 ? -9 : scrollY;
    if (Math.abs(place - last) > 8) {
      document.documentElement.dataset['scrolls'] = place > last ? 'down' : 'up';
      last = place;
    }
  };
  addEventListener('scroll', look, { passive: true });
}

/**
 * Loads the live chat when the page is idle (R2.8), not where the shopper saves data. Its button takes the place of the
 * WhatsApp link when the chat is there; until then, and where it never is, the link stays.
 */
export function startChat(): void {
  followScrolling();
  const panel = document.getElementById('chat');
  const [link, button] = document.querySelectorAll<HTMLElement>('.launcher');
  if (!panel || !link || !button || savesData()) return;
  whenIdle(() => {
    const frame = frameOf(panel);
    const offer = (): void => {
      const focused = document.activeElement === link;
      link.hidden = true;
      button.hidden = false;
      if (focused) button.focus();
    };
    const hear = ({ source }: MessageEvent): void => {
      if (source !== frame.contentWindow) return;
      removeEventListener('message', hear);
      offer();
    };
    if (panel.dataset['ready'] === 'load') frame.onload = offer;
    else addEventListener('message', hear);
    panel.append(frame);
    if (!('popover' in panel)) void import(/* @vite-ignore */ panelAddress).catch(() => {});
  });
}
