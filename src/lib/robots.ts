/** A live page is kept from search engines until it has something to show. */
export const showToSearchEngines = (): void => document.querySelector('meta[name=robots]')?.remove();
