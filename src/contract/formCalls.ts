/** The calls of the forms: as calls.ts, and apart from it, so that no list or product page loads these. */
import { acknowledged, listOf, one, status } from './answers.ts';
import { call } from './call.ts';
import { customer, lastVisit, ofAddress, ofNote, ofPhone, promoCode, sale } from './formFields.ts';
import { fileName } from './fieldKinds.ts';

export const listarUtilidades = call('listarUtilidades', 'GET', 'read', 'nothing' as const, listOf(fileName));

export const postObtenerInformacionVenta = call('postObtenerInformacionVenta', 'POST', 'read', ofNote, one(sale));

export const postObtenerClientePorTelefono = call(
  'postObtenerClientePorTelefono',
  'POST',
  'read',
  ofPhone,
  one(customer),
);

export const postObtenerUltimaVisitaParaPromoCode = call(
  'postObtenerUltimaVisitaParaPromoCode',
  'POST',
  'read',
  ofAddress,
  one(lastVisit),
);

export const postRegistrarCliente = call('postRegistrarCliente', 'POST', 'write', customer, acknowledged);

export const putModificarCliente = call('putModificarCliente', 'PUT', 'write', customer, acknowledged);

export const postCorreoSolicitudFactura = call('postCorreoSolicitudFactura', 'POST', 'write', 'text' as const, status);

export const postRegistrarPromoCode = call('postRegistrarPromoCode', 'POST', 'write', promoCode, acknowledged);
