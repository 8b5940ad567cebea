import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { TextField } from '../../../../src/components/Field.tsx';
import { ChoiceField } from '../../../../src/features/invoice/FieldViews.tsx';
import { Confirmation, Invoice } from '../../../../src/features/invoice/Invoice.tsx';
import { ErrorSummary } from '../../../../src/features/invoice/StepForm.tsx';
import { toPlainText } from '../../../support/plainText.ts';

const ignoreChange = () => undefined;
const request = {
  receipt: '1001',
  date: '2026-11-12',
  total: 62930,
  rfc: 'CACX7605101P8',
  email: 'mariana@correo.example',
};

describe('R6.1 the first step in the HTML of the page', () => {
  const html = renderToStaticMarkup(<Invoice />);

  test('has both fields and their labels', () => {
    expect(html).toContain('<label for="factura-receipt">Número de nota</label><input');
    expect(html).toMatch(/<input id="factura-total"[^>]* inputMode="decimal"/i);
    expect(html).not.toContain('factura-rfc');
  });

  test('cannot be submitted by the browser alone: its fields have no names, and its method sends nothing', () => {
    expect(html).not.toContain(' name=');
    expect(html).toMatch(/<form [^>]*method="dialog"/);
  });

  test('has no text that depends on the time', () => {
    expect(html).not.toMatch(/Te quedan|último día/);
  });
});

describe('R6.5 form fields', () => {
  test('a field is required, and an error and a help text are associated with it', () => {
    const html = renderToStaticMarkup(
      <TextField id="cp" label="Código postal" help="5 dígitos" error="Escríbelo" value="4" onValue={ignoreChange} />,
    );
    expect(html).toContain('aria-required="true"');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('aria-describedby="cp-error cp-help"');
    expect(html).toMatch(/<p class="field-error" id="cp-error">.*Escríbelo<\/p>/);
  });

  test('an optional field is labelled as such', () => {
    const html = renderToStaticMarkup(
      <TextField id="i" label="Núm. interior" optional value="" onValue={ignoreChange} />,
    );
    expect(toPlainText(html)).toBe('Núm. interior (opcional)');
    expect(html).not.toContain('aria-required');
  });

  test('a select groups its options', () => {
    const groups = [
      { options: [{ code: '01', name: 'Efectivo' }] },
      { name: 'Otros', options: [{ code: '99', name: 'Por definir' }] },
    ];
    const html = renderToStaticMarkup(<ChoiceField name="payment" groups={groups} />);
    expect(html).toContain('<option value="01">01 Efectivo</option><optgroup label="Otros">');
    expect(html).toContain('<option value="" selected="">Elige cómo pagaste</option>');
  });

  test('the error summary has the number of errors, and links to their fields', () => {
    const errors = [
      { id: 'a', message: 'Escribe A' },
      { id: 'b', message: 'Escribe B' },
    ];
    const html = renderToStaticMarkup(<ErrorSummary errors={errors} />);
    expect(toPlainText(html)).toMatch(/^Corrige estos 2 datos/);
    expect(html).toContain('href="#b"');
    expect(renderToStaticMarkup(<ErrorSummary errors={errors.slice(1)} />)).toContain('Corrige este dato<');
  });
});

describe('R6.8 the confirmation', () => {
  test('of success is green, with the delivery time and how to contact the shop', () => {
    const html = renderToStaticMarkup(<Confirmation customerSaved request={request} />);
    expect(html).toMatch(/class="callout success" role="status"/);
    expect(toPlainText(html)).toMatch(
      /Recibimos tu solicitud.*Te enviaremos la factura a .*1 a 5 días.*escríbenos o llámanos.*CACX7605101P8/,
    );
  });

  test('is a warning if the customer could not be registered', () => {
    const html = renderToStaticMarkup(<Confirmation customerSaved={false} request={request} />);
    expect(html).toMatch(/class="callout alert" role="alert"/);
    expect(toPlainText(html)).toMatch(/Recibimos.*[Nn]o fue posible registrar.*llámanos/);
  });
});
