/**
 * Calls back on a pointer press outside of a panel and its button, and on Escape, even while the panel is closed.
 * @param container contains the panel and its button
 * @param close receives whether the cause was a key: then the focus returns to the button
 */
export function onDismiss(container: Element, close: (byKey: boolean) => void): void {
  addEventListener('pointerdown', ({ target }) => {
    if (!container.contains(target as Node)) close(false);
  });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close(true);
  });
}
