/** Tells the directive of an island that its handlers are there: Astro's own event comes before React has committed. */
export const islandReady = (element: Element | null): void => {
  element?.closest('astro-island')?.dispatchEvent(new Event('island:ready'));
};
