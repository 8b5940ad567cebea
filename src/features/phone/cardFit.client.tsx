import { findCards } from '../../components/updateCards.tsx';
import { CompatiblePhones } from '../../components/CompatiblePhones.tsx';
import { renderElement } from '../../runtime/renderToDom.ts';
import { fetchCompatibleIds } from './preferredPhone.store.ts';
import type { PhoneModel } from './phone.ts';

/** Selects prerendered lists; cards that the browser renders have the marks already. */
const listSelector = '[data-prerendered-list], [data-related]';

/** The phone whose compatible cards are marked. */
let markedPhone: PhoneModel | null = null;

/**
 * Updates the marks of cards of products that fit the shopper's phone, in their line of phones and without a layout shift.
 * @param phone null removes the marks
 */
export async function updateCardMarks(phone: PhoneModel | null): Promise<void> {
  if (phone?.slug === markedPhone?.slug) return;
  markedPhone = phone;
  const cards = [...document.querySelectorAll(listSelector)].flatMap(findCards);
  if (cards.length === 0) return;
  const compatibleIds = phone && (await fetchCompatibleIds(phone));
  if (phone !== markedPhone) return; // The shopper has chosen another phone since.
  for (const [id, card] of cards) {
    const line = card.querySelector<HTMLElement>('.compatible-phones');
    const fits = compatibleIds?.has(id) === true;
    if (!line || (!fits && !line.classList.contains('preferred'))) continue;
    const phones = line.dataset['phones'] ?? line.textContent;
    const inName = card.querySelector('h3 .visually-hidden') !== null;
    const rendered = renderElement(
      <CompatiblePhones phone={phones} preferredPhone={fits ? phone?.name : undefined} inName={inName} />,
    );
    // Keeps the height: the one name may take fewer lines than all names did.
    rendered.style.minHeight = `${line.offsetHeight}px`;
    line.replaceWith(rendered);
  }
}
