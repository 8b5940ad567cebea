/** Takes away what waits for the content of the page (BareList.astro, LivePage.astro). */
export const endWaiting = (): void => document.querySelector('[data-waiting]')?.remove();
