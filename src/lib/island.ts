/** Tells the directive of an island that its handlers are there: Astro's own event comes before React has committed. */
export const islandReady = (element: Element | null): void => {
  element?.closest('astro-island')?.dispatchEvent(new Event('island:ready'));
};

/** An island of `client:live`: it is plain HTML until it is woken. */
export interface SleepingIsland extends HTMLElement {
  /** Brings React. Rejects where its scripts cannot be fetched; it may then be asked again. */
  wake?: () => Promise<void>;
}
