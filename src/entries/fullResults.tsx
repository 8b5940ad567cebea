import { allForPhoneLink } from '../components/texts.ts';
import { countText } from '../components/filters/counts.ts';
import type { ListEntry } from '../components/card.ts';
import { renderInto } from '../runtime/morph.tsx';
import { startHeaderOpening } from '../features/branches/headerOpening.client.ts';
import { removeLoading, showList } from './clientList.ts';
import { resultsAddress } from '../features/search/address.ts';
import type { Interpretation } from '../features/search/engine/result.ts';
import { restHeading } from '../features/search/interpretationTexts.ts';
import { InterpretationLine } from '../features/search/results/InterpretationLine.tsx';
import { AbsentModel, NearModels, NoResults } from '../features/search/results/NoResults.tsx';
import {
  $found,
  $interpretation,
  $correctedTerm,
  $near,
  openSearch,
} from '../features/search/results/results.store.ts';
import { resultsClassNames } from '../features/search/results/results.ts';

/** Shows all results in a list with filters, and corrects them from the live API, without React. */
export function showFullResults(term: string): void {
  // The first interpretation stays: a later one would push down a list that already stands because the live API was faster.
  let shown: Interpretation | null = null;
  $found.subscribe((found) => {
    if (!found) return;
    shown ??= $interpretation.get();
    setClassNames(found, shown);
    show(term, found, shown);
    if (found.length === 0) shown = null;
  });
  void openSearch(term);
  startHeaderOpening();
}

const part = (name: string) => document.querySelector<HTMLElement>(`[data-results] [data-${name}]`);

/** Once, so that later results move nothing above the list; only whether all are sold out follows the live figures. */
function setClassNames(found: readonly ListEntry[], interpretation: Interpretation): void {
  const list = document.querySelector<HTMLElement>('[data-bare-list]');
  const cards = found.map(({ card }) => card);
  const classNames = resultsClassNames(found.length, cards, interpretation);
  if (list?.hidden) list.className = classNames;
  else list?.classList.toggle('none-left', classNames.includes('none-left'));
  const otherLink = document.querySelector<HTMLAnchorElement>('[data-other-way]');
  if (!otherLink || !interpretation.model) return;
  otherLink.href = resultsAddress(interpretation.model);
  otherLink.textContent = allForPhoneLink(interpretation.model);
}

/** Shows the list and everything around it. */
function show(term: string, found: readonly ListEntry[], interpretation: Interpretation): void {
  const hasResults = found.length > 0;
  if (hasResults) showList(found);
  else removeLoading();
  renderInto(
    part('understood'),
    <>
      {(hasResults || interpretation.absent) && <InterpretationLine term={term} interpretation={interpretation} />}
      {hasResults && interpretation.absent && <AbsentModel interpretation={interpretation} />}
    </>,
  );
  const heading = part('list-heading');
  if (heading && interpretation.absent) {
    const namesModel = found.some(({ card }) => card.phone.includes(interpretation.model ?? ''));
    heading.className = 'rest-heading';
    heading.textContent = restHeading(interpretation, found.length, namesModel);
  }
  const near = $near.get().map(({ card }) => card);
  renderInto(part('near'), interpretation.absent && <NearModels interpretation={interpretation} cards={near} />);
  if (!hasResults) showNothing(term);
}

function showNothing(term: string): void {
  const count = part('list-count');
  const nothing = part('nothing');
  const help = document.querySelector<HTMLTemplateElement>('[data-nothing-help]');
  if (count) count.textContent = countText(0);
  renderInto(nothing, <NoResults term={term} corrected={$correctedTerm.get()} />);
  nothing?.append(help?.content ?? '');
}
