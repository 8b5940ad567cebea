/** The entities and endpoints of the forms; separate from catalogue.ts, since no list or product page needs them. */
import { listResponse, recordResponse } from './responses.ts';
import { endpoint, entity, type ValueOf } from './schema.ts';
import { acknowledgedResponse, statusResponse } from './writeResponses.ts';
import {
  opaque,
  dateTime,
  fileName,
  numericFlag,
  id,
  numericCount,
  line,
  nullableLine,
  price,
  requiredLine,
} from './fieldCodecs.ts';

/** A sale, by the number of its receipt; `date` is Mexico City time, "YYYY-MM-DD HH:mm:ss"; `total` in cents. */
export type Sale = ValueOf<typeof sale>;
export const sale = entity({ id: ['VentaID', id], date: ['Fecha', dateTime], total: ['Total', price] });

/** A customer as the shop stores it: null stays null, and fields that no form shows are sent back unchanged. */
export type Customer = ValueOf<typeof customer>;
export const customer = entity({
  id: ['ClienteID', opaque],
  active: ['Activo', opaque],
  names: ['Nombres', nullableLine],
  firstSurname: ['ApePat', nullableLine],
  secondSurname: ['ApeMat', nullableLine],
  fullName: ['NombreCompleto', nullableLine],
  birthDate: ['FechaNacimiento', nullableLine],
  businessName: ['RazonSocial', nullableLine],
  rfc: ['RFC', nullableLine],
  taxRegime: ['RegimenFiscalID', nullableLine],
  street: ['Calle', nullableLine],
  exteriorNumber: ['NumExt', nullableLine],
  interiorNumber: ['NumInt', nullableLine],
  neighbourhood: ['Colonia', nullableLine],
  postalCode: ['CodigoPostal', nullableLine],
  city: ['Ciudad', nullableLine],
  state: ['Estado', nullableLine],
  email: ['Correo', nullableLine],
  phone: ['Telefono', nullableLine],
});

/** A promo code as it is registered (R7.2); dates are Mexico City time, "YYYY-MM-DD HH:mm:ss". */
export type PromoCode = ValueOf<typeof promoCode>;
export const promoCode = entity({
  id: ['PromoCodeID', line],
  code: ['PromoCode', requiredLine],
  description: ['Descripcion', line],
  discount: ['Descuento', numericCount],
  discountType: ['TipoDescuento', line],
  promoType: ['TipoPromo', line],
  products: ['ProductosID', line],
  validFrom: ['VigenciaInicio', requiredLine],
  validUntil: ['VigenciaFin', requiredLine],
  quantity: ['Cantidad', numericCount],
  active: ['Activo', numericFlag],
});

/** The latest visit to the promo page from an IP address. */
export const lastPromoVisit = entity({ date: ['Fecha', dateTime] });

// Requests.
const receiptRequest = entity({ receipt: ['VentaID', id] });
const phoneRequest = entity({ phone: ['Telefono', requiredLine] });
const ipRequest = entity({ ip: ['IP', requiredLine] });

export const listarUtilidades = endpoint('GET', 'read', 'listarUtilidades', 'nothing', listResponse(fileName));
export const postObtenerInformacionVenta = endpoint(
  'POST',
  'read',
  'postObtenerInformacionVenta',
  receiptRequest,
  recordResponse(sale),
);
// prettier-ignore
export const postObtenerClientePorTelefono = endpoint('POST', 'read', 'postObtenerClientePorTelefono', phoneRequest, recordResponse(customer));
// prettier-ignore
export const postObtenerUltimaVisitaParaPromoCode = endpoint('POST', 'read', 'postObtenerUltimaVisitaParaPromoCode', ipRequest, recordResponse(lastPromoVisit));
export const postRegistrarCliente = endpoint('POST', 'write', 'postRegistrarCliente', customer, acknowledgedResponse);
export const putModificarCliente = endpoint('PUT', 'write', 'putModificarCliente', customer, acknowledgedResponse);
export const postCorreoSolicitudFactura = endpoint(
  'POST',
  'write',
  'postCorreoSolicitudFactura',
  'text',
  statusResponse,
);
export const postRegistrarPromoCode = endpoint(
  'POST',
  'write',
  'postRegistrarPromoCode',
  promoCode,
  acknowledgedResponse,
);
