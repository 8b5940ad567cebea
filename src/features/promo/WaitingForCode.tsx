import { codeSigns } from './promo.ts';

/** Planes and still bars, where the code will come. */
export function WaitingForCode() {
  return (
    <div className="promo waiting">
      <h1 className="page-title">
        Tu PromoCode <span className="bar" aria-hidden="true" />
      </h1>
      <p className="visually-hidden">Estamos generando tu código.</p>
      <div className="promo-code bleed" aria-hidden="true">
        {Array.from({ length: codeSigns }, (_, index) => (
          <b key={index} />
        ))}
      </div>
      <div className="promo-terms" aria-hidden="true">
        <div className="bar" />
        <div className="bar short" />
      </div>
    </div>
  );
}
