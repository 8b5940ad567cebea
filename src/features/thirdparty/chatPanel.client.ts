import { onDismiss } from '../../lib/onDismiss.ts';

// For browsers without the Popover API (widgets.client.ts): the launcher opens and closes the chat panel; its close button, Escape
// and a click outside close it. The conversation stays.
const panel = document.getElementById('chat');
const launcher = document.querySelector<HTMLElement>('button.chat-launcher');
if (panel && launcher) {
  let previouslyFocused = launcher;
  const close = (restoreFocus: boolean): void => {
    if (!panel.classList.contains('open')) return;
    panel.classList.remove('open');
    if (restoreFocus) previouslyFocused.focus();
  };
  launcher.addEventListener('click', () => {
    if (panel.classList.contains('open')) {
      close(true);
      return;
    }
    // A link of the page may have opened the chat. Safari does not focus a clicked button, so the launcher is the default.
    const { activeElement } = document;
    previouslyFocused =
      activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : launcher;
    panel.classList.add('open');
    panel.focus();
  });
  panel.querySelector('button')?.addEventListener('click', () => close(true));
  onDismiss(panel.parentElement ?? panel, close);
}
