import { Icon } from '../../components/Icon.tsx';
import type { Figures } from '../../contract/fields.ts';
import { offerOf } from '../../contract/rules.ts';
import { formatPesos, percentText } from '../../lib/money.ts';

/** The price on the page of a product (R5.3), its cents smaller than its pesos. @param past it is sold no more (R5.12) */
export function Amount({ figures, past = false }: { figures: Figures; past?: boolean }) {
  const offer = offerOf(figures);
  const [pesos, cents] = formatPesos(offer?.price ?? figures.price).split('.');
  return (
    <div className={offer ? 'amount offer' : 'amount'}>
      <p className="was">
        {offer && (
          <>
            <s>
              <span className="visually-hidden">Precio regular </span>
              {formatPesos(figures.price)}
            </s>
            <b>{percentText(offer.percent)}</b>
          </>
        )}
      </p>
      <p className="now">
        {pesos}
        {cents && <span>.{cents}</span>}
      </p>
      <p className="terms">
        {past ? 'Último precio que tuvo' : 'MXN, IVA incluido'}
        {offer && !past && <Countdown />}
      </p>
    </div>
  );
}

/** The time that is left of the offer (R5.10): its words are written in the browser (countdown.client.ts). */
const Countdown = () => (
  <b className="countdown">
    <Icon name="clock" className="icon small" />
    <span data-left suppressHydrationWarning>
      {'\u00a0'}
    </span>
  </b>
);
