import { withLive, type ListEntry } from '../../../components/card.ts';
import { formatProductCount } from '../../../components/counts.ts';
import { allForPhoneLink } from '../../../components/texts.ts';
import { renderInto } from '../../../runtime/morph.tsx';
import { $queryPrice } from '../../listing/filters.store.ts';
import { $liveUpdates } from '../../listing/liveUpdates.store.ts';
import { maxFirstResults, toResultStatus, type Interpretation } from '../engine/result.ts';
import { otherPagePhone, findArticle, lower, removeWords } from '../interpretationTexts.ts';
import { resultsUrl } from '../../../components/resultsUrl.ts';
import { otherResultsHeading } from './otherModelsTexts.ts';
import { InterpretationLine, QueryChips } from './InterpretationLine.tsx';
import { OtherModelsHelp, OtherPhonesProducts, NoResults } from './NoResults.tsx';
import { resultsClassNames } from './resultsClassNames.ts';
import { formatSizeCounts } from './sizeCounts.ts';

const findPart = (name: string) => document.querySelector<HTMLElement>(`[data-results] [data-${name}]`);

interface PageContent {
  term: string;
  found: readonly ListEntry[];
  interpretation: Interpretation;
  /** Products for similar phones when there are none for the phone of the query. */
  similarProducts: readonly ListEntry[];
  /** The query with its words corrected, when nothing was found. */
  corrected: string | null;
}

/** Updates the page around the list of results: interpretation, other products, and help without results. */
export function updateResultsPage({ term, found, interpretation, similarProducts, corrected }: PageContent): void {
  const hasResults = found.length > 0;
  const shownCards = found.map(({ card }) => card);
  const onlyOtherModels = toResultStatus(found.length, shownCards, interpretation) === 'onlyOtherModels';
  setClassNames(term, found, interpretation);
  const [price] = interpretation.price ? interpretation.chips : [];
  const rest = price ? removeWords(term, price.words) : '';
  $queryPrice.set(price && rest ? { text: lower(price.text), href: resultsUrl(rest) } : null);
  renderInto(
    findPart('interpretation'),
    <>
      {(hasResults || onlyOtherModels) && (
        <InterpretationLine
          term={term}
          interpretation={interpretation}
          sizeCounts={formatSizeCounts(interpretation, findArticle, shownCards.slice(0, maxFirstResults), found.length)}
        />
      )}
      {onlyOtherModels && <OtherModelsHelp term={term} interpretation={interpretation} count={found.length} />}
    </>,
  );
  renderInto(
    findPart('query-chips'),
    hasResults && !interpretation.onlyOtherModels && <QueryChips term={term} interpretation={interpretation} />,
  );
  const heading = findPart('list-heading');
  if (heading && onlyOtherModels) {
    const namesPhone = found.some(({ card }) => card.phone.includes(interpretation.phone ?? ''));
    heading.className = 'other-results-heading';
    heading.textContent = otherResultsHeading(interpretation, found.length, namesPhone);
  }
  const cards = withLive(similarProducts, $liveUpdates.get()).map(({ card }) => card);
  renderInto(
    findPart('near'),
    onlyOtherModels && <OtherPhonesProducts interpretation={interpretation} cards={cards} />,
  );
  if (!hasResults) showNoResults({ term, corrected, onlyOtherModels }, cards.length > 0);
}

/** Once, so that later results move nothing above the list; only whether all are sold out follows the live figures. */
function setClassNames(term: string, found: readonly ListEntry[], interpretation: Interpretation): void {
  const list = document.querySelector<HTMLElement>('[data-client-list]');
  const cards = found.map(({ card }) => card);
  const classNames = resultsClassNames(found.length, cards, interpretation);
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
