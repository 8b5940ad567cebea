import { PrivacyLine } from '../../components/PrivacyLine.tsx';
import { WhatsappButton } from '../../components/WhatsappButton.tsx';
import { saidHours, words } from './promo.ts';
import { privacy } from './promoChat.ts';

/** No code this time (R7.4), and what to do instead. */
export function Refused() {
  return (
    <div className="promo">
      <h1 className="page-title">PromoCode</h1>
      <div className="promo-refused" role="alert">
        <strong>NO FUE POSIBLE GENERAR UN PROMOCODE EN ESTE MOMENTO:(</strong>
        <p>Entra en las próximas {saidHours} horas para generar un nuevo PromoCode</p>
      </div>
      <p className="actions">
        <a className="button ink" href="/ofertas">
          Ver las ofertas de hoy
        </a>
        <WhatsappButton question="Hola, tengo una duda sobre mi PromoCode." />
      </p>
      <PrivacyLine>{privacy}</PrivacyLine>
    </div>
  );
}

/** A deploy preview: it registers nothing. */
export function SwitchedOff() {
  return (
    <div className="promo">
      <h1 className="page-title">PromoCode</h1>
      <div className="notice">
        <strong>Esta versión de prueba no genera códigos.</strong>
        <p>
          En la tienda publicada, al abrir esta página se registra un código de {words.length} con un descuento{' '}
          {words.discounts} que dura {words.validity}.
        </p>
      </div>
    </div>
  );
}
