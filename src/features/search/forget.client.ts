import * as icons from '../../components/icons.ts';
import { clearViewed } from '../recent/recent.ts';
import type { Combobox } from './combobox.client.ts';
import { element, svg, unseen } from './panelNodes.client.ts';
import { clearSearched, removeSearched } from './searched.ts';

// What a device keeps is forgotten on request: phones are shared. The buttons stand beside the list, which by ARIA may
// hold options alone; the styles lay them over the groups that they belong to.

/** What is kept, as the class of all that shows it. */
type Kept = 'viewed' | 'searched';

const kept = {
  viewed: { forget: forgetAllViewed, name: ' lo que viste', said: 'Borramos de este dispositivo lo que viste.' },
  searched: { forget: clearSearched, name: ' tus búsquedas', said: 'Borramos de este dispositivo tus búsquedas.' },
};

/** On a page that shows them too, they are gone from there at once. */
function forgetAllViewed(): void {
  clearViewed();
  const strip = document.querySelector<HTMLElement>('[data-recent]');
  if (strip) strip.hidden = true;
}

/** Forgets all of one sort. */
export function forgetButton(what: Kept): HTMLElement {
  const button = element('button', `link forget ${what}`, 'Borrar', unseen(kept[what].name));
  button.type = 'button';
  button.dataset['forget'] = what;
  return button;
}

/** A button beside each text searched for, in their order. */
export function forgetSearchButtons(texts: readonly string[]): HTMLElement {
  const buttons = texts.map((text) => {
    const button = element('button', '', unseen(`Quitar «${text}»`), svg(icons.close, 'icon small'));
    button.type = 'button';
    button.dataset['forgetSearch'] = text;
    return button;
  });
  return element('div', 'crosses searched', ...buttons);
}

/** Does what these buttons say. What stands elsewhere in the panel stays as it is. */
export function listenForForgetting(form: HTMLFormElement, input: HTMLInputElement, box: Combobox): void {
  form.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    const { forget, forgetSearch: text } = button?.dataset ?? {};
    if (!button || (forget === undefined && text === undefined)) return;
    const sort = forget === 'viewed' ? 'viewed' : 'searched';
    const buttons = form.querySelectorAll('.crosses button');
    if (text === undefined) kept[sort].forget();
    else removeSearched(text);
    const row = form.querySelectorAll('.searched [role=option]')[[...buttons].indexOf(button)];
    const gone =
      text !== undefined && row && buttons.length > 1 ? [row, button] : [...form.querySelectorAll(`.${sort}`)];
    keepFocus(button, gone, input);
    for (const node of gone) node.remove();
    if (!form.querySelector('.before .searched')) form.querySelector('.before')?.classList.remove('two');
    box.changed(text === undefined ? kept[sort].said : `Quitamos «${text}» de tus búsquedas.`);
  });
}

/** Who pressed a button by keyboard goes on with the next one that stays, else with the box. */
function keepFocus(button: HTMLElement, gone: readonly Element[], input: HTMLInputElement): void {
  if (document.activeElement !== button) return;
  const panel = button.closest('.before');
  const left = [...(panel?.querySelectorAll('button') ?? [])].filter(
    (each) => !gone.some((node) => node.contains(each)),
  );
  const isAfter = (each: Element): boolean =>
    (button.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  (left.find(isAfter) ?? left.at(-1) ?? input).focus();
}
