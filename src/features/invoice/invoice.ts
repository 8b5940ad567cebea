import type { Sale } from '../../contract/forms.ts';
import { toCents, type Cents } from '../../lib/money.ts';
import { toMexicoMonth, toMexicoTime } from '../../lib/time.ts';
import { whatsappUrl } from '../../lib/contactUrls.ts';
import { shop } from '../../shop.ts';

/** How long an invoice takes to arrive (R6.8). */
export const deliveryTime = '1 a 5 días';

/** Links to the shop's WhatsApp chat, for problems with the form. The URLs contain no personal data. */
export const invoiceChat = {
  help: whatsappUrl(shop.whatsapp, 'Hola, necesito ayuda para facturar mi compra.'),
  otherMonth: (receipt: string) =>
    whatsappUrl(shop.whatsapp, `Hola, quiero facturar la nota ${receipt}, que es de otro mes. ¿Qué opciones tengo?`),
};

/** Why a sale cannot be invoiced (R6.2). */
type SaleError = 'missing' | 'month' | 'total';

/**
 * Why a step does not continue: the sale cannot be invoiced, a call failed, the response to an e-mail was lost, so that it may have been
 * sent (`unconfirmed`), or the shopper has to confirm that such an e-mail is sent again (`confirmResend`).
 */
export type FormAlert = SaleError | 'failed' | 'unconfirmed' | 'confirmResend';

/** The texts of alerts (R6.2, R6.8, R6.9). */
export const formAlerts: Record<FormAlert, { title: string; help: string }> = {
  missing: {
    title: 'No se encontró información de la nota de venta.',
    help: 'Revisa el número con el de tu nota. Si es correcto, escríbenos y la buscamos.',
  },
  month: {
    title: 'Solo se puede facturar dentro del mismo mes de realizada la compra.',
    help: 'Esta nota es de otro mes. Escríbenos y vemos qué opciones tienes.',
  },
  total: {
    title: 'Los datos ingresados no coinciden.',
    help: 'Revisa el número de la nota y el total, con centavos.',
  },
  failed: {
    title: 'Ocurrió un error al solicitar su factura, intente de nuevo más tarde.',
    help: 'Lo que escribiste sigue aquí. Si vuelve a pasar, pídela con nosotros.',
  },
  unconfirmed: {
    title: 'No sabemos si tu solicitud llegó.',
    help: `No recibimos la respuesta del servidor. Si llegó, recibirás tu factura en ${deliveryTime}; si quieres confirmarlo, escríbenos.`,
  },
  confirmResend: {
    title: '¿La enviamos otra vez?',
    help: 'No sabemos si tu última solicitud llegó. Si llegó y la enviamos otra vez, podrías recibir dos facturas.',
  },
};

/** Parses a total as shoppers type it ("1,234.50", "$1234.5"); null if it is not a number. */
export const parseTotal = (typed: string): Cents | null => toCents(typed.replace(/^\s*\$/, ''));

/** Whether a sale is of the current month in Mexico City, whatever the device's time zone. */
export const isThisMonth = (saleDate: string, now: Date): boolean => saleDate.slice(0, 7) === toMexicoMonth(now);

/** Why a sale cannot be invoiced with this total; null if it can. */
export function findSaleError(sale: Sale | null, total: Cents, now: Date): SaleError | null {
  if (!sale) return 'missing';
  if (!isThisMonth(sale.date, now)) return 'month';
  return sale.total === total ? null : 'total';
}

/** Days left to invoice this month's purchases, including today. */
export function daysLeft(now: Date): number {
  const [year, month, day] = toMexicoTime(now).slice(0, 10).split('-').map(Number) as [number, number, number];
  return new Date(Date.UTC(year, month, 0)).getUTCDate() - day + 1;
}

/** The reminder appears when this many days are left. */
const reminderDays = 5;

/** The deadline until the reminder appears. */
export const deadlineRule = 'Solo se factura dentro del mes de la compra.';

/** "Te quedan 3 días para facturar…" near the end of the month; '' before. */
export function deadlineText(now: Date): string {
  const days = daysLeft(now);
  if (days > reminderDays) return '';
  return days === 1 ? 'Hoy es el último día para facturar este mes.' : `Te quedan ${days} días para facturar este mes.`;
}
