/** Marks the page while its own Comprar is out of view: the bar at the bottom of a phone then stands in for it. */
const observer = new IntersectionObserver((entries) => {
  const away = entries.at(-1)?.isIntersecting === false;
  document.documentElement.classList.toggle('buy-away', away);
});

/** Watches the page's Comprar, also one that came later; the same one twice is watched once. */
export function observeBuy(): void {
  const button = document.querySelector('[data-buy] > .button');
  if (button?.parentElement) observer.observe(button.parentElement);
}
