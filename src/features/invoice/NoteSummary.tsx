import { useStore } from '@nanostores/react';
import { formatPesos } from '../../lib/money.ts';
import { $draft } from './draft.store.ts';
import { dayText } from '../../lib/dayText.ts';
import { comesIn } from './texts.ts';
import { phoneText } from './values.ts';

/** The sale that was found, beside the steps that follow. */
export function NoteSummary() {
  const { sale, phone } = useStore($draft);
  if (!sale) return null;
  return (
    <aside className="side-box" aria-labelledby="tu-nota">
      <h2 id="tu-nota">Tu nota</h2>
      <dl className="pairs">
        <div>
          <dt>Nota de venta</dt>
          <dd>{sale.id}</dd>
        </div>
        <div>
          <dt>Fecha</dt>
          <dd>{dayText(sale.date)}</dd>
        </div>
        <div>
          <dt>Total</dt>
          <dd>{formatPesos(sale.total)}</dd>
        </div>
        {phone && (
          <div>
            <dt>Teléfono</dt>
            <dd>{phoneText(phone)}</dd>
          </div>
        )}
      </dl>
      <p className="hint">Te llega por correo en {comesIn}.</p>
    </aside>
  );
}
