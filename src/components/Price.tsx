import { effectivePrice, type Offer } from '../contract/rules.ts';
import type { Cents } from '../lib/money.ts';
import { Money } from './Money.tsx';

/** The price on a card (R4.1): on offer the discounted one, and the regular one struck out. */
export const Price = ({ price, offer }: { price: Cents; offer: Offer | null }) => (
  <p className={offer ? 'price offer' : 'price'}>
    <b>
      <Money cents={effectivePrice({ price, offer })} />
    </b>
    {offer && (
      <s>
        <span className="visually-hidden">Antes </span>
        <Money cents={price} />
      </s>
    )}
  </p>
);
