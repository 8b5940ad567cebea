import { howToBuyName, invoiceName } from '../../components/texts.ts';
import { fold } from '../../lib/text.ts';

/** Prefixes of folded words, and the page of the shop that they mean; the first match wins. */
const pages: readonly [words: RegExp, url: string, text: string][] = [
  [/\b(?:factura|cfdi)/, '/facturacion', invoiceName],
  [/\b(?:garantia|garantizad)/, '/garantias', 'Garantías'],
  [/\b(?:sucursal|horario|direccion|ubicacion|abierto|cierran)/, '/sucursales', 'Sucursales'],
  [/\b(?:promo|cupon)/, '/promocode', 'PromoCode'],
  [/\b(?:envio|envian|pago|pagar|devol|reembolso|meses)/, '/como-comprar', howToBuyName],
];

/** The page that answers a search for a service instead of a product, "garantía de reacondicionados"; null if none does. */
export function findServicePage(term: string): { url: string; text: string } | null {
  const folded = fold(term);
  const [, url, text] = pages.find(([words]) => words.test(folded)) ?? [];
  return url && text ? { url, text } : null;
}
