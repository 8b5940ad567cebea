/** What the forms ask and send: as fields.ts, and apart from it, so that no list or product page loads these. */
import { entity, type ValueOf } from './entity.ts';
import { asTold, dateTime, flagNumber, id, integer, line, lineOrNull, price, required } from './fieldKinds.ts';

/** A sale, by the number of its note; `date` is Mexico City time, "YYYY-MM-DD HH:mm:ss"; `total` in cents. */
export type Sale = ValueOf<typeof sale>;
export const sale = entity({ id: ['VentaID', id], date: ['Fecha', dateTime], total: ['Total', price] });

/** A customer as the shop keeps it: null stays null, and what no form shows goes back as it came. */
export type Customer = ValueOf<typeof customer>;
export const customer = entity({
  id: ['ClienteID', asTold],
  active: ['Activo', asTold],
  names: ['Nombres', lineOrNull],
  firstSurname: ['ApePat', lineOrNull],
  secondSurname: ['ApeMat', lineOrNull],
  fullName: ['NombreCompleto', lineOrNull],
  birthDate: ['FechaNacimiento', lineOrNull],
  businessName: ['RazonSocial', lineOrNull],
  rfc: ['RFC', lineOrNull],
  taxRegime: ['RegimenFiscalID', lineOrNull],
  street: ['Calle', lineOrNull],
  exteriorNumber: ['NumExt', lineOrNull],
  interiorNumber: ['NumInt', lineOrNull],
  neighbourhood: ['Colonia', lineOrNull],
  postalCode: ['CodigoPostal', lineOrNull],
  city: ['Ciudad', lineOrNull],
  state: ['Estado', lineOrNull],
  email: ['Correo', lineOrNull],
  phone: ['Telefono', lineOrNull],
});

/** A promo code as it is registered (R7.2); dates are Mexico City time, "YYYY-MM-DD HH:mm:ss". */
export type PromoCode = ValueOf<typeof promoCode>;
export const promoCode = entity({
  id: ['PromoCodeID', line],
  code: ['PromoCode', required],
  description: ['Descripcion', line],
  discount: ['Descuento', integer],
  discountType: ['TipoDescuento', line],
  promoType: ['TipoPromo', line],
  products: ['ProductosID', line],
  validFrom: ['VigenciaInicio', required],
  validUntil: ['VigenciaFin', required],
  quantity: ['Cantidad', integer],
  active: ['Activo', flagNumber],
});

/** The latest visit to the promo page from an address. */
export const lastVisit = entity({ date: ['Fecha', dateTime] });

// What calls are asked with.
export const ofNote = entity({ note: ['VentaID', id] });
export const ofPhone = entity({ phone: ['Telefono', required] });
export const ofAddress = entity({ ip: ['IP', required] });
