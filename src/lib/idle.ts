let content: Promise<unknown> | undefined;

/**
 * Makes all tasks of this module wait for content that the page renders after it has loaded: they would take its bandwidth.
 * @param shown must not reject
 */
export const waitForContent = (shown: Promise<unknown>): void => void (content = shown);

async function loaded(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done, { once: true }));
  await content;
}

/** Runs a task after the next frame is painted: a slow phone shows the pressed control before a long task. */
export const afterPaint = (task: () => void): void => void requestAnimationFrame(() => setTimeout(task));

/** Runs a task when the page has loaded and is painted, unless it is in the background, which is not painted. */
export const afterLoad = (task: () => void): void =>
  void loaded().then(() => (document.hidden ? setTimeout(task) : afterPaint(task)));

/** Runs a task when the page has loaded and is idle. */
export const whenIdle = (task: () => void): void =>
  afterLoad(() => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: 2_000 });
    else setTimeout(task, 200);
  });
