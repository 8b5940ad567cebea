import { fetchPublishedIds } from '../../api/publishedLists.ts';
import { markCompatibleCards, openPhoneModal, prefetchPhoneModal } from './phone.client.ts';
import { $preferredPhone, setPreferredPhone, fetchCompatibleIds } from './preferredPhone.store.ts';
import type { PhoneModel } from './phone.ts';
import { describeFit, type CategoryLink, type FitCounts, type PhoneFitTexts } from './phoneFit.ts';

const buttonSelector = '[data-phone-fit-button]';

/** Shows on a product page whether the product fits the shopper's phone, and lets the shopper choose the phone. */
export function startPhoneFit(): void {
  const section = document.querySelector<HTMLElement>('[data-phone-fit]');
  if (!section) return;
  const productPhones = JSON.parse(section.dataset['phoneFit'] ?? '[]') as PhoneModel[];
  const category = JSON.parse(section.dataset['category'] ?? 'null') as CategoryLink | null;

  const text = section.querySelector('[data-phone-fit-text]');
  const button = section.querySelector(buttonSelector);
  const link = section.querySelector('a');
  const textsWithoutPhone: PhoneFitTexts = {
    fits: false,
    text: text?.textContent ?? '',
    link: link?.textContent ?? '',
    url: link?.href ?? '',
    button: button?.textContent ?? '',
  };

  const render = (counts?: FitCounts | null): void => {
    const phone = $preferredPhone.get();
    const texts = phone ? describeFit(productPhones, phone, category, counts) : textsWithoutPhone;
    section.classList.toggle('fits', texts.fits);
    setText(text, texts.text);
    setText(button, texts.button);
    setText(link, texts.link);
    if (link) link.href = texts.url;
  };
  const update = (): void => {
    const phone = $preferredPhone.get();
    render();
    void markCompatibleCards(phone).then(moveCompatibleFirst);
    if (!phone) return;
    void countCompatible(phone, category).then((counts) => {
      if (phone === $preferredPhone.get()) render(counts);
    });
  };

  if ($preferredPhone.get()) update();
  prefetchPhoneModal(buttonSelector);
  section.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest(buttonSelector)) return;
    const [firstPhone] = productPhones;
    if (!$preferredPhone.get() && firstPhone && productPhones.length === 1) setPreferredPhone(firstPhone);
    else openPhoneModal(productPhones.map(({ slug }) => slug));
  });
  $preferredPhone.listen(update);
}

function setText(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

/** Counts the products that fit a phone; null if the phones or the list of the category cannot be fetched. */
async function countCompatible(phone: PhoneModel, category: CategoryLink | null): Promise<FitCounts | null> {
  const compatibleIds = await fetchCompatibleIds(phone);
  if (!compatibleIds) return null;
  if (!category) return { inCategory: compatibleIds.size, total: compatibleIds.size };
  try {
    const ids = await fetchPublishedIds(`categoria-${category.url.split('/').at(-1)}`);
    return { inCategory: ids.filter((id) => compatibleIds.has(id)).length, total: compatibleIds.size };
  } catch {
    return null;
  }
}

/** Moves marked cards to the front of their row of related products. Skips rows in view, so that nothing visible moves. */
function moveCompatibleFirst(): void {
  for (const cardRow of document.querySelectorAll<HTMLElement>('[data-related] [data-card-row]')) {
    const { top, bottom } = cardRow.getBoundingClientRect();
    if (bottom > 0 && top < innerHeight) continue;
    const { scrollLeft } = cardRow;
    cardRow.prepend(...[...cardRow.children].filter((card) => card.querySelector('.preferred')));
    // Otherwise the browser would scroll to keep the formerly first card in view.
    cardRow.scrollLeft = scrollLeft;
  }
}
