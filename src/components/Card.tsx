import type { CardView } from './card.ts';
import { percentText } from '../lib/money.ts';
import type { Offer } from '../contract/rules.ts';
import { Icon } from './Icon.tsx';
import { Picture } from './Picture.tsx';
import { Price } from './Price.tsx';
import { Stock } from './Stock.tsx';

interface Props {
  card: CardView;
  /** How wide the card is shown, for the picture's `sizes`. */
  sizes: string;
  eager?: boolean;
  /** Its place in a ranking, shown in the corner. */
  rank?: number;
  /** Whether it bears the best seller's award. */
  award?: boolean;
  /** A copy that assistive technology and the tab key pass over. */
  copy?: boolean;
}

/** A product as it stands in a list: one link, the whole card (R4.1). */
export function Card({ card, sizes, eager = false, rank, award = false, copy = false }: Props) {
  const { id, name, price, offer, stock, unit, recent, kind, picture } = card;
  return (
    <li className={stock > 0 ? 'card' : 'card gone'} data-card={id}>
      <Picture src={picture} alt="" kind={kind} sizes={sizes} eager={eager}>
        <Flag {...{ offer, recent }} />
        {card.mine && <Mine />}
        {rank !== undefined && <span className="rank">{rank}</span>}
        {award && (
          <span className="award">
            <Icon name="award" />
            <span className="visually-hidden">El más vendido</span>
          </span>
        )}
      </Picture>
      <div className="label">
        <h3>
          <a href={`/producto/${id}`} {...(copy && { tabIndex: -1 })}>
            {name}
          </a>
        </h3>
        <Price price={price} offer={offer} />
        <Stock total={stock} unit={unit} />
      </div>
    </li>
  );
}

/** What is special about a product, in the corner of its picture: its discount before its being new (R4.2). */
export const Flag = ({ offer, recent }: { offer: Offer | null; recent: boolean }) =>
  offer || recent ? (
    <p className="flag">
      {offer ? <b className="discount">{percentText(offer.percent)}</b> : <b className="new">Nuevo en stock</b>}
    </p>
  ) : null;

/** That a product is for the shopper's phone. */
export const Mine = () => <span className="mine">Para tu celular</span>;
