/** Does something once the next frame is painted: on a slow phone what was touched is seen to be before much is drawn. */
export const afterPaint = (work: () => void): void => void requestAnimationFrame(() => setTimeout(work));
