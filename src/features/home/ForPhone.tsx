import type { CardView } from '../../components/card.ts';
import { Card } from '../../components/Card.tsx';
import { allAddress, type Phone } from '../phone/phone.ts';

interface Props {
  phone: Phone;
  /** One of each kind that is for it. */
  cards: readonly CardView[];
  /** How much there is for it in all. */
  all: number;
}

/** What the shop has for the shopper's phone, at the head of the home page; drawn in the browser alone. */
export const ForPhone = ({ phone, cards, all }: Props) => (
  <section aria-labelledby="for-phone">
    <div className="section-head">
      <h2 id="for-phone">
        <a href={allAddress(phone.slug)}>
          Para tu {phone.name} <span>({all})</span>
        </a>
      </h2>
      <button className="more link" type="button" data-pick-phone aria-haspopup="dialog">
        Cambiar
      </button>
    </div>
    <ul className="strip scroll" role="list">
      {cards.map((card) => (
        <Card key={card.id} card={card} sizes="(min-width: 900px) 160px, 120px" />
      ))}
    </ul>
  </section>
);
