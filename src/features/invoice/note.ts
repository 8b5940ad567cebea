import type { Sale } from '../../contract/formFields.ts';
import { toCents, type Cents } from '../../lib/money.ts';
import { mexicoMonth, toMexicoTime } from '../../lib/mexicoTime.ts';

/** Why a note cannot be invoiced (R6.2). */
export type Refusal = 'missing' | 'month' | 'total';

export const refusals: Record<Refusal, string> = {
  missing: 'No se encontró información de la nota de venta.',
  month: 'Solo se puede facturar dentro del mismo mes de realizada la compra.',
  total: 'Los datos ingresados no coinciden.',
};

/** Cents of a total as people type it ("1,234.50", "$1234.5"); null where it is no number. */
export const readTotal = (typed: string): Cents | null => toCents(typed.replace(/^\s*\$/, ''));

/** Whether a sale is of the month that it now is in Mexico City, wherever the device stands. */
export const isThisMonth = (saleDate: string, now: Date): boolean => saleDate.slice(0, 7) === mexicoMonth(now);

/** Why a sale cannot be invoiced with the total that was typed; null where it can. */
export function refusalOf(sale: Sale | null, total: Cents, now: Date): Refusal | null {
  if (!sale) return 'missing';
  if (!isThisMonth(sale.date, now)) return 'month';
  return sale.total === total ? null : 'total';
}

/** Days that are left to invoice this month's purchases, today among them. */
export function daysLeft(now: Date): number {
  const [year, month, day] = toMexicoTime(now).slice(0, 10).split('-').map(Number) as [number, number, number];
  return new Date(Date.UTC(year, month, 0)).getUTCDate() - day + 1;
}

/** How near the end of the month the shopper is told. */
const near = 5;

/** "Te quedan 3 días para facturar…" near the end of the month; '' before. */
export function deadlineText(now: Date): string {
  const days = daysLeft(now);
  if (days > near) return '';
  return days === 1 ? 'Hoy es el último día para facturar este mes.' : `Te quedan ${days} días para facturar este mes.`;
}
