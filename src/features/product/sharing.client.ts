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
