import { readPhone } from './phone.ts';

/**
 * Has the page's own cards that are for the shopper's phone stand first, before they are seen: List.css keeps them from
 * sight until then, or for 3 s, and what is seen stays where it is. Those of this page alone: each page of a list has its own
 * products, whoever looks.
 */
export function putPreferredFirst(): void {
  const own = document.querySelector('.own-list');
  const list = own?.querySelector('.vitrina');
  const phone = readPhone();
  if (phone && list && getComputedStyle(list).visibility === 'hidden')
    list.prepend(...[...list.children].filter((card) => isFor(card, phone.slug)));
  own?.classList.add('in-order');
}

const isFor = (card: Element, slug: string): boolean =>
  card.getAttribute('data-for')?.split(' ').includes(slug) ?? false;
