/**
 * Closes what stands open over the page at a click elsewhere, and at Escape.
 * @param part what is open, with what opens it
 * @param close is told whether the focus has to go back: a click has taken it along
 */
export function closeElsewhere(part: Element, close: (byKey: boolean) => void): void {
  addEventListener('pointerdown', ({ target }) => {
    if (!part.contains(target as Node)) close(false);
  });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close(true);
  });
}
