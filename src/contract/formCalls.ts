/** The calls of the forms: as calls.ts, and apart from it, so that no list or product page loads these. */
import { acknowledged, listOf, one, status } from './answers.ts';
import { call } from './call.ts';
import { customer, lastVisit, ofAddress, ofNote, ofPhone, promoCode, sale } from './formFields.ts';
import { fileName } from './fieldKinds.ts';

export const listarUtilidades = /* @__PURE__ */ call(
  'listarUtilidades',
  'GET',
  'read',
  'nothing' as const,
  /* @__PURE__ */ listOf(fileName),
);

export const postObtenerInformacionVenta = /* @__PURE__ */ call(
  'postObtenerInformacionVenta',
  'POST',
  'read',
  ofNote,
  /* @__PURE__ */ one(sale),
);

export const postObtenerClientePorTelefono = /* @__PURE__ */ call(
  'postObtenerClientePorTelefono',
  'POST',
  'read',
  ofPhone,
  /* @__PURE__ */ one(customer),
);

export const postObtenerUltimaVisitaParaPromoCode = /* @__PURE__ */ call(
  'postObtenerUltimaVisitaParaPromoCode',
  'POST',
  'read',
  ofAddress,
  /* @__PURE__ */ one(lastVisit),
);

export const postRegistrarCliente = /* @__PURE__ */ call(
  'postRegistrarCliente',
  'POST',
  'write',
  customer,
  acknowledged,
);

export const putModificarCliente = /* @__PURE__ */ call('putModificarCliente', 'PUT', 'write', customer, acknowledged);

export const postCorreoSolicitudFactura = /* @__PURE__ */ call(
  'postCorreoSolicitudFactura',
  'POST',
  'write',
  'text' as const,
  status,
);

export const postRegistrarPromoCode = /* @__PURE__ */ call(
  'postRegistrarPromoCode',
  'POST',
  'write',
  promoCode,
  acknowledged,
);
