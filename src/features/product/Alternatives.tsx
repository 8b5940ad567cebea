import type { CardView } from '../../components/card.ts';
import { Card } from '../../components/Card.tsx';

interface Props {
  /** The name of the product that is sold out. */
  of: string;
  cards: CardView[];
}

/** What can be bought instead of a product that is sold out, where its Buy would have led on. */
export function Alternatives({ of, cards }: Props) {
  return (
    <section className="alternatives" aria-labelledby="alternatives" data-related={of}>
      <h2 id="alternatives">Parecidos disponibles</h2>
      <ul role="list">
        {cards.map((card) => (
          <Card key={card.id} card={card} sizes="88px" />
        ))}
      </ul>
    </section>
  );
}
