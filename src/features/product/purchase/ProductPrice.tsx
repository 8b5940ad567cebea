import { Money } from '../../../components/Price.tsx';
import type { PriceAndStock } from '../../../contract/catalogue.ts';
import { effectivePrice, findOffer } from '../../../contract/rules.ts';
import { formatPesos, formatPercent } from '../../../lib/money.ts';
import { discontinuedHeading } from './whatsappMessages.ts';

interface Props {
  priceAndStock: PriceAndStock;
  discontinued?: boolean;
}

/** The price on the page of a product (R5.3); its lines have a constant height (R5.11). */
export function ProductPrice({ priceAndStock, discontinued = false }: Props) {
  if (discontinued)
    return (
      <div className="product-price" data-price>
        <p className="prices no-price" role="status">
          {discontinuedHeading}
        </p>
        <p className="product-price-terms">El precio que tenía ya no vale.</p>
      </div>
    );
  const offer = findOffer(priceAndStock);
  const price = effectivePrice(priceAndStock);
  const regular = offer ? formatPesos(priceAndStock.price) : '';
  const badge = offer ? formatPercent(offer.percent) : '';
  const size = textSize((formatPesos(price) + regular + badge).length);
  return (
    <div className={['product-price', offer && 'offer', size].filter(Boolean).join(' ')} data-price>
      <p className="prices">
        <span className="current-price">
          <Money cents={price} smallCents />
        </span>
        {offer && (
          <>
            <s>
              <span className="visually-hidden">Precio regular </span>
              <Money cents={priceAndStock.price} />
            </s>
            <b>{badge}</b>
          </>
        )}
      </p>
      <p className="product-price-terms">
        IVA incluido
        {offer && <Countdown />}
      </p>
    </div>
  );
}

/** The class for the text size: long amounts are smaller, so that they fit one line at 360 px. */
function textSize(length: number): string {
  if (length > 31) return 'tightest';
  return length > 24 ? 'tight' : '';
}

/** The time until the offer ends (R5.10), which countdown.client.ts writes in the browser. */
const Countdown = () => (
  <b className="countdown">
    <span data-time-left>{'\u00a0'}</span>
  </b>
);
