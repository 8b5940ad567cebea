let content: Promise<unknown> | undefined;

/**
 * Delays the tasks of afterLoad() and whenIdle() until the page has shown its content, for a page that renders it after it
 * has loaded: they would compete with it for bandwidth. Call it once.
 * @param shown must not reject
 */
export const delayIdleUntil = (shown: Promise<unknown>): void => void (content = shown);

/** Runs a task after the next frame is painted, so that a slow phone shows the pressed control first. */
export const afterPaint = (task: () => void): void => void requestAnimationFrame(() => setTimeout(task));

/** Max wait for a frame, ms: pages in the background paint none. */
const paintTimeout = 1_000;

async function whenLoaded(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done));
  await content;
  await new Promise<void>((done) => {
    afterPaint(done);
    setTimeout(done, paintTimeout);
  });
}

/** Runs a task when the page has loaded and is painted. */
export const afterLoad = (task: () => void): void => void whenLoaded().then(task);

/** Runs a task when the page has loaded and is idle. */
export const whenIdle = (task: () => void): void =>
  afterLoad(() => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: 2_000 });
    else setTimeout(task, 200);
  });
