/** The entities and calls of the forms; apart from catalogue.ts because no list or product page needs them. */
import { acknowledged, listOf, one, status } from './answers.ts';
import { call, entity, type ValueOf } from './schema.ts';
import {
  passthrough,
  dateTime,
  fileName,
  flagNumber,
  id,
  integer,
  line,
  lineOrNull,
  price,
  required,
} from './fieldCodecs.ts';

/** A sale, by the number of its note; `date` is Mexico City time, "YYYY-MM-DD HH:mm:ss"; `total` in cents. */
export type Sale = ValueOf<typeof sale>;
export const sale = entity({ id: ['VentaID', id], date: ['Fecha', dateTime], total: ['Total', price] });

/** A customer as the shop stores it: null stays null, and fields that no form shows are sent back unchanged. */
export type Customer = ValueOf<typeof customer>;
export const customer = entity({
  id: ['ClienteID', passthrough],
  active: ['Activo', passthrough],
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

/** The latest visit to the promo page from an IP address. */
export const lastVisit = entity({ date: ['Fecha', dateTime] });

// What calls send.
const noteRequest = entity({ note: ['VentaID', id] });
const phoneRequest = entity({ phone: ['Telefono', required] });
const addressRequest = entity({ ip: ['IP', required] });

export const listarUtilidades = call('GET', 'read', 'listarUtilidades', 'nothing', listOf(fileName));
export const postObtenerInformacionVenta = call('POST', 'read', 'postObtenerInformacionVenta', noteRequest, one(sale));
// prettier-ignore
export const postObtenerClientePorTelefono = call('POST', 'read', 'postObtenerClientePorTelefono', phoneRequest, one(customer));
// prettier-ignore
export const postObtenerUltimaVisitaParaPromoCode = call('POST', 'read', 'postObtenerUltimaVisitaParaPromoCode', addressRequest, one(lastVisit));
export const postRegistrarCliente = call('POST', 'write', 'postRegistrarCliente', customer, acknowledged);
export const putModificarCliente = call('PUT', 'write', 'putModificarCliente', customer, acknowledged);
export const postCorreoSolicitudFactura = call('POST', 'write', 'postCorreoSolicitudFactura', 'text', status);
export const postRegistrarPromoCode = call('POST', 'write', 'postRegistrarPromoCode', promoCode, acknowledged);
