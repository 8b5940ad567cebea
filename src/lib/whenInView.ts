/** Calls back once, when one of the elements is in view. */
export function whenInView(elements: Iterable<Element>, callback: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    callback();
  });
  for (const element of elements) observer.observe(element);
}
