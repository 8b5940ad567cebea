import { whatsappAddress } from '../../lib/whatsapp.ts';
import { shop } from '../../shop.ts';

/** How long an invoice takes to come (R6.8). */
export const comesIn = '1 a 5 días';

/** What the person is told at the end (R6.8). */
export const texts = {
  requested: 'Solicitamos tu factura',
  otherwise: 'Si no la recibes, revisa tu correo no deseado o contacta al vendedor por teléfono o WhatsApp.',
  failed: 'Ocurrió un error al solicitar su factura, intente de nuevo más tarde.',
  unregistered: 'No fue posible registrar tus datos. Contacta al vendedor por teléfono o WhatsApp.',
  unanswered: 'No supimos si tu última solicitud llegó. Si no recibes tu factura, puedes solicitarla otra vez.',
  newCustomer:
    'Este teléfono es nuevo para nosotros: los datos que escribas quedarán registrados para tu próxima factura.',
  privacy: 'Usamos tus datos solo para facturar.',
  knownCustomer: 'Ya tenemos tus datos. Revisa que sigan igual antes de continuar.',
} as const;

/** The chat with the seller, for when the form leads no further. Never with personal data: it is an address. */
export const chat = {
  help: whatsappAddress(shop.whatsapp, 'Hola, necesito ayuda para facturar mi compra.'),
  otherMonth: (note: string) =>
    whatsappAddress(shop.whatsapp, `Hola, quiero facturar la nota ${note}, que es de otro mes. ¿Qué opciones tengo?`),
};

export const phoneAddress = `tel:+52${shop.phone.replaceAll(/\D/g, '')}`;
