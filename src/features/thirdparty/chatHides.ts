/** Whether words of the page stand under the way to the chat, where the page is now. */
function isOnWords(): boolean {
  const box = document.querySelector('.launcher:not([hidden])')?.getBoundingClientRect();
  if (!box) return false;
  const { left, right, top, bottom } = box;
  const range = new Range();
  // A paragraph is as wide as its column: what counts are its lines.
  const hasLineUnder = (element: Element): boolean =>
    [...element.childNodes].some((node) => {
      range.selectNodeContents(node);
      return (
        node instanceof Text &&
        [...range.getClientRects()].some((line) => line.right > left && line.top < bottom && line.bottom > top)
      );
    });
  // Three places of its height meet each line, and its left edge what reaches below it.
  return [top, (top + bottom) / 2, bottom].some((y) =>
    [left, right].some((x) => document.elementsFromPoint(x, y).some(hasLineUnder)),
  );
}

/** Hides the way to the chat while one scrolls down, and at the top of a page whose words it would cover; the way up shows it. */
export function hideChatOverWords(): void {
  let last = scrollY;
  const look = (): void => {
    const atTop = scrollY < 8;
    if (!atTop && Math.abs(scrollY - last) <= 8) return;
    document.documentElement.classList.toggle('reading', atTop ? isOnWords() : scrollY > last);
    last = scrollY;
  };
  addEventListener('scroll', look, { passive: true });
  addEventListener('load', look);
}
