/**
 * Calls back on a pointer outside of a panel, and on Escape, also while the panel is closed.
 * @param panel the panel together with its button
 * @param close receives whether a key closed it: then the focus returns to the button
 */
export function onDismiss(panel: Element, close: (byKey: boolean) => void): void {
  addEventListener('pointerdown', ({ target }) => {
    if (!panel.contains(target as Node)) close(false);
  });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close(true);
  });
}
