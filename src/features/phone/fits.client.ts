import { choosePhone, readPhone } from './kept.ts';
import { markCards } from './marks.client.tsx';
import { fitOf } from './fit.ts';
import type { Phone } from './phone.ts';
import { awaitIntent, pickPhone } from './picking.client.ts';

const button = '[data-fits-button]';

/** Says on a product's page whether it goes with the shopper's phone, and asks which that is. */
export function startFits(): void {
  const box = document.querySelector<HTMLElement>('[data-fits]');
  if (!box) return;
  const own = JSON.parse(box.dataset['fits'] ?? '[]') as Phone[];
  let phone = readPhone();

  const show = (): void => {
    const fit = fitOf(own, phone, box.dataset['category'] ?? null);
    const [text, link] = [box.querySelector('[data-fits-text]'), box.querySelector('a')];
    const [act] = box.querySelectorAll<HTMLButtonElement>(button);
    if (!text || !link || !act || text.textContent === fit.text) return;
    box.classList.toggle('yes', fit.state === 'fits');
    [text.textContent, link.textContent, act.textContent] = [fit.text, fit.link, fit.button];
    link.href = fit.address;
  };
  const showAll = (): void => {
    show();
    void markCards(phone).then(bringForward);
  };

  if (phone) showAll();
  awaitIntent(button);
  box.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest(button)) return;
    const [only] = own;
    if (!phone && only && own.length === 1) choosePhone(only);
    else pickPhone(own.map(({ slug }) => slug));
  });
  addEventListener('shop:phone', ({ detail }) => {
    phone = detail;
    showAll();
  });
}

/** Puts what is marked first in the strips of related products, those alone that are not in view yet: nothing jumps. */
function bringForward(): void {
  for (const strip of document.querySelectorAll<HTMLElement>('[data-related] [data-strip]')) {
    const { top, bottom } = strip.getBoundingClientRect();
    if (bottom > 0 && top < innerHeight) continue;
    const { scrollLeft } = strip;
    strip.prepend(...[...strip.children].filter((card) => card.querySelector('.mine')));
    // The browser would keep the card in view that was first.
    strip.scrollLeft = scrollLeft;
  }
}
