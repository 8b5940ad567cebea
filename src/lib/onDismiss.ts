/**
 * Calls back when an open panel should close: on a pointer outside of it, and on Escape. (A file of its own: text pages
 * load neither of its users.)
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
