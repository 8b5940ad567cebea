// A module of its own, since every page loads time.ts.

export const monthNames =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

/**
 * "12 de noviembre", from a text that starts like "2026-11-12". Not with Intl, whose output differs between Node and browsers, and
 * whose first use takes 100 ms on a slow phone.
 */
export const formatDay = (date: string): string =>
  `${Number(date.slice(8, 10))} de ${monthNames[Number(date.slice(5, 7)) - 1] ?? ''}`;

/** "12 de noviembre de 2026". */
export const formatDate = (date: string): string => `${formatDay(date)} de ${date.slice(0, 4)}`;
