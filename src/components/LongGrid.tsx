import { useState } from 'react';
import type { CardView } from './card.ts';
import { CardGrid } from './CardGrid.tsx';

/** How many cards come at once: a phone draws 10,000 of them for seconds. */
const step = 48;

interface Props {
  cards: CardView[];
  noun?: string;
  beside?: boolean;
  /** How many are drawn, where the caller keeps that; else the grid itself does. */
  drawn?: { shown: number; onMore: () => void };
}

/** A list of any length: the first cards, and more when asked for. */
export function LongGrid({ cards, noun = 'productos', beside = false, drawn }: Props) {
  const [own, setOwn] = useState(step);
  const { shown, onMore } = drawn ?? { shown: own, onMore: () => setOwn(own + step) };
  return (
    <>
      <CardGrid cards={cards.slice(0, shown)} eager={4} beside={beside} />
      {cards.length > shown && (
        <div className="pager">
          <span>
            {shown} de {cards.length} {noun}
          </span>
          <button className="button" type="button" onClick={onMore}>
            Ver más
          </button>
        </div>
      )}
    </>
  );
}
