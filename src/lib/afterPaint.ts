/**
 * Runs a task after the next frame is painted: a slow phone shows the pressed control before a long task. Apart from idle.ts,
 * which every page loads: text pages have 6 KB.
 */
export const afterPaint = (task: () => void): void => void requestAnimationFrame(() => setTimeout(task));
