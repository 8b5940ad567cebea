import { CardGrid } from '../../components/CardGrid.tsx';
import { countText } from '../../components/filters/counts.ts';
import type { VNode } from '../../runtime/createNodes.ts';
import { toVNodes } from '../../runtime/renderToDom.ts';
import type { SearchResult } from './engine/result.ts';
import { frameOf } from './frameOf.ts';
import { entryFrom } from './searchEntry.ts';
import { UnderstoodLine } from './UnderstoodLine.tsx';

/** What the page of results shows before its own scripts are there. */
export interface FirstView {
  count: string;
  understood: VNode[];
  cards: VNode[];
  /** What of the page's own parts has no use here (frameOf). */
  frame: string;
}

/** What was found as the page of results shows it; null where it has more to say than a list: nothing found, no such model. */
export function firstView(
  term: string,
  { products, total, interpretation: understood }: SearchResult,
): FirstView | null {
  if (total === 0 || understood.absent) return null;
  const cards = products.map((product) => entryFrom(product).card);
  return {
    count: countText(total),
    understood: toVNodes(<UnderstoodLine term={term} understood={understood} />),
    frame: frameOf(total, cards, understood),
    cards: toVNodes(<CardGrid cards={cards} eager={4} beside />),
  };
}
