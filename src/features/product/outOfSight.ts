/** Does something to a place of the page as soon as nobody sees it, so that nothing is seen to move; once. */
export function outOfSight(place: Element, act: () => void): void {
  const seen = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting) return;
    seen.disconnect();
    act();
  });
  seen.observe(place);
}
