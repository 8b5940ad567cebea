import { Money } from '../../../components/Money.tsx';
import type { Figures } from '../../../contract/fields.ts';
import { effectivePrice, offerOf } from '../../../contract/rules.ts';
import { formatPesos, percentText } from '../../../lib/money.ts';

interface Props {
  figures: Figures;
  /** It is sold no more (R5.12). */
  past?: boolean;
}

/** The price on the page of a product (R5.3), its cents smaller than its pesos; in one line, whose height stays (R5.11). */
export function ProductPrice({ figures, past = false }: Props) {
  const offer = offerOf(figures);
  const price = effectivePrice(figures);
  const was = offer ? formatPesos(figures.price) : '';
  const badge = offer ? percentText(offer.percent) : '';
  const size = textSize(formatPesos(price) + was + badge);
  return (
    <div className={['amount', offer && 'offer', size].filter(Boolean).join(' ')} data-amount>
      <p className="prices">
        <span className="now">
          <Money cents={price} smallCents />
        </span>
        {offer && (
          <>
            <s>
              <span className="visually-hidden">Precio regular </span>
              <Money cents={figures.price} />
            </s>
            <b>{badge}</b>
          </>
        )}
      </p>
      <p className="terms">
        {past ? 'Último precio que tuvo' : 'IVA incluido'}
        {offer && !past && <Countdown />}
      </p>
    </div>
  );
}

/** Long amounts are set smaller, so that they stay on one line at 360 px. */
const textSize = ({ length }: string): string => (length > 31 ? 'tightest' : length > 24 ? 'tight' : '');

/** The time that is left of the offer (R5.10): its words are written in the browser (countdown.client.ts). */
const Countdown = () => (
  <b className="countdown">
    <span data-left suppressHydrationWarning>
      {'\u00a0'}
    </span>
  </b>
);
