import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoCustomer } from '../../../../scripts/sandbox/demoData.ts';
import {
  mailText,
  prefillFromCustomer,
  reviewRows,
  toCustomer,
  withoutCustomer,
} from '../../../../src/features/invoice/request.ts';
import {
  displayValue,
  emptyValues,
  type FieldName,
  type FieldValues,
} from '../../../../src/features/invoice/fields.ts';
import { filledValues } from '../../../support/invoiceValues.ts';

const values: FieldValues = { ...filledValues, total: '1234.5' };
const sale = { id: '1001', date: '2026-11-20 09:05:00', total: 123450 };

describe('R6.7 the e-mail', () => {
  test('lists receipt, total, customer, payment and CFDI use', () => {
    expect(mailText(values, sale)).toBe(
      // prettier-ignore
      [
        'Solicitud de factura', '', 'Nota de venta: 1001', 'Total: $1,234.50 MXN',
        'Nombre o razón social: MARIANA ORTEGA RUIZ', 'RFC: OERM900214H32',
        'Régimen fiscal: 612 Personas Físicas con Actividades Empresariales y Profesionales', 'Calle: Mezquitán',
        'Núm. exterior: 1184', 'Núm. interior: -', 'Colonia: Artesanos', 'Código postal: 44260',
        'Ciudad: Guadalajara', 'Estado: Jalisco', 'Correo: mariana@correo.example', 'Teléfono: 3312345678',
        'Forma de pago: 04 Tarjeta de crédito', 'Uso de CFDI: G03 Gastos en general',
      ].join('\n'),
    );
  });

  test('no field can add a line, a tag or an invisible character', () => {
    const lineCount = mailText(values, sale).split('\n').length;
    const anyField = fc.constantFrom(...(Object.keys(values) as FieldName[]));
    fc.assert(
      fc.property(anyField, fc.string({ unit: 'binary', maxLength: 300 }), (field, text) => {
        const mail = mailText({ ...values, [field]: `${text}\r\nBcc: <b>x` }, sale);
        expect(mail.split('\n')).toHaveLength(lineCount);
        expect(mail.replaceAll('\n', '')).not.toMatch(/[<>\p{Cc}\p{Cf}]/u);
      }),
    );
  });

  test('the review shows the same data except receipt, total and phone, with the address in one line', () => {
    const rows = reviewRows(values);
    expect(new Map(rows).get('Domicilio fiscal')).toBe('Mezquitán 1184, Artesanos, 44260 Guadalajara, Jalisco');
    const text = rows.flat().join(' ');
    for (const name of Object.keys(values) as FieldName[])
      if (!['receipt', 'total', 'phone'].includes(name)) expect(text).toContain(displayValue(name, values));
  });
});

describe('R6.7 the customer record', () => {
  test('of a new customer has the name "Cliente Facturación"', () => {
    expect(toCustomer(values, null)).toMatchObject({
      id: null,
      active: 1,
      birthDate: null,
      names: 'Cliente',
      firstSurname: 'Facturación',
      taxRegime: '612',
      phone: '3312345678',
      businessName: 'MARIANA ORTEGA RUIZ',
      postalCode: '44260',
    });
  });

  test('of a known customer has the fields of the form, and keeps those that the form does not have', () => {
    const knownCustomer = { ...demoCustomer, id: '7', city: 'Zapopan' };
    expect(toCustomer(values, knownCustomer)).toMatchObject({ id: '7', names: 'María Fernanda', city: 'Guadalajara' });
    expect(toCustomer(values, knownCustomer).rfc).toBe(values.rfc);
  });
});

describe('R6.4 the data of a known customer', () => {
  test('prefills the form; fields that the record leaves empty stay as typed', () => {
    const form = prefillFromCustomer(
      { ...emptyValues, phone: '3312345678', interiorNumber: '9' },
      { ...demoCustomer, interiorNumber: '' },
    );
    expect(form).toMatchObject({
      rfc: demoCustomer.rfc,
      regime: '612',
      city: 'Guadalajara',
      interiorNumber: '9',
      payment: '',
    });
  });

  test('does not prefill an unknown regime', () => {
    expect(prefillFromCustomer(emptyValues, { ...demoCustomer, taxRegime: '3' }).regime).toBe('');
  });

  test('is removed for another customer; receipt, total and phone stay', () => {
    expect(withoutCustomer(values)).toEqual({ ...emptyValues, receipt: '1001', total: '1234.5', phone: '3312345678' });
  });
});
