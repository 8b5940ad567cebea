/** The event `scrollend`: calls the listener whenever an element has stopped scrolling. */
export function afterScrolling(element: HTMLElement, listener: () => void): void {
  if ('onscrollend' in globalThis) {
    element.addEventListener('scrollend', listener);
    return;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = (): void => {
    clearTimeout(timer);
    // Several frames on a slow phone.
    timer = setTimeout(listener, 120);
  };
  element.addEventListener('scroll', restartTimer, { passive: true });
}
