/** Shows the page's own cards: they are kept from sight where its address asks for others (R4.7, headScript.ts). */
export const reveal = (): void => document.documentElement.classList.remove('asked');
