import { $state, setState } from '../listing/filters.store.ts';
import type { Phone } from './phone.ts';
import { readPhone } from './kept.ts';
import { awaitIntent, pickPhone } from './picking.client.ts';

const line = '[data-phone-line]';
let phone = readPhone();
let mark: (phone: Phone | null) => unknown;

/**
 * The shopper's phone above lists: says which it is, opens the modal, and leads to what fits it.
 * @param marked marks the page's own cards; those that are drawn come with their marks
 */
export function startPhoneLine(marked: (phone: Phone | null) => unknown = () => undefined): void {
  if (!document.querySelector(line)) return;
  mark = marked;
  show();
  awaitIntent(`${line} [data-pick-phone]`);
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    if (target.closest(`${line} [data-pick-phone]`)) pickPhone([]);
    if (!phone || !target.closest(`${line} [data-phone-link]`)) return;
    event.preventDefault();
    setState({ ...$state.get(), phone: phone.slug });
  });
  addEventListener('shop:phone', ({ detail }) => {
    phone = detail;
    show();
  });
  $state.listen(show);
}

function show(): void {
  for (const element of document.querySelectorAll<HTMLElement>(line)) {
    write(element, 'label', phone ? 'Tu celular' : '¿Qué celular tienes?');
    write(element, 'name', phone?.name ?? 'Elige tu modelo');
    const link = element.querySelector('a');
    if (!link) continue;
    const query = new URLSearchParams(location.search);
    link.hidden = !phone || query.get('celular') === phone.slug;
    if (!phone) continue;
    query.set('celular', phone.slug);
    link.href = `?${query}`;
  }
  mark(phone);
}

function write(element: Element, name: string, text: string): void {
  const part = element.querySelector(`[data-phone-${name}]`);
  if (part && part.textContent !== text) part.textContent = text;
}
