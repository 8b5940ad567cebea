/** Takes away what waits for the content of the page (ClientList.astro, LivePage.astro). */
export const endWaiting = (): void => document.querySelector('[data-waiting]')?.remove();
