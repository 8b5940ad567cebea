import type { CardView } from '../../components/card.ts';
import { Card } from '../../components/Card.tsx';

const sizes = '(min-width: 900px) 260px, 184px';

/** A strip of cards that runs by itself, its cards twice so that it has no end (R3.3); the copy is for the eye only. */
export function RunningStrip({ cards }: { cards: CardView[] }) {
  return (
    <div className="running-strip">
      <div className="lane">
        <ul className="strip" role="list">
          {cards.map((card) => (
            <Card key={card.id} card={card} sizes={sizes} />
          ))}
        </ul>
        <ul className="strip" aria-hidden="true">
          {cards.map((card) => (
            <Card key={card.id} card={card} sizes={sizes} copy />
          ))}
        </ul>
      </div>
    </div>
  );
}
