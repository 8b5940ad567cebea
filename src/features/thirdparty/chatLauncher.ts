import { closeElsewhere } from '../../lib/closeElsewhere.ts';
import { whenIdle } from '../../lib/idle.ts';
import { setAria } from '../../lib/polyfills.ts';
import { savesData } from '../../lib/savesData.ts';
import { frameOf } from './sandboxedFrame.ts';

/** Tells the styles which way one scrolls: the way to the chat is hidden on the way down, and there on the way up and at the top. */
function followScrolling(): void {
  let last = scrollY;
  const look = (): void => {
    if (Math.abs(scrollY - last) > 8 || scrollY < 8) {
      document.documentElement.dataset['scrolls'] = scrollY > last && scrollY > 8 ? 'down' : 'up';
      last = scrollY;
    }
  };
  addEventListener('scroll', look, { passive: true });
}

/** The launcher opens and closes the panel; the panel's own ×, Escape and a click elsewhere close it. What is said in it stays. */
function startPanel(panel: HTMLElement, launcher: HTMLElement): void {
  let opener = launcher;
  const show = (shown: boolean): void => {
    panel.hidden = !shown;
    setAria(launcher, 'expanded', `${shown}`);
  };
  const close = (byKey: boolean): void => {
    if (panel.hidden) return;
    show(false);
    if (byKey) opener.focus();
  };
  launcher.addEventListener('click', () => {
    if (!panel.hidden) {
      close(true);
      return;
    }
    // A link of the page may have opened it; Safari's clicks focus no button.
    const { activeElement } = document;
    opener = activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : launcher;
    show(true);
    panel.focus();
  });
  panel.querySelector('button')?.addEventListener('click', () => close(true));
  closeElsewhere(panel.parentElement ?? panel, close);
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
    startPanel(panel, button);
  });
}
