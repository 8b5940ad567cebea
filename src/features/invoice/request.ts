import type { Customer, Sale } from '../../contract/forms.ts';
import { formatPesos } from '../../lib/money.ts';
import {
  displayValue,
  emptyValues,
  fieldNamesIn,
  shortLabel,
  toSingleLine,
  type FieldName,
  type FieldValues,
} from './fields.ts';
import { taxRegimes } from './sat.ts';

/** The record of a new customer (R6.7). */
export const newCustomer: Customer = {
  id: null,
  active: 1,
  names: 'Cliente',
  firstSurname: 'Facturación',
  secondSurname: '',
  fullName: 'Cliente Facturación',
  birthDate: null,
  businessName: '',
  rfc: '',
  taxRegime: '',
  street: '',
  exteriorNumber: '',
  interiorNumber: '',
  neighbourhood: '',
  postalCode: '',
  city: '',
  state: '',
  email: '',
  phone: '',
};

type SharedName = FieldName & keyof Customer;
const isShared = (name: FieldName): name is SharedName => name in newCustomer;

/** The fields that have the same name in the form and the record. Phone and regime are added separately. */
const sharedFields = [...fieldNamesIn('tax'), ...fieldNamesIn('address')].filter(isShared);

/** The record to register or update: the shop's record, overwritten by the form. */
export function toCustomer(values: FieldValues, known: Customer | null): Customer {
  // An empty field stays null if it is null in the shop's record.
  const typed = Object.fromEntries(
    sharedFields.map((name) => [name, values[name] || (known?.[name] === null ? null : '')]),
  );
  return { ...(known ?? newCustomer), ...typed, taxRegime: values.regime, phone: values.phone };
}

/** Prefills the form from the shop's record; fields that are empty in the record stay as typed (R6.4). */
export function prefillFromCustomer(values: FieldValues, customer: Customer): FieldValues {
  const prefilled = sharedFields.filter((name) => customer[name]).map((name) => [name, customer[name]]);
  const regime = taxRegimes.find(({ code }) => code === customer.taxRegime)?.code ?? values.regime;
  return { ...values, ...(Object.fromEntries(prefilled) as Partial<FieldValues>), regime };
}

/** The form without the data of a customer who was looked up before. */
export const withoutCustomer = ({ receipt, total, phone }: FieldValues): FieldValues => ({
  ...emptyValues,
  receipt,
  total,
  phone,
});

type LabelledValue = [label: string, value: string];

const toRow = (name: FieldName, values: FieldValues): LabelledValue => [shortLabel(name), displayValue(name, values)];

/** The order of the fields in the e-mail, in which the postal code follows the neighbourhood. */
const mailFields = [
  'businessName',
  'rfc',
  'regime',
  'street',
  'exteriorNumber',
  'interiorNumber',
  'neighbourhood',
  'postalCode',
  'city',
  'state',
  'email',
  'phone',
  'payment',
  'use',
] as const;

/** The text of postCorreoSolicitudFactura (R6.7): one line per field; fields cannot inject lines or tags. */
export function mailText(values: FieldValues, sale: Sale): string {
  const rows = [
    [shortLabel('receipt'), sale.id],
    [shortLabel('total'), `${formatPesos(sale.total)} MXN`],
    ...mailFields.map((name) => toRow(name, values)),
  ];
  const lines = rows.map(
    ([label = '', value = '']) => `${label}: ${toSingleLine(value).replaceAll(/[<>]/g, ' ') || '-'}`,
  );
  return ['Solicitud de factura', '', ...lines].join('\n');
}

/** The data that the shopper reviews before sending, the address in one line. */
export function reviewRows(values: FieldValues): LabelledValue[] {
  const { street, exteriorNumber, interiorNumber, neighbourhood, postalCode, city, state } = values;
  const interior = interiorNumber && ` int. ${interiorNumber}`;
  const address = `${street} ${exteriorNumber}${interior}, ${neighbourhood}, ${postalCode} ${city}, ${state}`;
  return [
    toRow('businessName', values),
    toRow('rfc', values),
    toRow('regime', values),
    ['Domicilio fiscal', address],
    toRow('email', values),
    toRow('payment', values),
    toRow('use', values),
  ];
}
