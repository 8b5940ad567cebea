import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { Icon } from '../../components/Icon.tsx';
import * as icons from '../../components/icons.ts';
import { PrivacyLine } from '../../components/Field.tsx';
import { telUrl } from '../../lib/contactUrls.ts';
import { shop } from '../../shop.ts';
import type { Step } from './draft.ts';
import { toErrorSummary } from './fields.ts';
import { formAlerts, invoiceChat, type FormAlert } from './invoice.ts';
import { $invoice, goBackTo } from './invoice.store.ts';

/** The form's state; hydration starts with the initial one, which the page's HTML shows. */
export const useInvoice = () => useStore($invoice, { ssr: 'initial' });

interface StepFormProps {
  onSubmit: () => void;
  /** The text of the button, idle and during a call. */
  button: [idle: string, busy: string];
  back?: Step;
  /** Whether the step asks for personal data. */
  privacy?: boolean;
  children: React.ReactNode;
}

/** The layout of a step: errors, fields, and the buttons to continue and to go back. */
export function StepForm({ onSubmit, button: [idleText, busyText], back, privacy, children }: StepFormProps) {
  const { errors, submitCount, formAlert, busy } = useInvoice();
  const summary = toErrorSummary(errors);
  return (
    <form
      className="invoice-form"
      noValidate
      // Outside a <dialog>, the browser never submits such a form by itself, not even before hydration.
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {summary.length > 0 && <ErrorSummary key={submitCount} errors={summary} />}
      {formAlert && formAlert !== 'confirmRfc' && <FormAlertBox key={formAlert} alert={formAlert} />}
      {children}
      <div className="invoice-form-actions">
        <button className="button ink full" type="submit" disabled={busy}>
          {busy ? busyText : idleText}
        </button>
        <span className="visually-hidden" role="status">
          {busy && busyText}
        </span>
        {back && (
          <button className="button full back" type="button" disabled={busy} onClick={() => goBackTo(back)}>
            Volver
          </button>
        )}
        {privacy && <PrivacyLine>Usamos tus datos solo para facturar.</PrivacyLine>}
      </div>
    </form>
  );
}

/** The title of a step. It takes the focus when the shopper reaches the step, but not when the page opens with it. */
export function StepTitle({ progress, children }: { progress?: string; children: React.ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if ($invoice.get().submitCount === 0) return;
    title.current?.focus({ preventScroll: true });
    title.current?.closest('.invoice')?.scrollIntoView();
  }, []);
  return (
    <h2 ref={title} tabIndex={-1}>
      {progress && <span className="visually-hidden">{progress}: </span>}
      {children}
    </h2>
  );
}

/**
 * The error summary above a form, with links to the fields. It takes the focus when it appears, and changes the page's title. Give it
 * a `key` that changes with each submission, so that screen readers announce every summary.
 */
export function ErrorSummary({ errors }: { errors: { id: string; message: string }[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    const { title } = document;
    document.title = `Error: ${title}`;
    return () => {
      document.title = title;
    };
  }, []);
  return (
    <div ref={box} className="callout alert" tabIndex={-1} role="alert" aria-labelledby="error-summary">
      <Icon paths={icons.warning} />
      <div>
        <h2 id="error-summary">{errors.length === 1 ? 'Corrige este dato' : `Corrige estos ${errors.length} datos`}</h2>
        <ul role="list">
          {errors.map(({ id, message }) => (
            <li key={id}>
              <a className="link" href={`#${id}`} onClick={(event) => focusField(event, id)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Scrolls to a field with its label and focuses it, without changing the URL. */
function focusField(event: React.MouseEvent, id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.closest('.field')?.scrollIntoView();
  field.focus({ preventScroll: true });
}

/** Why the step cannot continue, or what to confirm, and how to contact the shop (R6.2, R6.8, R6.9). */
export function FormAlertBox({ alert }: { alert: FormAlert }) {
  const box = useRef<HTMLDivElement>(null);
  const { receipt } = useInvoice().draft.values;
  useEffect(() => box.current?.focus(), []);
  const { title, help } = formAlerts[alert];
  return (
    <div ref={box} className="callout alert" role="alert" tabIndex={-1}>
      <Icon paths={icons.warning} />
      <div>
        <strong className={alert === 'failed' ? 'error-text' : undefined}>{title}</strong>
        <p>{help}</p>
        <p className="fallback-links">
          <a
            className="link"
            href={alert === 'month' ? invoiceChat.otherMonth(receipt) : invoiceChat.help}
            target="_blank"
            rel="noopener noreferrer"
          >
            Escríbenos por WhatsApp
          </a>
          <a className="link" href={telUrl(shop.phone)}>
            Llama al {shop.phone}
          </a>
        </p>
      </div>
    </div>
  );
}

interface DefinitionListProps {
  className?: string;
  rows: [label: string, value: string][];
  notes?: Record<string, React.ReactNode>;
}

export function DefinitionList({ className = 'invoice-definition-list', rows, notes = {} }: DefinitionListProps) {
  return (
    <dl className={className}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {notes[label]}
        </div>
      ))}
    </dl>
  );
}
