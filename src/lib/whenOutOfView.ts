/** Calls back once, as soon as an element is out of view, so that changes to it shift nothing visible. */
export function whenOutOfView(element: Element, callback: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting) return;
    observer.disconnect();
    callback();
  });
  observer.observe(element);
}
