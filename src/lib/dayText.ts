export const months = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
  ' ',
);

/**
 * "12 de noviembre", of "2026-11-12" or what begins so. Not by Intl, which differs between Node and browsers, and whose
 * first use takes a slow phone 100 ms.
 */
export function dayText(date: string): string {
  const [, month, day] = date.slice(0, 10).split('-').map(Number);
  return `${day ?? ''} de ${months[(month ?? 0) - 1] ?? ''}`;
}

/** "12 de noviembre de 2026". */
export const dayOfYearText = (date: string): string => `${dayText(date)} de ${Number(date.slice(0, 4))}`;
