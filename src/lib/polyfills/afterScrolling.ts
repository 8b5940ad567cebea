/** The event `scrollend`: something to do each time a box has come to rest. */
export function afterScrolling(box: HTMLElement, work: () => void): void {
  if ('onscrollend' in globalThis) {
    box.addEventListener('scrollend', work);
    return;
  }
  let rest: ReturnType<typeof setTimeout> | undefined;
  const moved = (): void => {
    clearTimeout(rest);
    // Several frames of a slow phone.
    rest = setTimeout(work, 120);
  };
  box.addEventListener('scroll', moved, { passive: true });
}
