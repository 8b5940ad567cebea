import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { ErrorSummary } from '../../components/ErrorSummary.tsx';
import { Field } from '../../components/Field.tsx';
import { FieldSelect } from '../../components/FieldSelect.tsx';
import { Icon } from '../../components/Icon.tsx';
import * as icons from '../../components/icons.ts';
import { PrivacyLine } from '../../components/Field.tsx';
import { telUrl } from '../../lib/telephone.ts';
import { shop } from '../../shop.ts';
import type { Step } from './draft.ts';
import { effectiveUse, fieldId, fields, namesIn, toSummary, type FieldGroup, type FieldName } from './fields.ts';
import { formErrors, invoiceChat, type FormError } from './invoice.ts';
import { $invoice, goTo, setValue } from './invoice.store.ts';

/** The wizard's state. The page is hydrated with the initial one, as its HTML shows it. */
export const useInvoice = () => useStore($invoice, { ssr: 'initial' });

interface StepFormProps {
  onSubmit: () => void;
  /** The text of the button, and the one during a call. */
  button: [idle: string, busy: string];
  back?: Step;
  /** Whether the step asks for personal data. */
  privacy?: boolean;
  children: React.ReactNode;
}

/** The frame of a step: errors above its fields, then the button that continues, and the one that goes back. */
export function StepForm({ onSubmit, button: [idleText, busyText], back, privacy, children }: StepFormProps) {
  const { errors, submitCount, formError, busy, hydrated } = useInvoice();
  const summary = toSummary(errors);
  return (
    <form
      className="invoice-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {summary.length > 0 && <ErrorSummary key={submitCount} errors={summary} />}
      {formError && <FormErrorBox key={formError} error={formError} />}
      {children}
      <div className="invoice-form-end">
        {/* Until the page is hydrated, the browser must not submit the form by itself. */}
        <button className="button ink full" type={hydrated ? 'submit' : 'button'} disabled={busy}>
          {busy ? busyText : idleText}
        </button>
        <span className="visually-hidden" role="status">
          {busy && busyText}
        </span>
        {back && (
          <button className="button full back" type="button" disabled={busy} onClick={() => goTo(back)}>
            Volver
          </button>
        )}
        {privacy && <PrivacyLine>Usamos tus datos solo para facturar.</PrivacyLine>}
      </div>
    </form>
  );
}

/** The title of a step. It takes the focus when the step is reached, but not when the page opens with it. */
export function StepTitle({ place, children }: { place?: string; children: React.ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if ($invoice.get().submitCount === 0) return;
    title.current?.focus({ preventScroll: true });
    title.current?.closest('.invoice')?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <h2 ref={title} tabIndex={-1}>
      {place && <span className="visually-hidden">{place}: </span>}
      {children}
    </h2>
  );
}

/** Why the step cannot go on, and how to reach the shop (R6.2, R6.8). */
function FormErrorBox({ error }: { error: FormError }) {
  const box = useRef<HTMLDivElement>(null);
  const { note } = useInvoice().draft.values;
  useEffect(() => box.current?.focus(), []);
  const { title, help } = formErrors[error];
  return (
    <div ref={box} className="callout alert" role="alert" tabIndex={-1}>
      <Icon paths={icons.warning} />
      <div>
        <strong className={error === 'failed' ? 'offer-text' : undefined}>{title}</strong>
        <p>{help}</p>
        <p className="fallback-links">
          <a
            className="link"
            href={error === 'month' ? invoiceChat.otherMonth(note) : invoiceChat.help}
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

type TextFieldProps = { name: FieldName } & Partial<
  Pick<React.ComponentProps<typeof Field>, 'help' | 'children' | 'onFocus' | 'onBlur'>
>;

/** The text fields of a group, in the order of the table. */
export const TextFields = ({ group }: { group: FieldGroup }) =>
  namesIn(group).map((name) => <TextField key={name} name={name} />);

/** A text field of the table, bound to its value and its error. */
export function TextField({ name, ...props }: TextFieldProps) {
  const { draft, errors } = useInvoice();
  const { label, help, optional, width, input } = fields[name];
  return (
    <Field
      id={fieldId(name)}
      label={label}
      help={help}
      optional={optional}
      width={width}
      value={draft.values[name]}
      error={errors[name]}
      onValue={(value) => setValue(name, value)}
      {...input}
      {...props}
    />
  );
}

type ChoiceFieldProps = { name: FieldName } & Pick<React.ComponentProps<typeof FieldSelect>, 'groups' | 'help'>;

/** A select of the table, bound to its value and its error. */
export function ChoiceField({ name, groups, help }: ChoiceFieldProps) {
  const { draft, errors } = useInvoice();
  const { label, width, placeholder = '' } = fields[name];
  return (
    <FieldSelect
      id={fieldId(name)}
      label={label}
      help={help}
      width={width}
      empty={placeholder}
      groups={groups}
      value={name === 'use' ? effectiveUse(draft.values) : draft.values[name]}
      error={errors[name]}
      onValue={(value) => setValue(name, value)}
    />
  );
}

/** Labels and values, as a list of definitions. */
export function Pairs({
  className = 'invoice-facts',
  rows,
}: {
  className?: string;
  rows: [label: string, value: string][];
}) {
  return (
    <dl className={className}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
