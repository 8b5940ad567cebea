import styles from '../../styles/suggestions.css?url';
import { savesData } from '../../lib/savesData.ts';
import { categoryAddress } from '../listing/categoryAddress.ts';
import { beforeTyping } from './beforeTyping.client.ts';
import { combobox } from './combobox.client.ts';
import type { SearchResult } from './engine/result.ts';
import { finder } from './finder.client.ts';
import { findLive } from './findLive.client.ts';
import { $phone } from '../phone/phone.store.ts';
import { preferMine } from './mine.ts';
import { maxSuggestions } from './engine/result.ts';
import { nothingNodes } from './nothingFound.client.ts';
import { listenForForgetting } from './forget.client.ts';
import { suggestionsOf } from './suggestions.ts';
import { countLine, suggestionNodes } from './suggestionNodes.client.ts';

/** How long typing has to pause before the API is asked, ms. */
const pause = 250;

/** Who typed less than this is on the way: that nothing is there is not said yet. */
const leastTyped = 3;

/** The styles of the suggestions, which no page has by itself. */
const styled = new Promise((done) => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = styles;
  link.onload = link.onerror = done;
  document.head.append(link);
});

/** Gives the search form its suggestions. */
function suggest(form: HTMLFormElement): void {
  const input = form.querySelector('input');
  if (!input) return;
  const box = combobox(form, input, () => ask(input.value));
  let asked = 0;
  let live: AbortController | undefined;

  /** Shows what is suggested for a text; an answer that comes after a newer question is dropped. */
  function ask(text: string): void {
    const term = text.trim();
    const number = ++asked;
    live?.abort();
    if (term === '') {
      void styled.then(() => {
        if (number === asked)
          box.show(
            beforeTyping(savesData() ? null : (ids) => finder().tell(ids)),
            'Sugerencias. Elige con las flechas.',
          );
      });
      return;
    }
    let settled = false;
    const show = (found: SearchResult, whole: boolean): void => {
      if (number !== asked || (settled && !whole)) return;
      settled ||= whole;
      void styled.then(() => {
        if (number !== asked) return;
        const suggestions = suggestionsOf(term, found, categoryAddress);
        const nothing = whole && suggestions.total === 0 && term.length >= leastTyped;
        box.show(nothing ? nothingNodes(term) : suggestionNodes(suggestions), countLine(suggestions));
      });
    };
    const all = savesData() ? undefined : finder();
    all?.find(term, maxSuggestions.products).then(
      (found) => show(found, true),
      () => undefined,
    );
    if (all?.ready()) return;
    const control = (live = new AbortController());
    setTimeout(() => {
      if (control.signal.aborted || settled) return;
      findLive(term, control.signal).then(
        (found) => show(found, false),
        () => undefined,
      );
    }, pause);
  }

  // A chip taken away: the rest is asked for.
  form.addEventListener('click', ({ target }) => {
    const rest = (target as Element).closest<HTMLElement>('[data-ask]')?.dataset['ask'];
    if (rest === undefined) return;
    input.value = rest;
    input.focus();
    ask(rest);
  });

  listenForForgetting(form, input, box);
  const prefer = (): void => void (savesData() || preferMine(finder()));
  let reached = false;
  const reach = (): void => {
    if (!reached) prefer();
    reached = true;
  };
  $phone.listen(prefer);
  input.addEventListener('focus', reach);
  if (document.activeElement === input) {
    reach();
    ask(input.value);
  }
}

const form = document.querySelector<HTMLFormElement>('form.search');
if (form) suggest(form);
