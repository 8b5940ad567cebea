import { closeElsewhere } from '../../lib/closeElsewhere.ts';

/**
 * The chat's panel where the browser knows no popover: its launcher opens and closes it, and so do its own ×, Escape and a
 * click elsewhere. What is said in it stays.
 */
const panel = document.getElementById('chat');
const launcher = document.querySelector<HTMLElement>('button.launcher');
if (panel && launcher) {
  let opener = launcher;
  const close = (byKey: boolean): void => {
    if (!panel.classList.contains('open')) return;
    panel.classList.remove('open');
    if (byKey) opener.focus();
  };
  launcher.addEventListener('click', () => {
    if (panel.classList.contains('open')) {
      close(true);
      return;
    }
    // A link of the page may have opened it; Safari's clicks focus no button.
    const { activeElement } = document;
    opener = activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : launcher;
    panel.classList.add('open');
    panel.focus();
  });
  panel.querySelector('button')?.addEventListener('click', () => close(true));
  closeElsewhere(panel.parentElement ?? panel, close);
}
