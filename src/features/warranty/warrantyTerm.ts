/** How long a kind of product is under warranty; without months and days, not at all. */
export interface Term {
  months: number;
  days: number;
  /** Only where the shop installed it. */
  onlyInstalled: boolean;
}

/** "1 mes", "15 días", "Sin garantía". */
export function termText({ months, days }: Pick<Term, 'months' | 'days'>): string {
  if (months > 0) return `${months} ${months === 1 ? 'mes' : 'meses'}`;
  return days > 0 ? `${days} ${days === 1 ? 'día' : 'días'}` : 'Sin garantía';
}
