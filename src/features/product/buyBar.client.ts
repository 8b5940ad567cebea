/** Marks the page while its own Comprar is out of view: the bar at the bottom of a phone then stands in for it. */
const observer = new IntersectionObserver((entries) => {
  const away = entries.at(-1)?.isIntersecting === false;
  document.documentElement.classList.toggle('buy-away', away);
});

let watched: Element | undefined;

/** Watches the main button of the page, Comprar or what stands in its place, also one that came later. */
export function observeBuy(): void {
  const [button] = document.querySelectorAll('[data-buy] > .button');
  if (!button || button === watched) return;
  observer.disconnect();
  watched = button;
  observer.observe(button);
}
