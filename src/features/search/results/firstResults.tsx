import { toCard } from '../../../components/card.ts';
import { CardGrid } from '../../../components/Card.tsx';
import { formatProductCount } from '../../../components/counts.ts';
import type { VNode } from '../../../runtime/createNodes.ts';
import { toVNodes } from '../../../runtime/renderToDom.ts';
import { toResultStatus, type SearchResult } from '../engine/result.ts';
import { fromSearchProduct } from '../engine/index/searchProduct.ts';
import { InterpretationLine, QueryChips } from './InterpretationLine.tsx';
import { resultsClassNames } from './resultsClassNames.ts';

/** The parts of the results page that the worker renders before the full results load. */
export interface FirstResults {
  count: string;
  interpretation: VNode[];
  chips: VNode[];
  cards: VNode[];
  /** See resultsClassNames. */
  classNames: string;
}

/**
 * Renders the first results; null if the page needs more than a list of cards: nothing found, or nothing for the phone.
 * @param discontinued the ids of products that the shop no longer has (R5.12)
 */
export async function renderFirstResults(
  term: string,
  discontinued: readonly unknown[],
  { products, total, interpretation }: SearchResult,
): Promise<FirstResults | null> {
  const cards = products
    .map((product) => toCard(fromSearchProduct(product)))
    .map((card) => (discontinued.includes(card.id) ? { ...card, stock: 0, discontinued: true } : card));
  if (['nothing', 'lacksModel'].includes(toResultStatus(total, cards, interpretation))) return null;
  const quantityNotice =
    interpretation.quantities.length > 0
      ? (await import('./quantityNotice.ts')).formatQuantityNotice(interpretation, cards, total)
      : null;
  return {
    count: formatProductCount(total),
    interpretation: toVNodes(
      <InterpretationLine term={term} interpretation={interpretation} quantityNotice={quantityNotice} />,
    ),
    chips: toVNodes(<QueryChips term={term} interpretation={interpretation} />),
    classNames: resultsClassNames(total, cards, interpretation),
    cards: toVNodes(<CardGrid cards={cards} eagerPictures={4} withSidebar />),
  };
}
