import { priceAsked } from '../contract/rules.ts';
import type { Offer } from '../contract/rules.ts';
import { formatPesos, type Cents } from '../lib/money.ts';

/** The price on a card (R4.1): on offer the discounted one, and the regular one struck out. */
export function Price({ price, offer }: { price: Cents; offer: Offer | null }) {
  return (
    <p className={offer ? 'price offer' : 'price'}>
      <b>{formatPesos(priceAsked({ price, offer }))}</b>
      {offer && (
        <s>
          <span className="visually-hidden">Antes </span>
          {formatPesos(price)}
        </s>
      )}
    </p>
  );
}
