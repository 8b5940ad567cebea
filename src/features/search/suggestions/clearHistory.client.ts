import { clearViewed } from '../../recentlyViewed/viewedProducts.ts';
import { clearSearches, removeSearch } from '../searchHistory.ts';
import type { Combobox } from './combobox.client.ts';

// Clears the history of the device on request: some shoppers share a phone. BeforeTyping.tsx has the buttons.

/** The histories that the buttons clear, by the class of the elements to remove. */
const histories = {
  viewed: { clear: clearViewedSection, announcement: 'Borramos de este dispositivo lo que viste.' },
  searched: { clear: clearSearches, announcement: 'Borramos de este dispositivo tus búsquedas.' },
};

/** Clears the viewed products, and hides the section of a page that shows them. */
function clearViewedSection(): void {
  clearViewed();
  const section = document.querySelector<HTMLElement>('[data-viewed]');
  if (section) section.hidden = true;
}

/** Handles the buttons of BeforeTyping, without rendering the rest of the panel again. */
export function startClearButtons(form: HTMLFormElement, input: HTMLInputElement, combobox: Combobox): void {
  form.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    const { clearHistory, removeSearch: text } = button?.dataset ?? {};
    if (!button || (clearHistory === undefined && text === undefined)) return;
    const history = clearHistory === 'viewed' ? 'viewed' : 'searched';
    const buttons = form.querySelectorAll('.remove-buttons button');
    if (text === undefined) histories[history].clear();
    else removeSearch(text);
    const row = form.querySelectorAll('.searched [role=option]')[[...buttons].indexOf(button)];
    const removed =
      text !== undefined && row && buttons.length > 1 ? [row, button] : [...form.querySelectorAll(`.${history}`)];
    moveFocus(button, removed, input);
    for (const node of removed) node.remove();
    if (!form.querySelector('.before-typing .searched'))
      form.querySelector('.before-typing')?.classList.remove('two-columns');
    combobox.handleOptionsRemoved(
      text === undefined ? histories[history].announcement : `Quitamos «${text}» de tus búsquedas.`,
    );
  });
}

/** Moves the focus from a removed button to the next one that stays, or else to the box. */
function moveFocus(button: HTMLElement, removed: readonly Element[], input: HTMLInputElement): void {
  if (document.activeElement !== button) return;
  const panel = button.closest('.before-typing');
  const remaining = [...(panel?.querySelectorAll('button') ?? [])].filter(
    (other) => !removed.some((node) => node.contains(other)),
  );
  const isAfter = (other: Element): boolean =>
    (button.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  (remaining.find(isAfter) ?? remaining.at(-1) ?? input).focus();
}
