/** The page's own ways to ask open the live chat, where that is there (R2.8); else they lead to WhatsApp, as they stand. */
export function startAsking(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('[data-chat-link]');
    const chat = document.querySelector<HTMLElement>('#chat:has(iframe)');
    const isReady = document.querySelector<HTMLElement>('button.launcher')?.hidden === false;
    if (!link || !chat || !isReady) return;
    event.preventDefault();
    chat.showPopover();
  });
}
