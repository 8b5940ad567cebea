/**
 * Runs a task after the next frame is painted: a slow phone shows the pressed control before a long task. Not in idle.ts,
 * which text pages load, too: their budget is 6 KB.
 */
export const afterPaint = (task: () => void): void => void requestAnimationFrame(() => setTimeout(task));
