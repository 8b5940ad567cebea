import { effectivePrice, type Offer } from '../contract/rules.ts';
import { formatPesos, splitPesos, type Cents } from '../lib/money.ts';

/** An amount of money. @param smallCents puts the cents into an element of their own, which CSS sets smaller */
export function Money({ cents, smallCents = false }: { cents: Cents; smallCents?: boolean }) {
  if (!smallCents) return formatPesos(cents);
  const [pesos, fraction] = splitPesos(cents);
  return (
    <>
      {pesos}
      {fraction && <span>{fraction}</span>}
    </>
  );
}

/** The price on a card (R4.1); on offer, the discounted one, then the regular one struck out. */
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
