export function afterLoad(task: () => void): void {
  const soon = (): void => void setTimeout(task, 0);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}

/** Runs a task when the page has loaded and is idle. */
export const whenIdle = (task: () => void): void =>
  afterLoad(() => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: 2_000 });
    else setTimeout(task, 200);
  });
