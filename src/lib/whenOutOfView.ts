/** Calls back once, as soon as nobody sees an element: what changes then is not seen to move. */
export function whenOutOfView(element: Element, callback: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting) return;
    observer.disconnect();
    callback();
  });
  observer.observe(element);
}
