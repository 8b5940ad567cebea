import { whatsappAddress } from '../../lib/whatsapp.ts';
import { shop } from '../../shop.ts';
import { endText, type ShownCode } from './shown.ts';

/** Where "Usar en WhatsApp" leads: the chat with the seller, its text naming the code and when it ends. */
export function promoChat({ code, discount, until }: ShownCode): string {
  return whatsappAddress(
    shop.whatsapp,
    `Hola, quiero usar mi PromoCode ${code}: ${discount} % de descuento en el total de mi compra. Vence a las ${endText(until)}.`,
  );
}

export const privacy = 'Usamos tu dirección IP solo para dar un código por visitante.';
