import { choosePhoneModel, whichPhone } from '../../components/texts.ts';
import { $state, setState } from '../listing/filters.store.ts';
import { openPhonePicker, prefetchPhonePicker } from './phone.client.ts';
import { $phone, fetchFittingIds } from './phone.store.ts';
import { fittingLink, readPhone, type Phone } from './phone.ts';

const line = '[data-phone-line]';
const pickButton = `${line} [data-pick-phone]`;

interface Options {
  /** Marks the cards of the page's HTML; rendered lists have their marks. */
  markCards?: (phone: Phone | null) => unknown;
  /** Counts how many products of the page's list are among those that fit; null if that is unknown. */
  countFitting?: (fitting: ReadonlySet<string>) => Promise<number | null> | number | null;
}

/** Starts the line above lists: it shows the shopper's phone, opens the picker, and links to the products that fit. */
export function startPhoneLine({ markCards = () => undefined, countFitting = () => null }: Options): void {
  if (!document.querySelector(line)) return;

  const update = (): void => {
    const phone = $phone.get();
    for (const element of document.querySelectorAll<HTMLElement>(line)) {
      setText(element, 'label', phone ? 'Tu celular' : whichPhone);
      setText(element, 'name', phone?.name ?? choosePhoneModel);
      const link = element.querySelector('a');
      if (!link) continue;
      link.hidden = true;
      if (phone && !isFilteredBy(phone)) void updateLink(link, phone);
    }
    markCards(phone);
  };

  /** Shows the link once the number of products that it leads to is known. */
  const updateLink = async (link: HTMLAnchorElement, phone: Phone): Promise<void> => {
    const fitting = await fetchFittingIds(phone);
    const count = await Promise.resolve(countFitting(fitting)).catch(() => null);
    if ($phone.get() !== phone || isFilteredBy(phone)) return;
    const query = new URLSearchParams(location.search);
    query.set('celular', phone.slug);
    const { text, address } = fittingLink(count, fitting.size, phone.slug, `?${query}`);
    link.textContent = text;
    link.href = address;
    link.hidden = text === '';
  };

  update();
  prefetchPhonePicker(pickButton);
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    if (target.closest(pickButton)) openPhonePicker();
    const phone = $phone.get();
    if (!phone || !target.closest<HTMLAnchorElement>(`${line} [data-phone-link][href^='?']`)) return;
    event.preventDefault();
    setState({ ...$state.get(), phone: phone.slug });
  });
  for (const store of [$phone, $state]) store.listen(update);
}

/** Whether the list is filtered by the phone already. */
const isFilteredBy = ({ slug }: Phone): boolean => new URLSearchParams(location.search).get('celular') === slug;

function setText(element: Element, name: string, text: string): void {
  const part = element.querySelector(`[data-phone-${name}]`);
  if (part && part.textContent !== text) part.textContent = text;
}

/**
 * Moves the cards of the page's HTML that fit the shopper's phone to the front. List.css hides the cards until then, at most
 * for 3 s; visible cards stay where they are. Each page of a list keeps its own products.
 */
export function movePreferredFirst(): void {
  const serverList = document.querySelector('.server-list');
  const grid = serverList?.querySelector('.card-grid');
  const phone = readPhone();
  if (phone && grid && getComputedStyle(grid).visibility === 'hidden') {
    const fits = (card: Element): boolean => card.getAttribute('data-for')?.split(' ').includes(phone.slug) ?? false;
    grid.prepend(...[...grid.children].filter(fits));
  }
  serverList?.classList.add('in-order');
}
