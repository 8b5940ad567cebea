import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import * as icons from '../../components/icons.ts';
import { mayHaveArrived } from './draft.ts';
import { effectiveUse, fieldId, fields, shortLabel } from './fields.ts';
import { submitPhone, submitReceipt, submitBilling, goToStep, setValue } from './invoice.store.ts';
import { reviewRows } from './request.ts';
import { isUseAllowed, paymentMethods, regimeChoices, regimeWarning, cfdiUseChoices } from './sat.ts';
import { submitRequest } from './submitRequest.ts';
import { ChoiceField, FieldSet, InvoiceTextField, TextFields } from './FieldViews.tsx';
import { DefinitionList, FormAlertBox, StepForm, StepTitle, useInvoice } from './StepForm.tsx';
import { cleanRfc, maxRfcLength, toTaxpayerType, rfcHint, rfcWarning, toConstanciaName } from './taxpayer.ts';

/** Step 1: the sale (R6.1). */
export function ReceiptStep() {
  return (
    <StepForm onSubmit={() => void submitReceipt()} button={['Continuar', 'Buscando tu nota…']}>
      <FieldSet title={<StepTitle progress="Paso 1 de 3">Datos de tu nota</StepTitle>}>
        <TextFields group="receipt" />
      </FieldSet>
    </StepForm>
  );
}

/** Step 2: the customer (R6.3). */
export function PhoneStep() {
  return (
    <StepForm onSubmit={() => void submitPhone()} button={['Continuar', 'Buscando tus datos…']} back="receipt" privacy>
      <FieldSet title={<StepTitle progress="Paso 2 de 3">Tu teléfono</StepTitle>}>
        <TextFields group="phone" />
      </FieldSet>
    </StepForm>
  );
}

/** Step 3: the data of the invoice (R6.4, R6.5). */
export function BillingStep() {
  const isKnown = useInvoice().draft.customer !== null;
  return (
    <StepForm onSubmit={submitBilling} button={['Revisar solicitud', 'Un momento…']} back="phone" privacy>
      <div className={isKnown ? 'callout' : 'callout plain'} role="status">
        <Icon paths={isKnown ? icons.check : icons.warning} />
        <p>
          {isKnown
            ? 'Ya tenemos tus datos. Revisa que sigan igual antes de continuar.'
            : 'Este teléfono es nuevo para nosotros: los datos que escribas quedarán registrados para tu próxima factura.'}
        </p>
      </div>
      <TaxFields />
      {/* The SAT checks only the postal code; the rest of the address is for the shop. */}
      <FieldSet title={<h2>Domicilio fiscal</h2>}>
        <TextFields group="address" />
      </FieldSet>
      <PaymentFields />
    </StepForm>
  );
}

/** The taxpayer's data, as the SAT has it on record. */
function TaxFields() {
  const { regime, rfc } = useInvoice().draft.values;
  const taxpayer = toTaxpayerType(rfc);
  const { fitting, others } = regimeChoices(rfc);
  const warning = regimeWarning(regime, rfc);
  const groupName = taxpayer === 'moral' ? 'De personas morales' : 'De personas físicas';
  return (
    <FieldSet title={<StepTitle progress="Paso 3 de 3">Datos fiscales</StepTitle>}>
      <BusinessNameField />
      <RfcField />
      <InvoiceTextField name="email" />
      <ChoiceField
        name="regime"
        groups={[
          taxpayer ? { name: groupName, options: fitting } : { options: fitting },
          ...(others.length > 0 ? [{ name: 'Otros', options: others }] : []),
        ]}
        help={warning && <b>{warning}</b>}
      />
    </FieldSet>
  );
}

/** The name, with a suggestion of how the Constancia writes it; the shopper decides (error CFDI40145 of the SAT). */
function BusinessNameField() {
  const { businessName, rfc } = useInvoice().draft.values;
  const suggested = toConstanciaName(businessName, toTaxpayerType(rfc));
  const acceptSuggestion = () => {
    setValue('businessName', suggested);
    document.getElementById(fieldId('businessName'))?.focus();
  };
  return (
    <InvoiceTextField name="businessName">
      {suggested !== businessName.trim() && (
        <p className="invoice-suggestion">
          <span>
            ¿En tu constancia dice <b>{suggested}</b>?
          </span>
          <button className="button" type="button" onClick={acceptSuggestion}>
            Usar así
          </button>
        </p>
      )}
    </InvoiceTextField>
  );
}

/** The RFC in capitals, with a hint that never blocks: some valid RFCs look wrong. */
function RfcField() {
  const { rfc } = useInvoice().draft.values;
  const [focused, setFocused] = useState(false);
  const hint = !focused || cleanRfc(rfc).length >= maxRfcLength ? rfcHint(rfc) : '';
  return (
    <InvoiceTextField
      name="rfc"
      help={<span role="status">{hint ? <b>{hint}</b> : fields.rfc.help}</span>}
      onFocus={() => setFocused(true)}
      onBlur={() => {
        setFocused(false);
        if (cleanRfc(rfc) !== rfc) setValue('rfc', cleanRfc(rfc));
      }}
    />
  );
}

/** How the purchase was paid, and its CFDI use; the uses that the regime allows come first. */
function PaymentFields() {
  const { values } = useInvoice().draft;
  const { payment, regime } = values;
  const { fitting, others } = cfdiUseChoices(regime);
  const isRejected = !isUseAllowed(regime, effectiveUse(values));
  return (
    <FieldSet title={<h2>Pago y uso</h2>}>
      <ChoiceField
        name="payment"
        groups={[{ options: paymentMethods }]}
        help={payment === '99' && <b>«Por definir» es solo para compras que aún no pagas.</b>}
      />
      <ChoiceField
        name="use"
        groups={[
          regime ? { name: `Del régimen ${regime}`, options: fitting } : { options: fitting },
          { name: 'Otros', options: others },
        ]}
        help={isRejected && <b>El régimen {regime} no admite este uso: el SAT puede rechazar la factura.</b>}
      />
    </FieldSet>
  );
}

function sendLabel(alert: ReturnType<typeof useInvoice>['formAlert']): string {
  if (alert === 'confirmResend') return 'Sí, enviar otra vez';
  return alert === 'confirmRfc' ? 'Enviar con este RFC' : 'Solicitar factura';
}

/** A warning below an invalid RFC, which takes the focus when the shopper is about to send the request (R6.10). */
function RfcWarning() {
  const { draft, formAlert } = useInvoice();
  const box = useRef<HTMLElement>(null);
  const needsConfirmation = formAlert === 'confirmRfc';
  useEffect(() => {
    if (needsConfirmation) box.current?.focus();
  }, [needsConfirmation]);
  const warning = rfcWarning(draft.values.rfc);
  if (!warning) return null;
  const [title, help] = warning;
  const editRfc = () => {
    goToStep('billing');
    // Waits until the title of the step has taken the focus.
    setTimeout(() => document.getElementById(fieldId('rfc'))?.focus());
  };
  return (
    <dd ref={box} className="rfc-warning" tabIndex={-1}>
      <Icon paths={icons.warning} />
      <span>
        <b>{title}</b> {help}
      </span>
      <button className="button" type="button" onClick={editRfc}>
        Corregir RFC
      </button>
    </dd>
  );
}

/** All data, for review before it is sent. */
export function ReviewStep() {
  const { draft, busy, formAlert, outcome } = useInvoice();
  const { values } = draft;
  return (
    <StepForm
      onSubmit={() => void submitRequest()}
      button={[sendLabel(formAlert), 'Enviando tu solicitud…']}
      back="billing"
      privacy
    >
      {/* Also after a reload, and when the shopper comes back to this step. */}
      {mayHaveArrived(draft) && !busy && !formAlert && <FormAlertBox alert="unconfirmed" />}
      <section className="invoice-review">
        <StepTitle>Revisa tu solicitud</StepTitle>
        <DefinitionList rows={reviewRows(values)} notes={{ [shortLabel('rfc')]: <RfcWarning /> }} />
      </section>
      {outcome?.kind === 'dryRun' && (
        <section className="invoice-dry-run" role="status">
          <h2>Vista previa</h2>
          <p>En esta versión de prueba no se envía nada. Esto es lo que se enviaría:</p>
          <pre>{outcome.text}</pre>
        </section>
      )}
    </StepForm>
  );
}
