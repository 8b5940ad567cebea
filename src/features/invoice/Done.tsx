import { useEffect, useRef } from 'react';
import { Icon } from '../../components/Icon.tsx';
import * as icons from '../../components/icons.ts';
import { shop } from '../../shop.ts';
import { dayOfYearText } from '../../lib/dayText.ts';
import { formatPesos } from '../../lib/money.ts';
import { startOver, type Asked } from './draft.store.ts';
import { chat, comesIn, phoneAddress, texts } from './texts.ts';

/** The request was mailed; the customer may or may not be registered (R6.8). It stands in the place of the page's heading. */
export function Done({ kind, asked }: { kind: 'sent' | 'unregistered'; asked: Asked }) {
  const box = useRef<HTMLDivElement>(null);
  const sent = kind === 'sent';
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  return (
    <div className="outcome">
      <div>
        <div ref={box} className={sent ? 'note success' : 'note alert'} role={sent ? 'status' : 'alert'} tabIndex={-1}>
          <Icon paths={sent ? icons.check : icons.warning} />
          <h2>{texts.requested}</h2>
          <p>
            La enviaremos en breve a <b>{asked.email}</b>. Puede tardar de {comesIn}.
          </p>
          <p className="otherwise">{sent ? texts.otherwise : texts.unregistered}</p>
        </div>
        <p className="actions">
          <a className="button" href={chat.help} target="_blank" rel="noopener noreferrer">
            <Icon paths={icons.whatsapp} />
            Escribir por WhatsApp
          </a>
          <a className="button" href={phoneAddress}>
            <Icon paths={icons.telephone} />
            Llamar al {shop.phone}
          </a>
          <button className="button" type="button" onClick={startOver}>
            Facturar otra compra
          </button>
        </p>
      </div>
      <dl className="pairs receipt">
        {receiptOf(asked).map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Who it is for is erased by now (R6.9): what tells one request from another is left. */
const receiptOf = ({ note, date, total, email }: Asked): [label: string, text: string][] => [
  ['Total', formatPesos(total)],
  ['Nota de venta', note],
  ['Fecha de compra', dayOfYearText(date)],
  ['Correo', email],
];
