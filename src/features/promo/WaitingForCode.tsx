import { codeSigns, validMinutes, words } from './promo.ts';

/** Empty planes where the code will come, and its terms: the most that there is to read is there from the start. */
export function WaitingForCode() {
  return (
    <div className="promo waiting">
      <h1 className="page-title">
        Tu PromoCode <span className="bar" aria-hidden="true" />
      </h1>
      <div className="promo-code bleed" aria-hidden="true">
        {Array.from({ length: codeSigns }, (_, index) => (
          <b key={index} />
        ))}
      </div>
      <p className="promo-terms">
        Estamos generando tu código: {words.discounts} de descuento en el total de tu compra. Único e intransferible,
        válido {validMinutes}&nbsp;minutos desde que se genera.
      </p>
    </div>
  );
}
