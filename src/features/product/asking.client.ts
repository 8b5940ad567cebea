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
