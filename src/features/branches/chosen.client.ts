import { choose } from './choose.ts';
import { readRemembered } from './kept.ts';

const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[data-branch]')];

/** Marks the branch that is the shopper's (R2.6). */
function mark(id: string): void {
  for (const button of buttons) {
    const mine = button.dataset['branch'] === id;
    button.setAttribute('aria-pressed', String(mine));
    button.textContent = mine ? 'Tu sucursal' : 'Elegir sucursal';
  }
}

const chosen = readRemembered();
// The page comes with the main one marked.
if (chosen) mark(chosen.id);
addEventListener('shop:branch', ({ detail }) => mark(detail.id));
for (const button of buttons) {
  button.addEventListener('click', () => {
    const { branch: id = '', name = '' } = button.dataset;
    choose({ id, name });
  });
}
