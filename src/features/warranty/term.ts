import type { Term } from './warranty.ts';

/** "1 mes", "15 días", "Sin garantía". */
export function termText({ months, days }: Pick<Term, 'months' | 'days'>): string {
  if (months > 0) return `${months} ${months === 1 ? 'mes' : 'meses'}`;
  return days > 0 ? `${days} ${days === 1 ? 'día' : 'días'}` : 'Sin garantía';
}
