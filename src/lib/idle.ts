/** Does something once the page has loaded, off the path of what it shows. */
export function afterLoad(work: () => void): void {
  const soon = (): void => void setTimeout(work, 0);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}

/** Does it when the page has loaded and has nothing else to do: never before the first paint. */
export const whenIdle = (work: () => void): void =>
  afterLoad(() => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2_000 });
    else setTimeout(work, 200);
  });
