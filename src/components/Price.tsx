import { effectivePrice, type Offer } from '../contract/rules.ts';
import { formatPesos, type Cents } from '../lib/money.ts';

/**
 * The price on a card (R4.1): on offer the discounted one, and the regular one struck out. Text in the place of Money,
 * which would cost each page with products 50 bytes of script.
 */
export const Price = ({ price, offer }: { price: Cents; offer: Offer | null }) => (
  <p className={offer ? 'price offer' : 'price'}>
    <b>{formatPesos(effectivePrice({ price, offer }))}</b>
    {offer && (
      <s>
        <span className="visually-hidden">Antes </span>
        {formatPesos(price)}
      </s>
    )}
  </p>
);
