import type { Figures } from '../../contract/figures.ts';
import { offerOf } from '../../contract/rules.ts';
import { formatPesos, percentText } from '../../lib/money.ts';

/** The price on the page of a product (R5.3), its cents smaller than its pesos. */
export function Amount({ figures }: { figures: Figures }) {
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
        <small>MXN, IVA incluido</small>
      </p>
    </div>
  );
}
