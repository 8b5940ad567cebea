import type { CardView } from '../../components/card.ts';
import { Card } from '../../components/Card.tsx';
import { isForAnother } from './alternatives.ts';

interface Props {
  /** The name of the product that is sold out. */
  of: string;
  cards: CardView[];
  /** The phones that it is for. */
  phones: readonly { name: string }[];
}

/** What can be bought instead of a product that is sold out, where its Buy would have led on. */
export function Alternatives({ of, cards, phones }: Props) {
  const [phone] = phones;
  const others = phone && cards.every((card) => isForAnother(card, phones));
  return (
    <section className="alternatives" aria-labelledby="alternatives" data-related={of}>
      <h2 id="alternatives">{others ? 'Para otros modelos' : 'Parecidos disponibles'}</h2>
      {others && <p className="more">No le quedan a un {phone.name}.</p>}
      <ul role="list">
        {cards.map((card) => (
          <Card key={card.id} card={card} sizes="88px" />
        ))}
      </ul>
    </section>
  );
}
