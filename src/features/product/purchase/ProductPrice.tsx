import type { Figures } from '../../../contract/fields.ts';
import { priceAsked, offerOf } from '../../../contract/rules.ts';
import { formatPesos, percentText } from '../../../lib/money.ts';

interface Props {
  figures: Figures;
  /** It is sold no more (R5.12). */
  past?: boolean;
}

/** The price on the page of a product (R5.3), its cents smaller than its pesos; in one line, whose height stays (R5.11). */
export function Amount({ figures, past = false }: Props) {
  const offer = offerOf(figures);
  const now = formatPesos(priceAsked({ price: figures.price, offer }));
  const was = offer ? formatPesos(figures.price) : '';
  const badge = offer ? percentText(offer.percent) : '';
  const [pesos, cents] = now.split('.');
  return (
    <div className={['amount', offer && 'offer', tightness(now + was + badge)].filter(Boolean).join(' ')} data-amount>
      <p className="prices">
        <span className="now">
          {pesos}
          {cents && <span>.{cents}</span>}
        </span>
        {offer && (
          <>
            <s>
              <span className="visually-hidden">Precio regular </span>
              {was}
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

/** Long figures are written smaller: they stay in their line at 360 px. */
const tightness = ({ length }: string): string => (length > 31 ? 'tightest' : length > 24 ? 'tight' : '');

/** The time that is left of the offer (R5.10): its words are written in the browser (countdown.client.ts). */
const Countdown = () => (
  <b className="countdown">
    <span data-left suppressHydrationWarning>
      {'\u00a0'}
    </span>
  </b>
);
