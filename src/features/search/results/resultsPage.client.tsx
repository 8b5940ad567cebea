import { withLive, type ListEntry } from '../../../components/card.ts';
import { formatProductCount } from '../../../components/counts.ts';
import { allForPhoneLink } from '../../../components/texts.ts';
import { renderInto } from '../../../runtime/morph.tsx';
import { $queryPrice } from '../../listing/filters.store.ts';
import { $liveUpdates } from '../../listing/liveUpdates.store.ts';
import { maxFirstResults, toResultStatus, type Interpretation } from '../engine/result.ts';
import { otherPagePhone, findArticle, lowercaseFirst, removeWords } from '../interpretationTexts.ts';
import { resultsUrl } from '../../../components/resultsUrl.ts';
import { otherResultsHeading } from './otherModelsTexts.ts';
import { InterpretationLine, QueryChips } from './InterpretationLine.tsx';
import { OtherModelsHelp, OtherPhonesProducts, NoResults } from './NoResults.tsx';
import { resultsClassNames } from './resultsClassNames.ts';
import { formatSizeCounts } from './sizeCounts.ts';

const findPart = (name: string) => document.querySelector<HTMLElement>(`[data-results] [data-${name}]`);

interface PageContent {
  term: string;
  entries: readonly ListEntry[];
  interpretation: Interpretation;
  /** Products for similar phones when there are none for the phone of the query. */
  similarProducts: readonly ListEntry[];
  /** The query with its words corrected, when nothing was found. */
  corrected: string | null;
}

/** Updates the page around the list of results: interpretation, other products, and help without results. */
export function updateResultsPage({ term, entries, interpretation, similarProducts, corrected }: PageContent): void {
  const hasResults = entries.length > 0;
  const shownCards = entries.map(({ card }) => card);
  const onlyOtherModels = toResultStatus(entries.length, shownCards, interpretation) === 'onlyOtherModels';
  setClassNames(term, entries, interpretation);
  const [price] = interpretation.price ? interpretation.chips : [];
  const rest = price ? removeWords(term, price.words) : '';
  $queryPrice.set(price && rest ? { text: lowercaseFirst(price.text), href: resultsUrl(rest) } : null);
  renderInto(
    findPart('interpretation'),
    <>
      {(hasResults || onlyOtherModels) && (
        <InterpretationLine
          term={term}
          interpretation={interpretation}
          sizeCounts={formatSizeCounts(
            interpretation,
            findArticle,
            shownCards.slice(0, maxFirstResults),
            entries.length,
          )}
        />
      )}
      {onlyOtherModels && <OtherModelsHelp term={term} interpretation={interpretation} count={entries.length} />}
    </>,
  );
  renderInto(
    findPart('query-chips'),
    hasResults && !interpretation.onlyOtherModels && <QueryChips term={term} interpretation={interpretation} />,
  );
  const heading = findPart('list-heading');
  if (heading && onlyOtherModels) {
    const namesPhone = entries.some(({ card }) => card.phone.includes(interpretation.phone ?? ''));
    heading.className = 'other-results-heading';
    heading.textContent = otherResultsHeading(interpretation, entries.length, namesPhone);
  }
  const cards = withLive(similarProducts, $liveUpdates.get()).map(({ card }) => card);
  renderInto(
    findPart('near'),
    onlyOtherModels && <OtherPhonesProducts interpretation={interpretation} cards={cards} />,
  );
  if (!hasResults) showNoResults({ term, corrected, onlyOtherModels }, cards.length > 0);
}

/** Sets the class names once, so that later results cause no layout shift; only `all-sold-out` follows the live figures. */
function setClassNames(term: string, entries: readonly ListEntry[], interpretation: Interpretation): void {
  const list = document.querySelector<HTMLElement>('[data-client-list]');
  const cards = entries.map(({ card }) => card);
  const classNames = resultsClassNames(entries.length, cards, interpretation);
  if (list?.hidden) list.className = classNames;
  else list?.classList.toggle('all-sold-out', classNames.includes('all-sold-out'));
  const otherLink = document.querySelector<HTMLAnchorElement>('[data-all-products]');
  const phone = otherPagePhone(term, interpretation);
  if (!otherLink || !phone) return;
  otherLink.href = resultsUrl(phone);
  otherLink.textContent = allForPhoneLink(phone, null);
}

/** @param hasOthers whether products for other phones replace the results */
function showNoResults(props: React.ComponentProps<typeof NoResults>, hasOthers: boolean): void {
  const count = findPart('list-count');
  const container = findPart('no-results');
  const help = document.querySelector<HTMLTemplateElement>('[data-no-results-help]');
  if (count) count.textContent = formatProductCount(0);
  if (hasOthers) return;
  renderInto(container, <NoResults {...props} />);
  container?.append(help?.content ?? '');
}
