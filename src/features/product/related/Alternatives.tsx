import type { CardView } from '../../../components/card.ts';
import { Card } from '../../../components/Card.tsx';
import type { Figures } from '../../../contract/fields.ts';
import { totalStock } from '../../../contract/rules.ts';
import { fold } from '../../../lib/text.ts';

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

/** How many can be bought instead of a product that is sold out. */
const maxAlternatives = 3;

/** The related products of a page in two: those to buy instead, if it is sold out, and the others. */
export function splitAlternatives(
  figures: Figures,
  related: CardView[],
): [alternatives: CardView[], others: CardView[]] {
  const alternatives =
    totalStock(figures.stock) > 0 ? [] : related.filter(({ stock }) => stock > 0).slice(0, maxAlternatives);
  return [alternatives, related.filter((card) => !alternatives.includes(card))];
}

/**
 * Whether a card names another phone than these: "iPhone 15 Pro" is no "iPhone 15". Of one that names several, which it
 * shortens ("iPhone 14 y 14 Pro", "3 más"), nothing is said.
 */
export const isForAnother = ({ phone }: Pick<CardView, 'phone'>, phones: readonly { name: string }[]): boolean =>
  phone !== '' && !/,| y /.test(phone) && !phones.some(({ name }) => fold(name) === fold(phone));
