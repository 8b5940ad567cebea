import { publishedIds } from '../../api/publishedLists.ts';
import { showCardFit, openPhonePicker, prefetchPhonePicker } from './phone.client.ts';
import { $phone, choosePhone, fetchFittingIds } from './phone.store.ts';
import type { Phone } from './phone.ts';
import { describeFit, type FitCounts } from './phoneFit.ts';
import type { CategoryLink, PhoneFit } from './productPhones.ts';

const buttonSelector = '[data-phone-fit-button]';

/** Shows on a product page whether the product fits the shopper's phone, and asks which phone that is. */
export function startPhoneFit(): void {
  const box = document.querySelector<HTMLElement>('[data-phone-fit]');
  if (!box) return;
  const productPhones = JSON.parse(box.dataset['phoneFit'] ?? '[]') as Phone[];
  const category = JSON.parse(box.dataset['category'] ?? 'null') as CategoryLink | null;

  const text = box.querySelector('[data-phone-fit-text]');
  const button = box.querySelector(buttonSelector);
  const link = box.querySelector('a');
  const withoutPhone: PhoneFit = {
    state: 'unknown',
    text: text?.textContent ?? '',
    link: link?.textContent ?? '',
    url: link?.href ?? '',
    button: button?.textContent ?? '',
  };

  const show = (counts?: FitCounts | null): void => {
    const phone = $phone.get();
    const fit = phone ? describeFit(productPhones, phone, category, counts) : withoutPhone;
    box.classList.toggle('fits', fit.state === 'fits');
    setText(text, fit.text);
    setText(button, fit.button);
    setText(link, fit.link);
    if (link) link.href = fit.url;
  };
  const update = (): void => {
    const phone = $phone.get();
    show();
    void showCardFit(phone).then(moveFittingFirst);
    if (phone) void countFitting(phone, category).then((counts) => phone === $phone.get() && show(counts));
  };

  if ($phone.get()) update();
  prefetchPhonePicker(buttonSelector);
  box.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest(buttonSelector)) return;
    const [firstPhone] = productPhones;
    if (!$phone.get() && firstPhone && productPhones.length === 1) choosePhone(firstPhone);
    else openPhonePicker(productPhones.map(({ slug }) => slug));
  });
  $phone.listen(update);
}

function setText(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

/** Counts the products that fit a phone; null if that is unknown. */
async function countFitting(phone: Phone, category: CategoryLink | null): Promise<FitCounts | null> {
  const fitting = await fetchFittingIds(phone);
  if (!category) return { inCategory: fitting.size, all: fitting.size };
  try {
    const ids = await publishedIds(`categoria-${category.url.split('/').at(-1)}`);
    return { inCategory: ids.filter((id) => fitting.has(id)).length, all: fitting.size };
  } catch {
    return null;
  }
}

/** Moves cards that fit to the front of those rows of related products that are out of view, so that nothing visible moves. */
function moveFittingFirst(): void {
  for (const cardRow of document.querySelectorAll<HTMLElement>('[data-related] [data-card-row]')) {
    const { top, bottom } = cardRow.getBoundingClientRect();
    if (bottom > 0 && top < innerHeight) continue;
    const { scrollLeft } = cardRow;
    cardRow.prepend(...[...cardRow.children].filter((card) => card.querySelector('.preferred')));
    // Otherwise the browser keeps the formerly first card in view.
    cardRow.scrollLeft = scrollLeft;
  }
}
