import { $state, setState } from '../listing/filters.store.ts';
import { wayToFitting, type Phone } from './phone.ts';
import { $phone } from './phone.store.ts';
import { productsFor } from './productsForPhone.ts';
import { prefetchPicker, pickPhone } from './picking.client.ts';

const line = '[data-phone-line]';
let mark: (phone: Phone | null) => unknown;
let count: CountHere;

/** How much of the page's list is among some products; null where that is not known. */
type CountHere = (fitting: ReadonlySet<string>) => Promise<number | null> | number | null;

/**
 * The shopper's phone above lists: says which it is, opens the modal, and leads to what fits it.
 * @param marked marks the page's own cards; those that are drawn come with their marks
 */
export function startPhoneLine(marked: typeof mark = () => undefined, countHere: CountHere = () => null): void {
  if (!document.querySelector(line)) return;
  [mark, count] = [marked, countHere];
  show();
  prefetchPicker(`${line} [data-pick-phone]`);
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    if (target.closest(`${line} [data-pick-phone]`)) pickPhone([]);
    const phone = $phone.get();
    if (!phone || !target.closest<HTMLAnchorElement>(`${line} [data-phone-link][href^='?']`)) return;
    event.preventDefault();
    setState({ ...$state.get(), phone: phone.slug });
  });
  for (const store of [$phone, $state]) store.listen(show);
}

function show(): void {
  const phone = $phone.get();
  for (const element of document.querySelectorAll<HTMLElement>(line)) {
    write(element, 'label', phone ? 'Tu celular' : '¿Qué celular tienes?');
    write(element, 'name', phone?.name ?? 'Elige tu modelo');
    const link = element.querySelector('a');
    if (!link) continue;
    const query = new URLSearchParams(location.search);
    link.hidden = true;
    if (!phone || query.get('celular') === phone.slug) continue;
    query.set('celular', phone.slug);
    void lead(link, phone, `?${query}`);
  }
  mark(phone);
}

/** Shows the way to what fits once it is known how much that is: where the list has nothing, to all that the shop has. */
async function lead(link: HTMLAnchorElement, mine: Phone, here: string): Promise<void> {
  const fitting = await productsFor(mine);
  const found = await Promise.resolve(count(fitting)).catch(() => null);
  if ($phone.get() !== mine || new URLSearchParams(location.search).get('celular') === mine.slug) return;
  const { text, address } = wayToFitting(found, fitting.size, mine.slug, here);
  [link.textContent, link.href, link.hidden] = [text, address, text === ''];
}

function write(element: Element, name: string, text: string): void {
  const part = element.querySelector(`[data-phone-${name}]`);
  if (part && part.textContent !== text) part.textContent = text;
}
