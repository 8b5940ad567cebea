import { readPhone } from './kept.ts';

/**
 * Has the page's own cards that are for the shopper's phone stand first, before they are seen (List.css keeps them from
 * sight until then). Those of this page alone: each page of a list has its own products, whoever looks.
 */
export function putMineFirst(): void {
  const own = document.querySelector('.own-list');
  const list = own?.querySelector('.vitrina');
  const phone = readPhone();
  if (phone && list) list.prepend(...[...list.children].filter((card) => isFor(card, phone.slug)));
  own?.classList.add('in-order');
}

const isFor = (card: Element, slug: string): boolean => card.matches(`[data-for~="${slug}"]`);
