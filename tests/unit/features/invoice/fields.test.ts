import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cleanPhone,
  emptyValues,
  phoneText,
  toSingleLine,
  validate,
  type FieldName,
  type FieldValues,
} from '../../../../src/features/invoice/fields.ts';
import { filledValues } from '../../../support/invoiceValues.ts';

const findErrors = (step: 'receipt' | 'phone' | 'billing', changes: Partial<FieldValues>) =>
  validate(step, { ...filledValues, ...changes }).errors ?? {};

describe('R6.1 receipt number and total', () => {
  test('must both be numbers', () => {
    expect(Object.keys(validate('receipt', emptyValues).errors ?? {})).toEqual(['receipt', 'total']);
    expect(Object.keys(findErrors('receipt', { receipt: 'abc', total: '1e2' }))).toEqual(['receipt', 'total']);
    expect(findErrors('receipt', { receipt: ' 1001 ', total: '$1,234.5' })).toEqual({});
    expect(validate('receipt', { ...filledValues, receipt: ` ${'9'.repeat(12)} ` }).values?.receipt).toBe(
      '9'.repeat(12),
    );
  });

  test('an invalid receipt number is rejected', () => {
    expect(findErrors('receipt', { receipt: '9'.repeat(12) })).toEqual({});
    for (const receipt of ['9'.repeat(13), '-1', '1.5', '٣', '1 2'])
      expect(Object.keys(findErrors('receipt', { receipt }))).toEqual(['receipt']);
  });

  test('leading zeros of the receipt number are removed', () => {
    expect(validate('receipt', { ...filledValues, receipt: '0001001' }).values?.receipt).toBe('1001');
  });
});

describe('R6.3 the phone number', () => {
  const message = 'Ingrese su número telefónico a 10 dígitos';

  test.each([
    '',
    '331234567',
    '33123456789',
    '533312345678',
    'telefono12',
    '33 1234 567a',
    '٣٣١٢٣٤٥٦٧٨',
    '521339988776',
    '520339988776',
  ])('%j is rejected', (phone) => {
    expect(findErrors('phone', { phone }).phone).toBe(message);
  });

  test.each([
    '3312345678',
    '33 1234 5678',
    '(33) 1234-5678',
    '+52 33 1234 5678',
    '+52 1 33 1234 5678',
    '52 33 1234 5678',
  ])('%j is accepted', (phone) => {
    expect(validate('phone', { ...filledValues, phone }).values?.phone).toBe('3312345678');
  });

  test('ten digits are accepted with any spacing', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{10}$/), fc.array(fc.nat(9)), (digits, positions) => {
        const typed = positions.reduce((text, index) => `${text.slice(0, index)} ${text.slice(index)}`, digits);
        expect(cleanPhone(typed)).toBe(digits);
        expect(findErrors('phone', { phone: typed }).phone).toBeUndefined();
      }),
    );
    expect(phoneText('3312345678')).toBe('33 1234 5678');
  });
});

describe('R6.5 the customer data', () => {
  const required: FieldName[] = [
    'businessName',
    'rfc',
    'email',
    'regime',
    'street',
    'exteriorNumber',
    'postalCode',
    'neighbourhood',
    'city',
    'state',
    'payment',
  ];

  test('everything but the interior number and the CFDI use is required', () => {
    expect(validate('billing', filledValues).errors).toBeNull();
    expect(Object.keys(validate('billing', emptyValues).errors ?? {}).sort()).toEqual([...required].sort());
  });

  test.each(required)('%s is required', (name) => {
    expect(Object.keys(findErrors('billing', { [name]: ' ' }))).toEqual([name]);
  });

  test.each<[Partial<FieldValues>, FieldName]>([
    [{ postalCode: '4426' }, 'postalCode'],
    [{ postalCode: '442600' }, 'postalCode'],
    [{ postalCode: '4426a' }, 'postalCode'],
    [{ rfc: 'OERM900214H321' }, 'rfc'],
    [{ email: 'mariana' }, 'email'],
    [{ email: 'mariana@correo' }, 'email'],
    [{ email: 'a@b.co, c@d.co' }, 'email'],
    [{ regime: '600' }, 'regime'],
    [{ payment: '02' }, 'payment'],
    [{ use: 'X01' }, 'use'],
    [{ street: 'a'.repeat(201) }, 'street'],
  ])('%j is rejected', (changes, name) => {
    expect(Object.keys(findErrors('billing', changes))).toEqual([name]);
  });

  test('a text that is too long has an error message in Spanish, even in an optional field', () => {
    const message = 'Usa como máximo 200 caracteres';
    for (const name of ['street', 'interiorNumber']) {
      expect(findErrors('billing', { [name]: 'a'.repeat(201) })).toHaveProperty(name, message);
    }
  });

  test('the RFC is normalized; one with the wrong format is accepted', () => {
    expect(validate('billing', { ...filledValues, rfc: ' oerm-900214-h30 ' }).values?.rfc).toBe('OERM900214H30');
    expect(findErrors('billing', { rfc: 'NO ES RFC' })).toEqual({});
  });

  test('a CFDI use that the regime does not allow is accepted', () => {
    expect(findErrors('billing', { regime: '601', use: 'CN01' })).toEqual({});
  });

  test('spaces around the postal code are dropped', () => {
    expect(validate('billing', { ...filledValues, postalCode: ' 44100 ' }).values?.postalCode).toBe('44100');
  });

  test('invisible characters are removed, and line breaks become spaces', () => {
    expect(toSingleLine('Juan\r\nBcc: x\u200b\u202e\u0000 ñ ')).toBe('Juan Bcc: x ñ');
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => !/[\p{Cc}\p{Cf}]/u.test(toSingleLine(text))));
  });
});
