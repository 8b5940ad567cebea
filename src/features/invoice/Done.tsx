import { useEffect, useRef } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { shop } from '../../shop.ts';
import { formatPesos } from '../../lib/money.ts';
import { startOver, type Asked } from './draft.store.ts';
import { chat, phoneAddress, texts } from './texts.ts';

/** The request was mailed; the customer may or may not be registered (R6.8). */
export function Done({ kind, asked }: { kind: 'sent' | 'unregistered'; asked: Asked }) {
  const box = useRef<HTMLDivElement>(null);
  const sent = kind === 'sent';
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.closest('.invoice')?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div className="outcome">
      <div ref={box} className={sent ? 'note success' : 'note alert'} role={sent ? 'status' : 'alert'} tabIndex={-1}>
        <Icon name={sent ? 'check' : 'warning'} />
        <p>{texts[kind]}</p>
      </div>
      <dl className="pairs receipt">
        <div>
          <dt>Nota de venta</dt>
          <dd>{asked.note}</dd>
        </div>
        <div>
          <dt>Se enviará a</dt>
          <dd>{asked.email}</dd>
        </div>
        <div>
          <dt>Total</dt>
          <dd>{formatPesos(asked.total)}</dd>
        </div>
      </dl>
      <p className="actions">
        <a className="button" href={chat.help} target="_blank" rel="noopener noreferrer">
          <Icon name="whatsapp" />
          WhatsApp
        </a>
        <a className="button" href={phoneAddress}>
          <Icon name="telephone" />
          {shop.phone}
        </a>
        <button className="button ink" type="button" onClick={startOver}>
          Facturar otra compra
        </button>
      </p>
    </div>
  );
}
