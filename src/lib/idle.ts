/** Does a task when the page has loaded and has nothing else to do: never before the first paint. */
export function whenIdle(task: () => void): void {
  const wait = (): void => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: 2_000 });
    else setTimeout(task, 200);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
