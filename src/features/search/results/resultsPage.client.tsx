import { withLiveUpdates, type ListEntry } from '../../../components/card.ts';
import { formatProductCount } from '../../../components/counts.ts';
import { allForPhoneLabel } from '../../../components/texts.ts';
import { renderInto } from '../../../runtime/morph.tsx';
import { defaultState, writeState } from '../../../components/filters/listState.ts';
import { $listState, $queryPrice } from '../../listing/filters.store.ts';
import { $liveUpdates } from '../../listing/liveUpdates.store.ts';
import { maxFirstResults, toResultStatus, type Interpretation } from '../engine/result.ts';
import { phoneForBroaderSearch, lowercaseFirst, removeWords } from '../interpretationTexts.ts';
import { resultsUrl } from '../../../components/resultsUrl.ts';
import { otherResultsHeading, MissingModelHelp, SimilarProducts, NoResults } from './NoResults.tsx';
import { InterpretationLine, QueryChips } from './InterpretationLine.tsx';
import { formatQuantityNotice } from './quantityNotice.ts';
import { resultsClassNames } from './resultsClassNames.ts';

/** How the query sorts by price ("barato"); null if it does not. */
let impliedOrder: Interpretation['order'] = null;

const findPart = (name: string) => document.querySelector<HTMLElement>(`[data-results] [data-${name}]`);

interface PageContent {
  term: string;
  entries: readonly ListEntry[];
  interpretation: Interpretation;
  /** Products for similar phones, if none of the type is for the phone of the query. */
  similarProducts: readonly ListEntry[];
  /** The query with its words corrected, if nothing was found; null if there is no correction. */
  corrected: string | null;
}

/** Updates the page around the list of results: the interpretation, similar products, and help if there are no results. */
export function updateResultsPage({ term, entries, interpretation, similarProducts, corrected }: PageContent): void {
  const hasResults = entries.length > 0;
  const resultCards = entries.map(({ card }) => card);
  const lacksModel = toResultStatus(entries.length, resultCards, interpretation) === 'lacksModel';
  setClassNames(term, entries, interpretation);
  // The chip of the price is the first one.
  const [priceChip] = interpretation.price ? interpretation.chips : [];
  const withoutPrice = priceChip ? removeWords(term, priceChip.words) : '';
  $queryPrice.set(priceChip ? { text: lowercaseFirst(priceChip.text), href: resultsUrl(withoutPrice) } : null);
  renderInto(
    findPart('interpretation'),
    <>
      {(hasResults || lacksModel) && (
        <InterpretationLine
          term={term}
          interpretation={interpretation}
          quantityNotice={formatQuantityNotice(interpretation, resultCards.slice(0, maxFirstResults), entries.length)}
        />
      )}
      {lacksModel && <MissingModelHelp term={term} interpretation={interpretation} count={entries.length} />}
    </>,
  );
  renderInto(
    findPart('query-chips'),
    hasResults && !interpretation.lacksModel && <QueryChips term={term} interpretation={interpretation} />,
  );
  const heading = findPart('list-heading');
  if (heading && lacksModel) {
    const namesPhone = entries.some(({ card }) => card.phone.includes(interpretation.phone ?? ''));
    heading.className = 'other-results-heading';
    heading.textContent = otherResultsHeading(interpretation, entries.length, namesPhone);
  }
  const similarCards = withLiveUpdates(similarProducts, $liveUpdates.get()).map(({ card }) => card);
  renderInto(
    findPart('similar'),
    lacksModel && <SimilarProducts interpretation={interpretation} cards={similarCards} />,
  );
  if (!hasResults) showNoResults({ term, corrected, lacksModel }, similarCards.length > 0);
  impliedOrder = interpretation.order;
  keepFilters();
}

/** Chips that change the query keep the filters, and the sort order unless the query implies it (R4.20). */
function keepFilters(): void {
  const state = $listState.get();
  const keptState = impliedOrder ? { ...state, sort: defaultState.sort } : state;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-results] .query-chips a'))
    link.search = writeState(link.search, keptState);
}
$listState.listen(keepFilters);

/**
 * Sets the class names once, so that later results cause no layout shift; only `all-sold-out` follows the live price and stock.
 * The link to all products leads to those for the phone of the query.
 */
function setClassNames(term: string, entries: readonly ListEntry[], interpretation: Interpretation): void {
  const list = document.querySelector<HTMLElement>('[data-client-rendered]');
  const cards = entries.map(({ card }) => card);
  const classNames = resultsClassNames(entries.length, cards, interpretation);
  if (list?.hidden) list.className = classNames;
  else list?.classList.toggle('all-sold-out', classNames.includes('all-sold-out'));
  const allProductsLink = document.querySelector<HTMLAnchorElement>('[data-all-products]');
  const phone = phoneForBroaderSearch(term, interpretation);
  if (!allProductsLink || !phone) return;
  allProductsLink.href = resultsUrl(phone);
  allProductsLink.textContent = allForPhoneLabel(phone, null);
}

/** @param hasSimilarProducts whether products for similar phones replace the results */
function showNoResults(props: React.ComponentProps<typeof NoResults>, hasSimilarProducts: boolean): void {
  const count = findPart('list-count');
  const container = findPart('no-results');
  const help = document.querySelector<HTMLTemplateElement>('[data-no-results-help]');
  if (count) count.textContent = formatProductCount(0);
  if (hasSimilarProducts) return;
  renderInto(container, <NoResults {...props} />);
  container?.append(help?.content ?? '');
}
