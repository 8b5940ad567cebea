import { findCards } from '../../components/updateCards.tsx';
import { CompatiblePhones } from '../../components/CompatiblePhones.tsx';
import { renderElement } from '../../runtime/renderToDom.ts';
import { fetchFittingIds } from './phone.store.ts';
import type { Phone } from './phone.ts';

/** Prerendered lists; cards rendered in the browser are marked already. */
const lists = '[data-prerendered-list], [data-related]';

let shownPhone: Phone | null = null;

/** Marks the cards that fit the shopper's phone, in their line of phones, without a layout shift. */
export async function showCardFit(phone: Phone | null): Promise<void> {
  if (phone?.slug === shownPhone?.slug) return;
  shownPhone = phone;
  const cards = [...document.querySelectorAll(lists)].flatMap(findCards);
  if (cards.length === 0) return;
  const fitting = phone ? await fetchFittingIds(phone) : new Set<string>();
  if (phone !== shownPhone) return; // Another phone was chosen meanwhile.
  for (const [id, card] of cards) {
    const line = card.querySelector<HTMLElement>('.compatible-phones');
    const fits = fitting.has(id);
    if (!line || (!fits && !line.classList.contains('preferred'))) continue;
    const phones = line.dataset['phones'] ?? line.textContent;
    const inName = card.querySelector('h3 .visually-hidden') !== null;
    const rendered = renderElement(
      <CompatiblePhones phone={phones} preferredPhone={fits ? phone?.name : undefined} inName={inName} />,
    );
    // Keeps the height: one name takes at most as many lines as several.
    rendered.style.minHeight = `${line.offsetHeight}px`;
    line.replaceWith(rendered);
  }
}
