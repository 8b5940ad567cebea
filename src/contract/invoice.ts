import * as z from 'zod/mini';
import { entity } from './entity.ts';
import { flag, id, price, required, text } from './fields.ts';

const dateTime = z.pipe(
  required,
  z.string().check(z.regex(/^\d{4}-\d\d-\d\d(?:[ T]\d\d:\d\d(?::\d\d)?)?/, 'no es una fecha')),
);

/** A sale, by the number of its note; `date` is Mexico City time, "YYYY-MM-DD HH:mm:ss"; `total` in cents. */
export const sale = entity({ id: ['VentaID', id], date: ['Fecha', dateTime], total: ['Total', price] });
export type Sale = z.output<typeof sale>;

/** A customer as the shop keeps it; `id` is "" before it is registered. */
export const customer = entity({
  id: ['ClienteID', text],
  active: ['Activo', flag],
  names: ['Nombres', text],
  firstSurname: ['ApePat', text],
  secondSurname: ['ApeMat', text],
  fullName: ['NombreCompleto', text],
  birthDate: ['FechaNacimiento', text],
  businessName: ['RazonSocial', text],
  rfc: ['RFC', text],
  taxRegime: ['RegimenFiscalID', text],
  street: ['Calle', text],
  exteriorNumber: ['NumExt', text],
  interiorNumber: ['NumInt', text],
  neighbourhood: ['Colonia', text],
  postalCode: ['CodigoPostal', text],
  city: ['Ciudad', text],
  state: ['Estado', text],
  email: ['Correo', text],
  phone: ['Telefono', text],
});
export type Customer = z.output<typeof customer>;
