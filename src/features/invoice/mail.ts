import type { Sale } from '../../contract/formFields.ts';
import { formatPesos } from '../../lib/money.ts';
import { labelOf } from './taxChoices.ts';
import { payments, regimes, uses } from './sat.ts';
import { tidy, cfdiUse, type Values } from './values.ts';

/** What the shop reads of each field, in the order of the mail and of the review. */
export const asked = (values: Values): [label: string, text: string][] => [
  ['Nombre o razón social', values.businessName],
  ['RFC', values.rfc],
  ['Régimen fiscal', labelOf(regimes, values.regime)],
  ['Calle', values.street],
  ['Núm. exterior', values.exteriorNumber],
  ['Núm. interior', values.interiorNumber],
  ['Colonia', values.neighbourhood],
  ['Código postal', values.postalCode],
  ['Ciudad', values.city],
  ['Estado', values.state],
  ['Correo', values.email],
  ['Teléfono', values.phone],
  ['Forma de pago', labelOf(payments, values.payment)],
  ['Uso de CFDI', labelOf(uses, cfdiUse(values))],
];

/** The one text of postCorreoSolicitudFactura (R6.7): a line a field, and nothing in a field can make a line or a tag. */
export function mailText(values: Values, sale: Sale): string {
  const lines = [['Nota de venta', sale.id], ['Total', `${formatPesos(sale.total)} MXN`], ...asked(values)];
  const body = lines.map(([label = '', text = '']) => `${label}: ${tidy(text).replaceAll(/[<>]/g, ' ') || '-'}`);
  return ['Solicitud de factura', '', ...body].join('\n');
}

/** The same, in the few lines that a person looks over before sending. */
export function reviewed(values: Values): [label: string, text: string][] {
  const { street, exteriorNumber, interiorNumber, neighbourhood, postalCode, city, state } = values;
  const door = interiorNumber && ` int. ${interiorNumber}`;
  const address = `${street} ${exteriorNumber}${door}, ${neighbourhood}, ${postalCode} ${city}, ${state}`;
  const inAddress = ['Calle', 'Núm. exterior', 'Núm. interior', 'Colonia', 'Código postal', 'Ciudad', 'Estado'];
  const rows = asked(values).filter(([label]) => label !== 'Teléfono' && !inAddress.includes(label));
  return [...rows.slice(0, 3), ['Domicilio fiscal', address], ...rows.slice(3)];
}
