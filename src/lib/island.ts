/** Tells the directive of an island that its handlers are there: Astro's own event comes before React has committed. */
export const islandReady = (element: Element | null): void => {
  element?.closest('astro-island')?.dispatchEvent(new Event('island:ready'));
};

/** An island of `client:intent`: it is plain HTML until a person means to use it, or the page's script wakes it. */
export interface SleepingIsland extends HTMLElement {
  /** Brings React. Never rejects: where its scripts cannot be fetched, the next touch tries again. */
  wake?: () => Promise<void>;
}
