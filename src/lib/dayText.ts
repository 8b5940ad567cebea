export const months = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
  ' ',
);

/**
 * "12 de noviembre", of "2026-11-12" or what begins so. Not by Intl, which differs between Node and browsers, and whose
 * first use takes a slow phone 100 ms.
 */
export const dayText = (date: string): string =>
  `${Number(date.slice(8, 10))} de ${months[Number(date.slice(5, 7)) - 1] ?? ''}`;

/** "12 de noviembre de 2026". */
export const dayOfYearText = (date: string): string => `${dayText(date)} de ${date.slice(0, 4)}`;
