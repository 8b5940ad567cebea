import type { CardView } from '../../components/card.ts';
import { CardGrid } from '../../components/CardGrid.tsx';
import type { ListState } from '../../components/filters/listState.ts';
import { NoMatch } from './NoMatch.tsx';

interface Props {
  /** All that the filters leave, in order. */
  cards: CardView[];
  state: ListState;
  /** What the list holds, and for which phone it was asked, where nothing is left. */
  about: Pick<Parameters<typeof NoMatch>[0], 'things' | 'phone'>;
  /** How many are drawn: a phone draws 10,000 cards for seconds. */
  shown: number;
}

/** What filters and order leave of a list: the first cards, and more when asked for. */
export function Refined({ cards, state, about, shown }: Props) {
  if (cards.length === 0) return <NoMatch state={state} {...about} />;
  return (
    <>
      <CardGrid cards={cards.slice(0, shown)} eager={4} beside />
      {cards.length > shown && (
        <div className="pager">
          <span>
            {shown} de {cards.length} productos
          </span>
          <button className="button" type="button" data-more>
            Ver más
          </button>
        </div>
      )}
    </>
  );
}
