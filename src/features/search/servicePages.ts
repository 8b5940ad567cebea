import { howToBuyName, invoiceName } from '../../components/texts.ts';
import { fold } from '../../lib/text.ts';

/** Patterns that folded search terms are tested against, each with its page; the first match wins. */
const pages: readonly [pattern: RegExp, url: string, text: string][] = [
  [/\b(?:factura|cfdi)/, '/facturacion', invoiceName],
  [/\b(?:garantia|garantizad)/, '/garantias', 'Garantías'],
  [/\b(?:sucursal|horario|direccion|ubicacion|abierto|cierran)/, '/sucursales', 'Sucursales'],
  [/\b(?:promo|cupon)/, '/promocode', 'PromoCode'],
  [/\b(?:oferta|descuento|rebaja|liquidacion)/, '/ofertas', 'Ofertas'],
  [/\b(?:envio|envian|pago|pagar|devol|reembolso|meses)/, '/como-comprar', howToBuyName],
];

/** Finds the page for a search about a service or the offers, such as "garantía de reacondicionados"; null if there is none. */
export function findServicePage(term: string): { url: string; text: string } | null {
  const folded = fold(term);
  const [, url, text] = pages.find(([pattern]) => pattern.test(folded)) ?? [];
  return url && text ? { url, text } : null;
}
