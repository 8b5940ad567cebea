import { useEffect, useRef, useState } from 'react';
import { writeOnWhatsappLabel } from '../../components/texts.ts';
import { Icon } from '../../components/Icon.tsx';
import * as icons from '../../components/icons.ts';
import { formatDate, formatDay } from '../../lib/dates.ts';
import { formatPesos } from '../../lib/money.ts';
import { telUrl } from '../../lib/contactUrls.ts';
import { shop } from '../../shop.ts';
import { steps, type Step } from './draft.ts';
import { phoneText, readFields, shortLabel } from './fields.ts';
import { deadlineRule, deadlineText, deliveryTime, invoiceChat } from './invoice.ts';
import { followHistory, restoreDraft, startOver, type SentRequest } from './invoice.store.ts';
import { DefinitionList, useInvoice } from './StepForm.tsx';
import { BillingStep, ReceiptStep, PhoneStep, ReviewStep } from './Steps.tsx';

const stepViews = { receipt: ReceiptStep, phone: PhoneStep, billing: BillingStep, review: ReviewStep };

/** The invoice request: three steps and a review (R6). The first one is the HTML of the page. */
export function Invoice() {
  const root = useRef<HTMLDivElement>(null);
  const { draft, outcome } = useInvoice();
  useEffect(() => {
    restoreDraft(root.current ? readFields(root.current) : {});
    return followHistory();
  }, []);
  const CurrentStep = stepViews[draft.step];
  return (
    <div ref={root} className="invoice">
      {outcome?.kind === 'sent' ? (
        <Confirmation {...outcome} />
      ) : (
        <>
          <Deadline />
          <StepBar step={draft.step} />
          <div className="invoice-columns">
            <CurrentStep />
            {draft.step === 'receipt' ? <Requirements /> : <SaleSummary />}
          </div>
        </>
      )}
    </div>
  );
}

/** The deadline, with the days left near the end of the month. They are not in the HTML, which must not depend on the time. */
function Deadline() {
  const [text, setText] = useState('');
  useEffect(() => {
    const refresh = () => setText(deadlineText(new Date()));
    refresh();
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, []);
  return <p className="invoice-deadline">{text ? <b>{text}</b> : deadlineRule}</p>;
}

const stepBarItems = [
  { step: 'receipt', name: 'Nota' },
  { step: 'phone', name: 'Teléfono' },
  { step: 'billing', name: 'Datos', wideText: ' del cliente' },
] as const;

/** The progress of the three steps; the review follows them. */
function StepBar({ step }: { step: Step }) {
  const current = steps.indexOf(step);
  return (
    <ol className="invoice-steps" aria-label="Pasos">
      {stepBarItems.map(({ name, step: itemStep, ...item }, index) => (
        <li
          key={itemStep}
          className={index < current ? 'done' : index === current ? 'current' : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          {index < current && <Icon paths={icons.check} className="icon small" />}
          <span>
            {index < current ? <span className="visually-hidden">Listo: </span> : `${index + 1}. `}
            {name}
            {'wideText' in item && <span className="wide-text">{item.wideText}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

const requirements = [
  { icon: icons.receipt, name: 'Tu nota de venta', text: 'Su número y el total.' },
  { icon: icons.telephone, name: 'Tu teléfono', text: 'Con él encontramos tus datos.' },
  { icon: icons.shieldCheck, name: 'Tu constancia fiscal', text: 'RFC, nombre, régimen y código postal.' },
  { icon: icons.mail, name: 'Tu correo', text: `Ahí llega tu factura, en ${deliveryTime}.` },
] as const;

/** What the shopper needs before starting, and where to ask. */
function Requirements() {
  return (
    <aside className="invoice-aside" aria-labelledby="a-la-mano">
      <h2 id="a-la-mano">Ten a la mano</h2>
      <ul className="invoice-requirements" role="list">
        {requirements.map(({ icon, name, text }) => (
          <li key={name}>
            <Icon paths={icon} />
            <span>
              <b>{name}</b>
              {text}
            </span>
          </li>
        ))}
      </ul>
      <a className="link side-box-link" href={invoiceChat.help} target="_blank" rel="noopener noreferrer">
        ¿Dudas? Escríbenos por WhatsApp
      </a>
    </aside>
  );
}

/** The sale that was found, beside the later steps. */
function SaleSummary() {
  const { sale, phone } = useInvoice().draft;
  if (!sale) return null;
  const rows: [string, string][] = [
    [shortLabel('receipt'), sale.id],
    ['Fecha', formatDay(sale.date)],
    [shortLabel('total'), formatPesos(sale.total)],
  ];
  if (phone) rows.push([shortLabel('phone'), phoneText(phone)]);
  return (
    <aside className="invoice-aside" aria-labelledby="tu-nota">
      <h2 id="tu-nota">Tu nota</h2>
      <DefinitionList rows={rows} />
      <p className="hint">
        Te llega por correo en <span className="nowrap">{deliveryTime}</span>.
      </p>
    </aside>
  );
}

/** Confirms that the request was mailed; saving the customer may have failed (R6.8). It replaces the page's heading. */
export function Confirmation({ customerSaved, request }: { customerSaved: boolean; request: SentRequest }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  return (
    <div className="invoice-outcome">
      <div>
        <div
          ref={box}
          className={customerSaved ? 'callout success' : 'callout alert'}
          role={customerSaved ? 'status' : 'alert'}
          tabIndex={-1}
        >
          <Icon paths={customerSaved ? icons.check : icons.warning} />
          <h2>Recibimos tu solicitud</h2>
          <p>
            Te enviaremos la factura a <b>{request.email}</b> en {deliveryTime}.
          </p>
          <p className="contact-hint">
            {customerSaved ? 'Si no te llega, revisa tu correo no deseado o' : 'No fue posible registrar tus datos:'}{' '}
            escríbenos o llámanos.
          </p>
        </div>
        <p className="actions">
          <a className="button" href={invoiceChat.help} target="_blank" rel="noopener noreferrer">
            <Icon paths={icons.whatsapp} />
            {writeOnWhatsappLabel}
          </a>
          <a className="button" href={telUrl(shop.phone)}>
            <Icon paths={icons.telephone} />
            Llamar al {shop.phone}
          </a>
          <button className="button" type="button" onClick={startOver}>
            Facturar otra compra
          </button>
        </p>
      </div>
      {/* All other data has been erased (R6.9); the receipt identifies the request. */}
      <DefinitionList
        className="invoice-definition-list invoice-receipt"
        rows={[
          [shortLabel('total'), formatPesos(request.total)],
          [shortLabel('receipt'), request.receipt],
          ['Fecha de compra', formatDate(request.date)],
          [shortLabel('rfc'), request.rfc],
          [shortLabel('email'), request.email],
        ]}
      />
    </div>
  );
}
