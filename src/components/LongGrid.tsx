import { useState } from 'react';
import type { CardView } from './card.ts';
import { CardGrid } from './CardGrid.tsx';

/** How many cards come at once: a phone draws 10,000 of them for seconds. */
const step = 48;

/** A list of any length: the first cards, and more when asked for. */
export function LongGrid({ cards, noun = 'productos' }: { cards: CardView[]; noun?: string }) {
  const [shown, setShown] = useState(step);
  return (
    <>
      <CardGrid cards={cards.slice(0, shown)} eager={4} />
      {cards.length > shown && (
        <div className="pager">
          <span>
            {shown} de {cards.length} {noun}
          </span>
          <button className="button" type="button" onClick={() => setShown(shown + step)}>
            Ver más
          </button>
        </div>
      )}
    </>
  );
}
