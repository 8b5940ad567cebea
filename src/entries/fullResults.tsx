import { countText } from '../components/filters/counts.ts';
import type { Entry } from '../components/filters/listEntry.ts';
import { renderInto } from '../runtime/morph.tsx';
import { endWaiting } from '../lib/waiting.ts';
import { startHeaderOpening } from '../features/branches/headerOpening.client.ts';
import { showList } from './clientList.ts';
import { AbsentWays, NearModels } from '../features/search/AbsentModel.tsx';
import type { Interpretation } from '../features/search/engine/result.ts';
import { NothingNotice } from '../features/search/NothingNotice.tsx';
import { resultsAddress } from '../features/search/address.ts';
import { frameOf } from '../features/search/frameOf.ts';
import { restHeading } from '../features/search/said.ts';
import { $found, $meant, $near, $understood, openSearch } from '../features/search/search.store.ts';
import { UnderstoodLine } from '../features/search/UnderstoodLine.tsx';

/** Shows the whole list of results and corrects it from the live API, without React. */
export function showFullResults(term: string): void {
  const part = (name: string) => document.querySelector<HTMLElement>(`[data-results] [data-${name}]`);
  // A list that stands because the live API was faster is not pushed down by what was understood later.
  let said: Interpretation | null = null;
  $found.subscribe((found) => {
    if (!found) return;
    said ??= $understood.get();
    frame(found, said);
    show(found, said);
    if (found.length === 0) said = null;
  });
  void openSearch(term);
  startHeaderOpening();

  /** Once: what is found later moves nothing above it. Whether any is left is said as the live figures have it. */
  function frame(found: readonly Entry[], understood: Interpretation): void {
    const list = document.querySelector<HTMLElement>('[data-bare-list]');
    const frame = frameOf(
      found.length,
      found.map(({ card }) => card),
      understood,
    );
    if (list?.hidden) list.className = frame;
    else list?.classList.toggle('none-left', frame.includes('none-left'));
    const way = document.querySelector<HTMLAnchorElement>('[data-other-way]');
    if (!way || !understood.model) return;
    way.href = resultsAddress(understood.model);
    way.textContent = `Ver todo para ${understood.model}`;
  }

  /** What is said around the list, and the list. */
  function show(found: readonly Entry[], understood: Interpretation): void {
    const some = found.length > 0;
    if (some) showList(found);
    else endWaiting();
    renderInto(
      part('understood'),
      <>
        {(some || understood.absent) && <UnderstoodLine term={term} understood={understood} />}
        {some && understood.absent && <AbsentWays understood={understood} />}
      </>,
    );
    const heading = part('list-heading');
    if (heading && understood.absent) {
      heading.className = 'rest-heading';
      heading.textContent = restHeading(
        understood,
        found.length,
        found.some(({ card }) => card.phone.includes(understood.model ?? '')),
      );
    }
    const near = $near.get().map(({ card }) => card);
    renderInto(part('near'), understood.absent && <NearModels understood={understood} cards={near} />);
    if (!some) showNothing();
  }

  function showNothing(): void {
    const [count, nothing] = [part('list-count'), part('nothing')];
    const help = document.querySelector<HTMLTemplateElement>('[data-nothing-help]');
    if (count) count.textContent = countText(0);
    renderInto(nothing, <NothingNotice term={term} meant={$meant.get()} />);
    nothing?.append(help?.content ?? '');
  }
}
