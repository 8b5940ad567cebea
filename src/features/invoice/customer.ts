import type { Customer } from '../../contract/formFields.ts';
import { regimes } from './sat.ts';
import { emptyValues, type Values } from './values.ts';

/** A customer that the shop does not know yet (R6.7), and thereby the fields that one has. */
export const newCustomer: Customer = {
  ...{ id: null, active: 1, names: 'Cliente', firstSurname: 'Facturación', secondSurname: '' },
  ...{ fullName: 'Cliente Facturación', birthDate: null, businessName: '', rfc: '', taxRegime: '' },
  ...{ street: '', exteriorNumber: '', interiorNumber: '', neighbourhood: '', postalCode: '' },
  ...{ city: '', state: '', email: '', phone: '' },
};

/** The fields that customer and form have alike. */
const shared = [
  ...(['businessName', 'rfc', 'email', 'street', 'exteriorNumber', 'interiorNumber'] as const),
  ...(['postalCode', 'neighbourhood', 'city', 'state'] as const),
];

/** The record to register or update: what the shop knows, with what the form says now. */
export function customerOf(values: Values, known: Customer | null): Customer {
  // What the shop has as null and nobody filled in stays null.
  const typed = Object.fromEntries(shared.map((name) => [name, values[name] || (known?.[name] === null ? null : '')]));
  return { ...(known ?? newCustomer), ...typed, taxRegime: values.regime, phone: values.phone };
}

/** The form filled with what the shop knows; what it does not know stays as it was typed. */
export function prefilled(values: Values, customer: Customer): Values {
  const known = shared.filter((name) => customer[name]).map((name) => [name, customer[name]]);
  const regime = regimes.find(({ code }) => code === customer.taxRegime)?.code ?? values.regime;
  return { ...values, ...(Object.fromEntries(known) as Partial<Values>), regime };
}

/** The form without what was filled in for another customer. */
export const withoutCustomer = ({ note, total, phone }: Values): Values => ({ ...emptyValues, note, total, phone });
