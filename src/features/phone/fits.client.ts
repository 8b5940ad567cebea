import { idsIn } from '../../components/filters/listEntry.ts';
import { markCards } from './markCards.client.tsx';
import { fitOf, type Counts, type Shelf } from './phoneFit.ts';
import type { Phone } from './phone.ts';
import { $phone, choosePhone } from './phone.store.ts';
import { prefetchPicker, pickPhone } from './picking.client.ts';
import { productsFor } from './productsForPhone.ts';
import { publishedList } from '../../api/publishedLists.ts';

const button = '[data-fits-button]';

/** Says on a product's page whether it goes with the shopper's phone, and asks which that is. */
export function startFits(): void {
  const box = document.querySelector<HTMLElement>('[data-fits]');
  if (!box) return;
  const own = JSON.parse(box.dataset['fits'] ?? '[]') as Phone[];
  const shelf = JSON.parse(box.dataset['shelf'] ?? 'null') as Shelf | null;

  const show = (counts?: Counts | null): void => {
    const fit = fitOf(own, $phone.get(), shelf, counts);
    const [text, link] = [box.querySelector('[data-fits-text]'), box.querySelector('a')];
    const [act] = box.querySelectorAll<HTMLButtonElement>(button);
    if (!text || !link || !act) return;
    box.classList.toggle('yes', fit.state === 'fits');
    for (const [part, words] of [
      [text, fit.text],
      [link, fit.link],
      [act, fit.button],
    ] as const)
      if (part.textContent !== words) part.textContent = words;
    link.href = fit.address;
  };
  const showAll = (): void => {
    const phone = $phone.get();
    show();
    void markCards(phone).then(bringForward);
    if (phone) void countFor(phone, shelf).then((counts) => phone === $phone.get() && show(counts));
  };

  if ($phone.get()) showAll();
  prefetchPicker(button);
  box.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest(button)) return;
    const [only] = own;
    if (!$phone.get() && only && own.length === 1) choosePhone(only);
    else pickPhone(own.map(({ slug }) => slug));
  });
  $phone.listen(showAll);
}

/** How much there is for a phone; null where it cannot be known. */
async function countFor(phone: Phone, shelf: Shelf | null): Promise<Counts | null> {
  const fitting = await productsFor(phone);
  if (!shelf) return { here: fitting.size, all: fitting.size };
  try {
    const ids = idsIn(await publishedList(`categoria-${shelf.address.split('/').at(-1)}`));
    return { here: ids.filter((id) => fitting.has(id)).length, all: fitting.size };
  } catch {
    return null;
  }
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
