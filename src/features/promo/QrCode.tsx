import { spelled } from './promo.ts';
import { Qr } from '../../components/Qr.tsx';

/** The code for the reader at the counter. */
export function QrCode({ code }: { code: string }) {
  return (
    <section className="promo-counter" aria-labelledby="counter">
      <Qr text={code} label={`Código QR de ${spelled(code)}`} />
      <div>
        <h2 id="counter">En la sucursal</h2>
        <p>Muestra esta pantalla en caja antes de pagar. Con el código QR no hay que dictarlo.</p>
      </div>
    </section>
  );
}
