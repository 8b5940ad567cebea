let content: Promise<unknown> | undefined;

/**
 * Makes afterLoad() and whenIdle() wait for content that the page renders after it has loaded: their tasks would take its bandwidth.
 * @param shown must not reject
 */
export const waitForContent = (shown: Promise<unknown>): void => void (content = shown);

/** Runs a task after the next frame is painted: a slow phone shows the pressed control before a long task. */
export const afterPaint = (task: () => void): void => void requestAnimationFrame(() => setTimeout(task));

/** The longest wait for a frame, ms: in the background none is painted. */
const paintTimeout = 1_000;

async function loaded(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done));
  await content;
  await new Promise<void>((done) => {
    afterPaint(done);
    setTimeout(done, paintTimeout);
  });
}

/** Runs a task when the page has loaded and is painted. */
export const afterLoad = (task: () => void): void => void loaded().then(task);

/** Runs a task when the page has loaded and is idle. */
export const whenIdle = (task: () => void): void =>
  afterLoad(() => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: 2_000 });
    else setTimeout(task, 200);
  });
