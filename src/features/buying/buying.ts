import { parseCondition } from '../../contract/rules.ts';
import type { BuyingTerms, Returns } from '../../shop/types.ts';

/** A line beside Comprar: an icon, a lead in bold, and the rest of the sentence. */
interface BuyingLine {
  icon: 'payment' | 'bag' | 'returns';
  lead: string;
  rest: string;
}

/**
 * Finds the return policy for a condition such as "Usado": 'none' for no returns, null if the terms do not cover it, as for refurbished
 * products. For the lines beside Comprar and the structured data (R5.14).
 */
export function findReturnPolicy(conditionLabel: string, returns: Returns | null): Returns | 'none' | null {
  const condition = parseCondition(conditionLabel);
  if (!returns || returns.includesUsed || condition === null || condition === 'new') return returns;
  return condition === 'used' ? 'none' : null;
}

/** The lines beside Comprar: payment, pickup or delivery, returns (R5.14). @param conditionLabel such as "Usado" */
export function buyingLines(
  { payment, pickup }: BuyingTerms,
  returns: Returns | null,
  conditionLabel: string,
): BuyingLine[] {
  return [
    ...(payment ? [{ icon: 'payment', ...payment } as const] : []),
    ...(pickup ? [{ icon: 'bag', ...pickup } as const] : []),
    ...returnsLines(findReturnPolicy(conditionLabel, returns)),
  ];
}

function returnsLines(policy: Returns | 'none' | null): BuyingLine[] {
  if (policy === null) return [];
  if (policy === 'none') return [{ icon: 'returns', lead: 'Sin devolución', rest: 'en equipos usados' }];
  return [{ icon: 'returns', lead: `${policy.days} días para devolverlo,`, rest: 'con tu nota' }];
}

/** The steps of a purchase, for /como-comprar (R5.14). */
export const buyingSteps = ({ delivery }: BuyingTerms): { title: string; text: string }[] => [
  { title: 'Elige tu producto', text: 'Busca por nombre o por tu celular. Ves el precio y qué sucursal lo tiene.' },
  { title: 'Toca Comprar', text: 'Te abrimos WhatsApp con el mensaje listo: producto, precio y sucursal.' },
  {
    title: 'Te contestamos',
    text: 'En el horario de la sucursal: confirmamos que lo hay y acordamos cómo lo recibes.',
  },
  {
    title: 'Paga y recíbelo',
    text: `Al recogerlo en la sucursal.${delivery ? ' Si te lo enviamos, te decimos antes el costo del envío.' : ''}`,
  },
];

/** A row of the terms on /como-comprar; `link` is the key of the page with details. */
interface BuyingRow {
  name: string;
  text: string;
  link?: 'pickup' | 'warranty' | 'invoice';
}

/**
 * The rows of the terms on /como-comprar (R5.14).
 * @param returnsText the text on returns, which begins with "*" as a footnote; null if there are none
 * @param branchCount the number of branches
 */
export const buyingRows = (
  { payment, pickup, delivery }: BuyingTerms,
  returnsText: string | null,
  branchCount: number,
): BuyingRow[] => [
  ...(payment ? [{ name: 'Pago', text: payment.text }] : []),
  ...(pickup
    ? [
        {
          name: 'Recoger',
          text: `${branchCount === 1 ? 'En nuestra sucursal' : `En las ${branchCount} sucursales`}. ${pickup.text}`.trim(),
          link: 'pickup',
        } as const,
      ]
    : []),
  ...(delivery ? [{ name: 'Envío', text: delivery }] : []),
  ...(returnsText ? [{ name: 'Devolución', text: returnsText.replace(/^\*/, '') }] : []),
  { name: 'Garantía', text: 'Según el tipo de producto, directo con nosotros.', link: 'warranty' },
  { name: 'Factura', text: 'La pides aquí dentro del mes de tu compra.', link: 'invoice' },
];
